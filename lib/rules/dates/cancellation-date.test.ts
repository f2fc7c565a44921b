import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/rules/dates/calendar';
import {
  type CancellationRule,
  checkWishedDate,
  earliestEffectiveDate,
  effectiveDateFor,
  isNoticePeriod,
  type NoticeUnit,
} from '@/lib/rules/dates/cancellation-date';

function rule(
  cancellationMode: CancellationRule['cancellationMode'],
  value: number,
  unit: NoticeUnit = 'Months',
  businessYearStartMonth = 1,
): CancellationRule {
  return { cancellationMode, noticePeriod: { value, unit }, businessYearStartMonth };
}

describe('earliestEffectiveDate', () => {
  it.each([
    [
      'quarter end, 1 month: last day for March',
      rule('EndOfQuarter', 1),
      '2026-02-28',
      '2026-03-31',
      '2026-02-28',
    ],
    ['quarter end, 1 month: a day late', rule('EndOfQuarter', 1), '2026-03-01', '2026-06-30', '2026-05-31'],
    [
      'quarter end, 1 month: last day for June',
      rule('EndOfQuarter', 1),
      '2026-05-31',
      '2026-06-30',
      '2026-05-31',
    ],
    [
      'quarter end, 1 month: last day for September',
      rule('EndOfQuarter', 1),
      '2026-08-31',
      '2026-09-30',
      '2026-08-31',
    ],
    [
      'quarter end, 1 month: last day for December',
      rule('EndOfQuarter', 1),
      '2026-11-30',
      '2026-12-31',
      '2026-11-30',
    ],
    [
      'quarter end, 1 month: into the next year',
      rule('EndOfQuarter', 1),
      '2026-12-01',
      '2027-03-31',
      '2027-02-28',
    ],
    ['quarter end, 1 month: leap year', rule('EndOfQuarter', 1), '2028-02-29', '2028-03-31', '2028-02-29'],
    ['year end, 3 months: last day', rule('EndOfYear', 3), '2026-09-30', '2026-12-31', '2026-09-30'],
    ['year end, 3 months: a day late', rule('EndOfYear', 3), '2026-10-01', '2027-12-31', '2027-09-30'],
    ['year end, 6 weeks: last day', rule('EndOfYear', 6, 'Weeks'), '2026-11-19', '2026-12-31', '2026-11-19'],
    [
      'year end, 6 weeks: a day late',
      rule('EndOfYear', 6, 'Weeks'),
      '2026-11-20',
      '2027-12-31',
      '2027-11-19',
    ],
    ['half-year, 1 month: 31 May', rule('EndOfHalfYear', 1), '2026-05-31', '2026-06-30', '2026-05-31'],
    ['half-year, 1 month: 1 June', rule('EndOfHalfYear', 1), '2026-06-01', '2026-12-31', '2026-11-30'],
    ['half-year, 1 month: 30 November', rule('EndOfHalfYear', 1), '2026-11-30', '2026-12-31', '2026-11-30'],
    ['month end without notice, first day', rule('EndOfMonth', 0), '2026-02-01', '2026-02-28', '2026-02-28'],
    ['month end without notice, last day', rule('EndOfMonth', 0), '2026-02-28', '2026-02-28', '2026-02-28'],
    ['month end without notice, leap day', rule('EndOfMonth', 0), '2028-02-29', '2028-02-29', '2028-02-29'],
    ['month end, 14 days: in time', rule('EndOfMonth', 14, 'Days'), '2026-06-16', '2026-06-30', '2026-06-16'],
    ['month end, 14 days: late', rule('EndOfMonth', 14, 'Days'), '2026-06-17', '2026-07-31', '2026-07-17'],
    [
      'month end, 30 days before 1 March',
      rule('EndOfMonth', 30, 'Days'),
      '2026-01-30',
      '2026-03-31',
      '2026-03-01',
    ],
    [
      'month end, 30 days of a leap February',
      rule('EndOfMonth', 30, 'Days'),
      '2028-01-30',
      '2028-02-29',
      '2028-01-30',
    ],
    ['month end, 3 months', rule('EndOfMonth', 3), '2026-11-30', '2027-02-28', '2026-11-30'],
    ['year end, 24 months: last day', rule('EndOfYear', 24), '2024-12-31', '2026-12-31', '2024-12-31'],
    ['year end, 24 months: a day late', rule('EndOfYear', 24), '2025-01-01', '2027-12-31', '2025-12-31'],
    ['business year from July', rule('EndOfYear', 3, 'Months', 7), '2026-03-31', '2026-06-30', '2026-03-31'],
    [
      'business year from July, late',
      rule('EndOfYear', 3, 'Months', 7),
      '2026-04-01',
      '2027-06-30',
      '2027-03-31',
    ],
    [
      'business year from March, leap',
      rule('EndOfYear', 1, 'Months', 3),
      '2028-01-31',
      '2028-02-29',
      '2028-01-31',
    ],
    [
      'business year from December',
      rule('EndOfYear', 0, 'Months', 12),
      '2026-11-30',
      '2026-11-30',
      '2026-11-30',
    ],
    [
      'business year from December, next',
      rule('EndOfYear', 0, 'Months', 12),
      '2026-12-01',
      '2027-11-30',
      '2027-11-30',
    ],
    [
      'half-year of a business year from April',
      rule('EndOfHalfYear', 0, 'Months', 4),
      '2026-04-01',
      '2026-09-30',
      '2026-09-30',
    ],
    [
      'quarter of a business year from February',
      rule('EndOfQuarter', 0, 'Months', 2),
      '2026-02-01',
      '2026-04-30',
      '2026-04-30',
    ],
    ['at once', rule('Immediately', 0), '2026-02-28', '2026-02-28', '2026-02-28'],
    ['at once after 1 month', rule('Immediately', 1), '2026-01-31', '2026-02-28', '2026-01-31'],
    ['at once after 2 weeks', rule('Immediately', 2, 'Weeks'), '2026-12-24', '2027-01-07', '2026-12-24'],
    ['at once after 1 day', rule('Immediately', 1, 'Days'), '2028-02-28', '2028-02-29', '2028-02-28'],
  ])('%s', (_name, given, noticeDate, effectiveDate, deadline) => {
    expect(earliestEffectiveDate(given, noticeDate)).toEqual({ noticeDate, effectiveDate, deadline });
  });

  it('is never late, never before receipt, and a day after the deadline gives a later end', () => {
    const modes = ['EndOfMonth', 'EndOfQuarter', 'EndOfHalfYear', 'EndOfYear', 'Immediately'] as const;
    const notices = [rule('EndOfMonth', 0), rule('EndOfMonth', 45, 'Days'), rule('EndOfMonth', 7)];
    for (const mode of modes) {
      for (const { noticePeriod } of notices) {
        for (let month = 1; month <= 12; month++) {
          const given = { cancellationMode: mode, noticePeriod, businessYearStartMonth: month };
          for (let day = 0; day < 731; day += 13) {
            const receipt = addDays('2027-01-01', day);
            const dates = earliestEffectiveDate(given, receipt);
            expect(dates.effectiveDate >= receipt && dates.deadline >= receipt).toBe(true);
            const late = earliestEffectiveDate(given, addDays(dates.deadline, 1));
            expect(late.effectiveDate >= dates.effectiveDate).toBe(true);
            if (mode !== 'Immediately') expect(late.effectiveDate > dates.effectiveDate).toBe(true);
          }
        }
      }
    }
  });
});

