import { describe, expect, it } from 'vitest';
import { roundedUp } from './trend-chart';

describe('the top of an axis', () => {
  it.each([
    [1, 2],
    [3, 4],
    [5, 6],
    [9, 10],
    [11, 20],
    [23, 30],
    [41, 50],
    [70, 80],
    [81, 100],
    [101, 200],
    [1234, 2000],
  ])('above %i is %i', (count, top) => {
    expect(roundedUp(count)).toBe(top);
  });
});
