import { describe, expect, it } from 'vitest';
import { isSafePattern, patternInputMax, patternRegExp } from '@/lib/rules/custom-fields/safe-pattern';
import { threadMs } from '@/testing/thread-time';

const accepted = [
  '',
  '[A-Z]{2}\\d{4}',
  '^\\d{5}$',
  '[A-ZÄÖÜ][a-zäöüß]+',
  '\\d+-\\d+',
  '\\+?[0-9 ]{5,20}',
  'S|M|L|XL',
  '(?:S|M|L)(?:-\\d{1,2})?',
  '(ab)*c',
  '\\p{Lu}\\p{L}*',
  '[^\\]]+',
  '[0-9]{4}/[0-9]{2}',
  '.*@.*',
  'a{3,}',
  '\\d+?x',
  '\\d*\\d*x',
];

const refused = [
  '(a+)+',
  '(a+)+$',
  '(a*)*',
  '(a|a)*b',
  '(a|aa)+$',
  '([a-zA-Z]+)*',
  '(\\w+\\s?)*$',
  '(?:a?){30}a{30}',
  '.*.*.*=.*',
  '\\d*\\d*\\d*\\d*x',
  '(\\d{1,100}){1,100}x',
  '(x+x+)+y',
  '(a)\\1',
  '(?<year>\\d)\\k<year>',
  '(?=a)a',
  '(?!a)b',
  '(?<=a)b',
  '(?<!a)b',
  '(?i:a)',
  'a{1000}',
  '(((){250}){250}){250}',
  '((a{200}){200}){200}',
  '[a-',
  '(a',
  'a)',
  '*a',
  'a{2,1}',
  '\\',
  '\\u{61}+',
  'a'.repeat(201),
];

describe('isSafePattern', () => {
  it.each(accepted)('accepts %j', pattern => {
    expect(isSafePattern(pattern)).toBe(true);
  });

  it.each(refused)('refuses %j', pattern => {
    expect(isSafePattern(pattern)).toBe(false);
  });

  it('accepts no pattern that is slow on the longest text', () => {
    const texts = ['a', '1', 'aA1 ', 'x', '@'].map(text =>
      text.repeat(patternInputMax).slice(0, patternInputMax),
    );
    for (const pattern of [...accepted, '.*.*!', '\\w*\\d*!', '(?:\\w{1,15}\\w{1,15}){1,2}!'].filter(
      isSafePattern,
    )) {
      const took = threadMs(() =>
        texts.map(text => patternRegExp(pattern).test(`${text.slice(1)}\u{1f600}`)),
      );
      expect(took, pattern).toBeLessThan(500);
    }
  });
});

describe('patternRegExp', () => {
  it.each([
    ['a|b', 'ab', false],
    ['a|b', 'b', true],
    ['.', '\u{1f600}', true],
    ['\\d{5}', '53111\n', false],
  ])('%j on %j: %s', (pattern, text, expected) => {
    expect(patternRegExp(pattern).test(text)).toBe(expected);
  });
});
