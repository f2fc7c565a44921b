import { describe, expect, it } from 'vitest';
import { canonicalJson, contentHash } from './evidence';

describe('canonicalJson', () => {
  it.each([
    [{ b: 1, a: [true, null, 'ä"'] }, '{"a":[true,null,"ä\\""],"b":1}'],
    [{ a: undefined, b: { d: 1, c: 2 } }, '{"b":{"c":2,"d":1}}'],
    [[undefined, 1], '[null,1]'],
    [undefined, 'null'],
  ])('writes %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});

describe('contentHash', () => {
  it('is equal for equal content and differs for other content', () => {
    expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }));
  });
});
