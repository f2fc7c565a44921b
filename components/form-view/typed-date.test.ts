import { describe, expect, it } from 'vitest';
import { dotTypedDate, readTypedDate, writeTypedDate } from '@/components/form-view/typed-date';

describe('readTypedDate', () => {
  it.each([
    ['28.02.1990', '1990-02-28'],
    [' 28.2.1990 ', '1990-02-28'],
    ['1/2/2015', '2015-02-01'],
    ['28-02-1990', '1990-02-28'],
    ['28 02 1990', '1990-02-28'],
    ['28. 2. 1990', '1990-02-28'],
    ['28021990', '1990-02-28'],
    ['1990-02-28', '1990-02-28'],
    ['30.02.1990', '30.02.1990'],
    ['28.02.90', '28.02.90'],
    ['gestern', 'gestern'],
    ['', ''],
  ])('%s is %s', (typed, expected) => {
    expect(readTypedDate(typed)).toBe(expected);
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
    ['1990-0', '1990-', '1990-0'],
  ])('%s after %s becomes %s', (typed, before, expected) => {
    expect(dotTypedDate(typed, before)).toBe(expected);
  });
});

describe('writeTypedDate', () => {
  it('writes a date day first and leaves other text alone', () => {
    expect(writeTypedDate('1990-02-28')).toBe('28.02.1990');
    expect(writeTypedDate('bald')).toBe('bald');
  });
});
