import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedSchemes, schemeDesigns } from '@/components/form-view/design-tokens';
import { CustomDesignSettings, type FormDesign } from '@/lib/contracts/forms';
import { contrast, parseColour } from '@/lib/rules/css/colour';
import { checkColours, formMixes } from '@/lib/rules/css/form-colours';
import { colorSchemes, presetDesigns } from '@/lib/rules/enums';

const looks = presetDesigns
  .filter(preset => preset !== 'Custom')
  .flatMap(presetDesign => colorSchemes.map(colorScheme => ({ presetDesign, colorScheme })));
const unreadable = (design: FormDesign) =>
  schemeDesigns(design).flatMap(({ colours }) => checkColours(colours).filter(one => one.ratio < one.min));
const hex = fc.integer({ min: 0, max: 0xffffff }).map(code => `#${code.toString(16).padStart(6, '0')}`);
const ground = (color: string) => ({
  type: 'Color',
  color,
  gradientStart: color,
  gradientEnd: color,
  gradientDegree: 0,
});

describe('schemeDesigns', () => {
  it.each(looks)('every pair of colours of $presetDesign in $colorScheme is readable', look => {
    expect(unreadable({ ...look, additionalCss: '' })).toEqual([]);
  });

  it.each(looks)('every pair stays readable in $presetDesign, $colorScheme with any brand colour', look => {
    fc.assert(
      fc.property(hex, brandColor => {
        expect(unreadable({ ...look, brandColor, additionalCss: '' })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('any brand colour is readable on any custom ground on which black or white text is', () => {
    fc.assert(
      fc.property(hex, hex, (brandColor, color) => {
        const white = contrast([1, 1, 1, 1], parseColour(color) ?? [0, 0, 0, 1]);
        const settings = { formBackground: ground(color), textColor: white > 5 ? '#ffffff' : '#000000' };
        const customDesign = CustomDesignSettings.parse(settings);
        const design: FormDesign = { presetDesign: 'Custom', customDesign, brandColor, additionalCss: '' };
        const failed = unreadable(design).map(({ what }) => what);
        // A ground between black and white leaves no colour that is readable on it and on fields.
        if (white < 3 || white > 8) expect(failed.filter(one => one !== 'Hint')).toEqual([]);
        expect(failed).not.toContain('Button');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['#1f7a3a', /^1[45]\d$/],
    ['#808080', null],
  ])('the page of the preset Modern has the hue of the club colour %s', (brandColor, hue) => {
    const design: FormDesign = { presetDesign: 'Modern', colorScheme: 'Auto', brandColor, additionalCss: '' };
    for (const { tokens } of schemeDesigns(design)) {
      const colours = [
        ...`${tokens.page} ${tokens['page-base']}`.matchAll(/oklch\([\d.]+ ([\d.]+) (\d+)\)/g),
      ];
      expect(colours).toHaveLength(4);
      for (const [, chroma, angle] of colours)
        if (hue) expect(angle).toMatch(hue);
        else expect(Number(chroma)).toBe(0);
    }
  });

  it('uses at least 7 : 1 for links in high contrast', () => {
    for (const { colours } of schemeDesigns({
      presetDesign: 'HighContrast',
      colorScheme: 'Auto',
      brandColor: '#f5d90a',
      additionalCss: '',
    }))
      expect(contrast(colours.accent, colours.surfaces[0])).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['#0d5c63', 'Classic', [null]],
    ['#f5d90a', 'Classic', ['#7b6c02']],
    ['#f5d90a', 'Dark', [null]],
    ['#00205b', 'Dark', ['#778bad']],
  ] as const)('replaces %s on %s only where it is hard to read', (brandColor, presetDesign, replaced) => {
    const designs = schemeDesigns({ presetDesign, brandColor, additionalCss: '' });
    expect(designs.map(one => one.replacedBrand)).toEqual(replaced);
  });

  it('keeps the exact brand colour on buttons, with an edge where it is as pale as the form', () => {
    const [{ tokens }] = schemeDesigns({
      presetDesign: 'Classic',
      brandColor: '#f5d90a',
      additionalCss: '',
    });
    expect(tokens).toMatchObject({ button: '#f5d90a', 'on-button': '#000000', 'button-edge': tokens.accent });
  });

  it("leaves buttons to the accent that a club's CSS sets", () => {
    const [{ tokens }] = schemeDesigns({
      presetDesign: 'Classic',
      brandColor: '#f5d90a',
      additionalCss: '.form-root{--accent: #000}',
    });
    expect(tokens.button).toBeUndefined();
  });

  it('shows two schemes only to readers of a preset that allows both', () => {
    const count = (presetDesign: FormDesign['presetDesign']) =>
      schemeDesigns({
        presetDesign,
        colorScheme: 'Auto',
        additionalCss: '',
        customDesign: CustomDesignSettings.parse({}),
      }).length;
    expect(presetDesigns.map(preset => [preset, count(preset), allowedSchemes(preset)])).toEqual([
      ['Classic', 2, ['light', 'dark']],
      ['Modern', 2, ['light', 'dark']],
      ['Minimal', 2, ['light', 'dark']],
      ['Dark', 1, ['dark']],
      ['HighContrast', 2, ['light', 'dark']],
      ['Custom', 1, []],
    ]);
  });

  it('changes no colour of a design without a brand colour that is readable', () => {
    const [{ tokens }] = schemeDesigns({ presetDesign: 'Classic', additionalCss: '' });
    expect(tokens.accent).toBe('oklch(0.45 0.08 208)');
    expect(tokens.danger).toBe('oklch(0.47 0.17 27)');
  });
});

it('mixes colours by the shares of the style sheet', () => {
  const sheet = readFileSync('components/form-view/form.css', 'utf8');
  for (const [name, share] of Object.entries(formMixes)) {
    expect(sheet).toMatch(
      new RegExp(`--${name}: color-mix\\(in oklab, var\\(--\\w+\\) ${Math.round(share * 100)}%, `),
    );
  }
});
