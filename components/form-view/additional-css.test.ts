import { describe, expect, it } from 'vitest';
import { additionalCss } from '@/components/form-view/additional-css';
import { renderFormPage } from '@/components/form-view/renderer';
import { publicForm } from '@/testing/form-view/public-form';

const css = '.form-root .primary {\n  border-radius: 2px;\n}';
const design = { ...publicForm.design, additionalCss: css };

describe('additionalCss', () => {
  it('is empty if the club has no own CSS', () => {
    expect(additionalCss(publicForm.design)).toBe('');
  });

  it('precedes the rules that protect required parts', () => {
    const written = additionalCss(design);
    expect(written.startsWith(css)).toBe(true);
    for (const part of ['.mandate', '.privacy', '.price-sums', '.error']) {
      expect(written.slice(css.length)).toContain(part);
    }
  });

  it.each(['</style><script>alert(1)</script>', '@import "x";'])('never contains %s', hostile => {
    expect(additionalCss({ ...design, additionalCss: hostile })).toBe('');
  });

  it('is in the page once, in the style element with the nonce', () => {
    const html = renderFormPage({
      locale: 'de',
      path: '/f/demo/membership',
      nonce: 'n',
      askedLocale: null,
      pageQuery: '',
      step: 'membership',
      form: { ...publicForm, design },
      notice: null,
      values: null,
      problems: [],
    });
    expect(html.split('border-radius: 2px')).toHaveLength(2);
    expect(html).toMatch(/<style id="css-additional" nonce="n">[^<]*border-radius: 2px/);
    expect(html).toContain('<div id="root" class="form-root">');
  });
});
