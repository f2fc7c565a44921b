import { describe, expect, it } from 'vitest';
import { linkCode } from './link-code';

const code = `${'a-_B'.repeat(10)}abc`;

describe('the code of a mailed account link', () => {
  it.each(['', '.', ',', ')', ').', '>', '"', '“', ' ', '\u00a0', ' .', '-', '_', '=', '&gt;', '/'])(
    'is read without what was added behind it: %j',
    rest => {
      expect(linkCode(code + rest)).toBe(code);
    },
  );

  it.each(['', 'short', `.${code}`])('stays as it is if it is none: %j', text => {
    expect(linkCode(text)).toBe(text);
  });
});
