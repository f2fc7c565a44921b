import { describe, expect, it } from 'vitest';
import { decodeLinkAddress, encodeLinkAddress, linkCode } from './link-code';

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

describe('the address of a mailed account link', () => {
  it.each(['ina@club.example', 'ö@müller.example', 'a+b~?>@x.org'])('is read but not written: %s', email => {
    const text = encodeLinkAddress(email);
    expect(text).toMatch(/^[\w+/]+$/);
    expect(text).not.toContain(email);
    expect(decodeLinkAddress(text)).toBe(email);
  });

  it.each(['', '%', 'JQ', 'ina@club.example'])('is empty if it is damaged: %j', text => {
    expect(decodeLinkAddress(text)).toBe('');
  });
});
