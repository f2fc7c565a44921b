import { expect, it } from 'vitest';
import { placeLegend } from './chart-picture';

/** Widths of the four entries of the trend, in pixels. */
const widths = [137, 152, 117, 252];

it.each([
  ['a desktop', 900, [0, 0, 0, 0], 22],
  ['a phone', 320, [0, 0, 22, 44], 66],
  ['hardly any room', 200, [0, 22, 44, 66], 88],
])('a legend fits the picture on %s', (_, room, tops, height) => {
  const legend = placeLegend(widths, room);
  expect(legend.places.map(({ top }) => top)).toEqual(tops);
  expect(legend.height).toBe(height);
  for (const [index, { left }] of legend.places.entries())
    expect(left === 0 || left + (widths[index] ?? 0) <= room).toBe(true);
});

it('an empty legend has no height', () => {
  expect(placeLegend([], 320)).toEqual({ places: [], height: 0 });
});
