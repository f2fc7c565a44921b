import { describe, expect, it } from 'vitest';
import { compileMessages, textSetOf } from '@/components/form-view/compile-messages';
import { renderFormPage } from '@/components/form-view/renderer';
import { locales } from '@/lib/rules/enums';
import { cancellationForm, publicForm } from '@/testing/form-view/public-form';

const forms = [publicForm, { ...publicForm, kind: 'Change' as const }, cancellationForm];

describe('compileMessages', () => {
  const texts = compileMessages();

  it('has the same keys in every language and form of address', () => {
    const keys = Object.keys(texts.de);
    for (const set of Object.values(texts)) expect(Object.keys(set)).toEqual(keys);
  });

  it('uses the formal "Sie" throughout in the formal texts', () => {
    const informal = Object.entries(texts[textSetOf('de', 'Sie')]).filter(([, text]) =>
      /\b(du|dein\w*|dich|dir)\b/i.test(JSON.stringify(text)),
    );
    expect(informal).toEqual([]);
  });
});

describe.each(locales)('the forms in %s', locale => {
  it.each(forms)('$kind: every text exists, and every language has its own name in the switch', form => {
    const html = renderFormPage({
      form,
      locale,
      path: '/f/demo/x',
      pageQuery: '',
      askedLocale: null,
      nonce: 'n',
      step: 'person',
      notice: null,
      values: null,
      problems: [],
    });
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/>(form|labels|validation)\.[a-z]/i);
    for (const other of locales) {
      expect(html).toContain(new Intl.DisplayNames(other, { type: 'language' }).of(other));
    }
  });
});
