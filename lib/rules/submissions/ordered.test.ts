import { describe, expect, it } from 'vitest';
import { orderedBy } from '@/lib/rules/submissions/ordered';

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
