import { describe, expect, it } from 'vitest';
import { dotTypedDate, readTypedDate, writeTypedDate } from '@/components/form-view/typed-date';

describe('readTypedDate', () => {
  it.each([
    ['28.02.1990', '1990-02-28'],
    [' 28.2.1990 ', '1990-02-28'],
    ['\u200e28.02.1990', '1990-02-28'],
    ['28.\u202f02.\u00a01990', '1990-02-28'],
    ['1990', '1990'],
    ['1/2/2015', '2015-02-01'],
    ['28-02-1990', '1990-02-28'],
    ['28 02 1990', '1990-02-28'],
    ['28. 2. 1990', '1990-02-28'],
    ['28021990', '1990-02-28'],
    ['1990-02-28', '1990-02-28'],
    ['30.02.1990', '30.02.1990'],
    ['1.2.90', '1990-02-01'],
    ['010290', '1990-02-01'],
    ['2/1/1990', '1990-01-02'],
    ['31.12.26', '2026-12-31'],
    ['01.01.27', '1927-01-01'],
    ['1. Februar 1990', '1990-02-01'],
    ['3 März 90', '1990-03-03'],
    ['1st May 2001', '2001-05-01'],
    ['24 Dec 1999', '1999-12-24'],
    ['1. Foo 1990', '1. Foo 1990'],
    ['1. ... 1990', '1. ... 1990'],
    ['28.02.190', '28.02.190'],
    ['2/28/1990', '2/28/1990'],
    ['gestern', 'gestern'],
    ['', ''],
  ])('parses %s to %s', (typed, expected) => {
    expect(readTypedDate(typed, 2026)).toBe(expected);
  });
});

describe('dotTypedDate', () => {
  it.each([
    ['2', '', '2'],
    ['28', '2', '28.'],
    ['28.0', '28.', '28.0'],
    ['28.02', '28.0', '28.02.'],
    ['28021990', '', '28.02.1990'],
    ['1.2.', '1.2', '1.2.'],
    ['28', '28.', '28'],
    ['1990', '', '1990'],
    ['19.90', '19.9', '1990'],
    ['1990-0', '1990-', '1990-0'],
  ])('%s after %s becomes %s', (typed, before, expected) => {
    expect(dotTypedDate(typed, before)).toBe(expected);
  });

  it.each([
    ['12.05.1988', '12.05.1988'],
    ['12051988', '12.05.1988'],
    ['1.5.1988', '1.5.1988'],
    ['12.5.1988', '12.5.1988'],
    ['1990', '1990'],
    ['2013', '2013'],
    ['2019-05-14', '2019-05-14'],
  ])('%s typed key by key becomes %s', (keys, expected) => {
    expect([...keys].reduce((text, key) => dotTypedDate(text + key, text), '')).toBe(expected);
  });
});

describe('writeTypedDate', () => {
  it('writes a date with the day first and leaves other text unchanged', () => {
    expect(writeTypedDate('1990-02-28')).toBe('28.02.1990');
    expect(writeTypedDate('bald')).toBe('bald');
  });
});
