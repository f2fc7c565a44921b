import { describe, expect, it } from 'vitest';
import { findingParams } from '@/lib/rules/format/finding-params';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';
import { countryName } from './intl-formats';

describe('formatMoney', () => {
  it.each([
    [1_250, 'EUR', 'de', '12,50\u00a0€'],
    [1_250, 'EUR', 'en', '€12.50'],
    [0, 'EUR', 'de', '0,00\u00a0€'],
    [9_999_999, 'EUR', 'de-DE', '99.999,99\u00a0€'],
    [1_999, 'EUR', 'en-GB', '€19.99'],
  ])('%i cents of %s in %s are %s', (cents, currency, locale, expected) => {
    expect(formatMoney(cents, currency, locale)).toBe(expected);
  });
});

describe('formatDate', () => {
  it.each([
    ['1990-02-28', 'de', '28.02.1990'],
    ['1990-02-28', 'de-DE', '28.02.1990'],
    ['1990-02-28', 'en', '28 February 1990'],
    ['2024-02-29', 'de', '29.02.2024'],
    ['2024-12-31', 'en-GB', '31 December 2024'],
    ['soon', 'de', 'soon'],
    ['', 'de', ''],
  ])('%s in %s is %s', (date, locale, expected) => {
    expect(formatDate(date, locale)).toBe(expected);
  });
});

describe('formatDateTime', () => {
  it.each([
    ['2026-07-01T22:05:00Z', 'Europe/Berlin', 'de', '02.07.2026, 00:05'],
    ['2026-01-01T12:00:59Z', 'Europe/Berlin', 'de', '01.01.2026, 13:00'],
    ['2026-07-01T22:05:00Z', 'UTC', 'en', '1 July 2026 at 22:05'],
  ])('%s in %s, %s', (instant, timeZone, locale, expected) => {
    expect(formatDateTime(new Date(instant), timeZone, locale)).toBe(expected);
  });
});

describe('countryName', () => {
  it.each([
    ['DE', 'de', 'Deutschland'],
    ['AT', 'en', 'Austria'],
    ['XX', 'de', 'XX'],
    ['Germany', 'de', 'Germany'],
  ])('of %s in %s is %s', (code, locale, expected) => {
    expect(countryName(code, locale)).toBe(expected);
  });
});

describe('findingParams', () => {
  it('formats dates and countries and leaves numbers unchanged', () => {
    const params = { date: '2026-12-31', country: 'DE', length: 22, other: 'x' };
    expect(findingParams(params, 'de')).toEqual({
      date: '31.12.2026',
      country: 'Deutschland',
      length: 22,
      other: 'x',
    });
    expect(findingParams(undefined, 'de')).toEqual({});
  });
});
