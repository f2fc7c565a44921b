import { describe, expect, it } from 'vitest';
import { moved, orderedBy } from '@/lib/rules/submissions/ordered';

describe('orderedBy', () => {
  it.each([
    { wished: ['c', 'a', 'b'], order: 'cab', name: 'takes the wished order' },
    { wished: ['c'], order: 'cab', name: 'lets those that are not named follow as they were' },
    { wished: ['x', 'b', 'b'], order: 'bac', name: 'passes over the unknown and counts each once' },
    { wished: [], order: 'abc', name: 'changes nothing where nothing is wished' },
  ])('$name', ({ wished, order }) => {
    expect(orderedBy(['a', 'b', 'c'], wished).join('')).toBe(order);
  });
});

describe('moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [7, 0, 'abc'],
  ])('moves %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});