describe('effectiveDateFor', () => {
  it.each([
    ['no wish', rule('EndOfYear', 3), '2026-05-01', null, '2026-12-31', '2026-09-30'],
    [
      'a wish before the first end',
      rule('EndOfYear', 3),
      '2026-05-01',
      '2026-06-30',
      '2026-12-31',
      '2026-09-30',
    ],
    ['the first end', rule('EndOfYear', 3), '2026-05-01', '2026-12-31', '2026-12-31', '2026-09-30'],
    [
      'a wish within a later period',
      rule('EndOfYear', 3),
      '2026-05-01',
      '2027-03-01',
      '2027-12-31',
      '2027-09-30',
    ],
    ['a wish in the past', rule('EndOfMonth', 0), '2026-05-01', '2020-01-01', '2026-05-31', '2026-05-31'],
    [
      'any day where it ends at once',
      rule('Immediately', 1),
      '2026-05-01',
      '2026-08-15',
      '2026-08-15',
      '2026-07-15',
    ],
    ['the end of February', rule('Immediately', 1), '2026-01-02', '2026-02-28', '2026-02-28', '2026-01-31'],
    ['30 March, one month', rule('Immediately', 1), '2026-01-02', '2026-03-30', '2026-03-30', '2026-02-28'],
    [
      'a later day, two weeks',
      rule('Immediately', 2, 'Weeks'),
      '2026-01-02',
      '2026-03-30',
      '2026-03-30',
      '2026-03-16',
    ],
  ])('%s', (_name, given, noticeDate, wishedDate, effectiveDate, deadline) => {
    expect(effectiveDateFor(given, noticeDate, wishedDate)).toEqual({ noticeDate, effectiveDate, deadline });
  });
});

describe('checkWishedDate', () => {
  it.each([
    ['2026-12-30', '2026-12-31'],
    ['2020-01-01', '2026-12-31'],
    ['2026-12-31', undefined],
    ['2027-05-01', undefined],
  ])('returns for the wish %s: %s', (wishedDate, expected) => {
    expect(checkWishedDate(rule('EndOfYear', 3), '2026-05-01', wishedDate)?.effectiveDate).toBe(expected);
  });
});

describe('isNoticePeriod', () => {
  it.each([
    [0, 'Days', true],
    [730, 'Days', true],
    [731, 'Days', false],
    [104, 'Weeks', true],
    [105, 'Weeks', false],
    [24, 'Months', true],
    [25, 'Months', false],
    [-1, 'Months', false],
    [1.5, 'Months', false],
  ] as const)('%d %s: %s', (value, unit, expected) => {
    expect(isNoticePeriod({ value, unit })).toBe(expected);
  });
});
