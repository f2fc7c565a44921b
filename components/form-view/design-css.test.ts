import { describe, expect, it } from 'vitest';
import { designCss } from '@/components/form-view/design-css';
import { CustomDesignSettings, type FormDesign } from '@/lib/contracts/forms';
import { presetDesigns } from '@/lib/rules/enums';

const custom = (changes: Partial<CustomDesignSettings> = {}): FormDesign => ({
  presetDesign: 'Custom',
  customDesign: { ...CustomDesignSettings.parse({}), ...changes },
  additionalCss: 'body{display:none}',
});

describe('designCss', () => {
  it.each(presetDesigns.filter(preset => preset !== 'Custom'))('%s sets every token', presetDesign => {
    const css = designCss({ presetDesign, additionalCss: '' });
    for (const token of ['page', 'surface', 'ink', 'accent', 'radius', 'width', 'scheme']) {
      expect(css).toContain(`--${token}:`);
    }
  });

  it('HighContrast sets its black lines on the form root, where the style sheet would mix paler ones', () => {
    const css = designCss({ presetDesign: 'HighContrast', additionalCss: '' });
    expect(css).toMatch(/^:root,\.form-root\{[^}]*--line:#000;/);
  });

  it('writes every setting of a custom design', () => {
    const css = designCss(
      custom({
        pageBackground: {
          type: 'Gradient',
          color: '#ffffff',
          gradientStart: '#112233',
          gradientEnd: '#445566',
          gradientDegree: 45,
        },
        formBackground: {
          type: 'Color',
          color: '#fffdf5',
          gradientStart: '#ffffff',
          gradientEnd: '#ffffff',
          gradientDegree: 0,
        },
        topMargin: 17,
        textColor: '#123456',
        formWidth: 'Custom',
        formWidthCustom: 815,
        borderRadius: 23,
        backgroundImageUrl: '/api/v1/public/clubs/demo/background?v=1',
      }),
    );
    expect(css).toContain('--page:linear-gradient(45deg,#112233,#445566)');
    expect(css).toContain('--surface:#fffdf5');
    expect(css).toContain('--ink:#123456');
    expect(css).toContain('--width:50.9375rem');
    expect(css).toContain('--radius:1.4375rem');
    expect(css).toContain('--top:1.0625rem');
    expect(css).toContain(
      'html body{background-image:url("/api/v1/public/clubs/demo/background?v=1"),linear-gradient(45deg,#112233,#445566)',
    );
    expect(css).toContain('background-size:cover,auto');
  });

  it('uses light controls on a dark form', () => {
    const dark = {
      type: 'Color',
      color: '#101820',
      gradientStart: '#ffffff',
      gradientEnd: '#ffffff',
    } as const;
    const css = designCss(custom({ formBackground: { ...dark, gradientDegree: 0 }, textColor: '#ffffff' }));
    expect(css).toContain('--scheme:dark');
  });

  it.each([
    'https://elsewhere.example/x.png',
    '//elsewhere.example/x.png',
    '/a");}body{display:none}',
    "/a'</style><script>",
    'javascript:alert(1)',
    '/a b',
  ])('loads no image from %s', backgroundImageUrl => {
    expect(designCss(custom({ backgroundImageUrl }))).not.toContain('url(');
  });

  it("never writes a club's text into the style sheet", () => {
    const css = designCss(custom({ textColor: '#000;}</style><script>' }));
    expect(css).not.toContain('<');
    expect(css).not.toContain('display:none');
  });
});
