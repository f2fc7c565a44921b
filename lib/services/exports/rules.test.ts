import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { rangeOf } from './rules';

describe('a range of a file of 1,000 bytes', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=0-0', { from: 0, to: 0 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=900-5000', { from: 900, to: 999 }],
    ['bytes=-100', { from: 900, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
  ])('%s', (header, expected) => {
    expect(rangeOf(header, 1000)).toEqual(expected);
  });

  it.each([[null], [''], ['bytes=-'], ['bytes=5-2'], ['bytes=0-1,5-9'], ['lines=1-2'], ['bytes=a-b']])(
    'is ignored if it is %s',
    header => {
      expect(rangeOf(header, 1000)).toBeNull();
    },
  );

  it.each([['bytes=1000-'], ['bytes=1000-2000'], ['bytes=-0']])('answers 416 for %s', header => {
    expect(() => rangeOf(header, 1000)).toThrow(AppError);
  });
});
