import { describe, expect, it } from 'vitest';
import { mailColours } from '@/lib/mail/mail-colours';
import { contrast, parseColour } from '@/lib/rules/css/colour';

const ratio = (one: string, other: string) => {
  const [front, behind] = [parseColour(one), parseColour(other)];
  return front && behind ? contrast(front, behind) : 0;
};

describe.each([null, '#f5d90a', '#ffffff', '#000000', '#a30262', '#0d5c63', '#22221f', '#777777'])(
  'the club’s colour %s',
  brandColor => {
    const { light, dark } = mailColours(brandColor);
    it.each([
      { name: 'light', shades: light, card: '#ffffff', linkMin: 4.5 },
      { name: 'dark', shades: dark, card: '#22221f', linkMin: 7 },
    ])('can be seen and read on the $name card', ({ shades, card, linkMin }) => {
      expect(ratio(shades.button, card)).toBeGreaterThanOrEqual(3);
      expect(ratio(shades.onButton, shades.button)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(shades.link, card)).toBeGreaterThanOrEqual(linkMin);
    });
  },
);
