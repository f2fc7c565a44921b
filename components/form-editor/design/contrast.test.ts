import { describe, expect, it } from 'vitest';
import {
  checkAccent,
  checkContrast,
  correctContrast,
  replacedBrands,
} from '@/components/form-editor/design/contrast';
import type { Background } from '@/components/form-editor/design/design';
import { presetAsCustom } from '@/components/form-editor/design/preset-as-custom';
import type { CustomDesignSettings } from '@/lib/contracts/forms';

const ground = (changes: Partial<Background>): Background => ({
  type: 'Color',
  color: '#ffffff',
  gradientStart: '#ffffff',
  gradientEnd: '#ffffff',
  gradientDegree: 0,
  ...changes,
});
const custom = (changes: Partial<CustomDesignSettings>): CustomDesignSettings => ({
  ...presetAsCustom.Classic,
  ...changes,
});
const check = (customDesign: CustomDesignSettings) => checkContrast({ presetDesign: 'Custom', customDesign });
const names = (design: CustomDesignSettings) => check(design).unreadable.map(({ what }) => what);

describe('checkContrast', () => {
  it.each(Object.entries(presetAsCustom))('reports nothing for a custom design from %s', (_name, design) => {
    expect(names(design)).toEqual([]);
  });

  it('reports pale text, hints, typed text and edges', () => {
    const design = custom({ formBackground: ground({}), textColor: '#999999' });
    expect(names(design)).toEqual(['Text', 'Hint', 'Field', 'Edge']);
    expect(check(design).ratio).toBeCloseTo(2.47, 2);
  });

  it('uses the worse end of a gradient', () => {
    const gradient = ground({ type: 'Gradient', gradientStart: '#ffffff', gradientEnd: '#333333' });
    expect(names(custom({ formBackground: gradient }))).toContain('Text');
  });

  it('uses the page for a form without a ground, and both for a translucent one', () => {
    const page = ground({ color: '#222222' });
    expect(names(custom({ pageBackground: page, formBackground: ground({ type: 'None' }) }))).toContain(
      'Text',
    );
    expect(names(custom({ pageBackground: page, formBackground: ground({ color: '#ffffff20' }) }))).toContain(
      'Text',
    );
    expect(names(custom({ pageBackground: page, formBackground: ground({ color: '#ffffff' }) }))).toEqual([]);
  });

  it('reports text over an image', () => {
    const backgroundImageUrl = '/image';
    expect(check(custom({ backgroundImageUrl })).isOverImage).toBe(false);
    const bare = custom({ backgroundImageUrl, formBackground: ground({ type: 'None' }) });
    expect(check(bare).isOverImage).toBe(true);
  });
});

describe('replacedBrands', () => {
  it('says for each scheme which colour replaces one that would be hard to read', () => {
    const look = { presetDesign: 'Classic', colorScheme: 'Auto' } as const;
    expect(replacedBrands({ ...look, brandColor: '#f5d90a' })).toEqual([
      { scheme: 'light', colour: '#7b6c02' },
    ]);
    expect(replacedBrands({ ...look, brandColor: '#00205b' })).toEqual([
      { scheme: 'dark', colour: '#778bad' },
    ]);
    expect(replacedBrands(look)).toEqual([]);
  });
});

describe('checkAccent', () => {
  const classic = { presetDesign: 'Classic' } as const;
  const dark = { presetDesign: 'Dark' } as const;

  it('reports yellow links on a light form and dark ones on a dark form', () => {
    const yellow = checkAccent(classic, '.root{--accent:#f5d90a}');
    expect(yellow).toMatchObject({ colour: '#f5d90a', isGroundDark: false });
    expect(yellow?.ratio).toBeLessThan(1.5);
    expect(checkAccent(dark, '.root { --accent : #a30262; }')).toMatchObject({ isGroundDark: true });
  });

  it('reports nothing for readable accents, CSS without one and unknown colours', () => {
    expect(checkAccent(classic, '.root{--accent:#a30262}')).toBeNull();
    expect(checkAccent(dark, '.root{--accent:#f5d90a}')).toBeNull();
    const auto = { ...classic, colorScheme: 'Auto' } as const;
    expect(checkAccent(auto, '.root{--accent:#a30262}')).toMatchObject({ isGroundDark: true });
    expect(checkAccent(classic, '.root{--accent-strong:#f5d90a}')).toBeNull();
    expect(checkAccent(classic, '.root{--accent:var(--ink)}')).toBeNull();
  });

  it('uses the last of several accents, as a browser does, on a custom design', () => {
    const design = { presetDesign: 'Custom', customDesign: custom({ formBackground: ground({}) }) } as const;
    expect(checkAccent(design, '.root{--accent:#000}.root{--accent:#f5d90a}')).not.toBeNull();
    expect(checkAccent(design, '.root{--accent:#f5d90a}.root{--accent:#000}')).toBeNull();
  });
});

describe('correctContrast', () => {
  it.each([
    ['pale text', custom({ textColor: '#cccccc' })],
    [
      'dark text on a dark form',
      custom({ formBackground: ground({ color: '#1a1a1a' }), textColor: '#333333' }),
    ],
    [
      'a medium ground, on which links are unreadable',
      custom({ formBackground: ground({ color: '#808080' }) }),
    ],
    [
      'a gradient from black to white',
      custom({
        formBackground: ground({ type: 'Gradient', gradientStart: '#000000', gradientEnd: '#ffffff' }),
      }),
    ],
    [
      'a page of pure red without a form',
      custom({ formBackground: ground({ type: 'None' }), pageBackground: ground({ color: '#ff0000' }) }),
    ],
  ])('makes %s readable', (_name, design) => {
    const corrected = correctContrast(design);
    expect(corrected && names(corrected)).toEqual([]);
  });

  it('changes only the text if that suffices', () => {
    const design = custom({ textColor: '#999999' });
    expect(correctContrast(design)).toEqual({ ...design, textColor: expect.any(String) });
  });

  it('returns null for a readable design', () => {
    expect(correctContrast(custom({}))).toBeNull();
  });
});
