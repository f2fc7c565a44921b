import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['gmail', 'gmail', 0],
    ['gmal', 'gmail', 1],
    ['gmaill', 'gmail', 1],
    ['gmsil', 'gmail', 1],
    ['gmial', 'gmail', 1],
    ['gamli', 'gmail', 2],
    ['ab', 'ba', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['a😀b', 'ab😀', 1],
  ])('from %s to %s is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});
