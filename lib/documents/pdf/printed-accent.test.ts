import { expect, it } from 'vitest';
import { contrast, parseColour } from '@/lib/rules/css/colour';
import { white } from '@/lib/rules/css/form-colours';
import { printedAccent } from './printed-accent';
import { accent } from './text-style';

it.each([
  ['keeps a colour that can be read', '#7a1f2b', '#7a1f2b'],
  ['is the product’s own without a colour', null, accent],
])('the colour of titles on paper %s', (_, brand, printed) => {
  expect(printedAccent(brand)).toBe(printed);
});

it('a light colour is printed darker, so that it can be read', () => {
  const printed = parseColour(printedAccent('#ffdd00'));
  expect(printed && contrast(printed, white)).toBeGreaterThanOrEqual(4.5);
});
