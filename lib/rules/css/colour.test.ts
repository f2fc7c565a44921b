import { describe, expect, it } from 'vitest';
import { type Colour, contrast, mix, over, parseColour, toHex } from '@/lib/rules/css/colour';

function colour(text: string): Colour {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is no colour`);
  return parsed;
}

describe('parseColour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#A1b', '#aa11bb'],
    ['#12345680', '#123456'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0.628 0.258 29.23)', '#ff0000'],
    ['oklch(0.452 0.313 264.05)', '#0000ff'],
  ])('reads %s', (text, hex) => {
    expect(toHex(colour(text))).toBe(hex);
  });

  it.each(['', 'red', '#12', '#12345', 'rgb(1,2,3)', '#fff;}'])('refuses %s', text => {
    expect(parseColour(text)).toBeNull();
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#00000080', '#ffffff', 4.0],
  ])('of %s on %s is %f', (front, behind, ratio) => {
    expect(contrast(colour(front), colour(behind))).toBeCloseTo(ratio, 1);
  });
});

it('shows the colour behind a translucent one', () => {
  expect(toHex(over(colour('#ff000080'), colour('#0000ff')))).toBe('#80007f');
});

it('mixes as color-mix in oklab does', () => {
  expect(toHex(mix(colour('#ffffff'), colour('#000000'), 0.5))).toBe('#636363');
});
