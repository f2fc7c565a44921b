import { describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, parseDate, requireDate, today } from '@/lib/rules/dates/calendar';

describe('parseDate', () => {
  it.each(['2024-02-29', '2000-02-29', '1990-12-31', '0001-01-01', '9999-12-31'])('reads %s', text => {
    expect(parseDate(text)).not.toBeNull();
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0000-01-01',
    '24-01-01',
    '2024-1-1',
    '01.02.2024',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '2024-01-01\n',
    '',
  ])('refuses %j', text => {
    expect(parseDate(text)).toBeNull();
    expect(() => requireDate(text)).toThrow(RangeError);
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-01-01', -1, '2023-12-31'],
    ['2024-12-31', 366, '2026-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s %i days later is %s', (from, days, expected) => {
    expect(addDays(from, days)).toBe(expected);
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2023-03-31', -1, '2023-02-28'],
    ['2023-12-15', 1, '2024-01-15'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -24, '2022-02-28'],
  ])('%s %i months later is %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected);
  });
});

describe('endOfMonth', () => {
  it.each([
    ['2024-06-30', -1, '2024-05-31'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2023-03-31', -1, '2023-02-28'],
    ['2024-12-31', -12, '2023-12-31'],
    ['2024-11-05', 0, '2024-11-30'],
    ['2024-11-05', 3, '2025-02-28'],
  ])('of %s moved by %i is %s', (from, months, expected) => {
    expect(endOfMonth(from, months)).toBe(expected);
  });
});

describe('today', () => {
  it.each([
    ['Europe/Berlin', '2025-12-31T22:59:59Z', '2025-12-31'],
    ['Europe/Berlin', '2025-12-31T23:00:00Z', '2026-01-01'],
    ['Europe/Berlin', '2026-06-30T22:00:00Z', '2026-07-01'],
    ['Pacific/Auckland', '2026-06-30T12:00:00Z', '2026-07-01'],
    ['America/New_York', '2026-03-01T04:59:59Z', '2026-02-28'],
    ['UTC', '2024-02-29T00:00:00Z', '2024-02-29'],
  ])('in %s at %s is %s', (timeZone, now, expected) => {
    expect(today(timeZone, new Date(now))).toBe(expected);
  });

  it('throws for an unknown time zone', () => {
    expect(() => today('Europe/Atlantis', new Date())).toThrow(RangeError);
  });
});
