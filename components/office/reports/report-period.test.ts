import { describe, expect, it } from 'vitest';
import { today } from '@/lib/rules/dates/calendar';
import {
  countDays,
  type Days,
  daysBefore,
  daysOfLabel,
  daysOfPreset,
  faultOf,
  grainOf,
  intervalOf,
  type PeriodPreset,
  partAround,
} from './report-period';

const days = (from: string, to: string): Days => ({ from, to });

describe('a preset', () => {
  it.each<[PeriodPreset, string, string, string]>([
    ['thisMonth', '2026-11-22', '2026-11-01', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2024-03-01', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['last30Days', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['last12Months', '2026-11-22', '2025-12-01', '2026-11-22'],
    ['last12Months', '2026-12-31', '2026-01-01', '2026-12-31'],
    ['thisYear', '2026-01-01', '2026-01-01', '2026-01-01'],
    ['lastYear', '2025-02-10', '2024-01-01', '2024-12-31'],
  ])('%s on %s is %s to %s', (preset, day, from, to) => {
    expect(daysOfPreset(preset, day)).toEqual(days(from, to));
  });

  it("starts from the club's day, not the reader's", () => {
    const turn = new Date('2026-12-31T23:30:00Z');
    expect(daysOfPreset('thisYear', today('Europe/Berlin', turn))).toEqual(days('2027-01-01', '2027-01-01'));
    expect(daysOfPreset('thisYear', today('America/New_York', turn))).toEqual(
      days('2026-01-01', '2026-12-31'),
    );
    expect(daysOfPreset('lastMonth', today('Pacific/Auckland', turn))).toEqual(
      days('2026-12-01', '2026-12-31'),
    );
  });
});

describe('the preceding period', () => {
  it.each([
    [days('2026-11-01', '2026-11-22'), days('2026-10-10', '2026-10-31')],
    [days('2024-01-01', '2024-12-31'), days('2022-12-31', '2023-12-31')],
    [days('2026-03-29', '2026-03-29'), days('2026-03-28', '2026-03-28')],
  ])('of %o is %o', (period, before) => {
    expect(daysBefore(period)).toEqual(before);
    expect(countDays(daysBefore(period))).toBe(countDays(period));
  });
});

describe('custom days', () => {
  it.each([
    [days('2026-01-01', '2026-01-01'), null],
    [days('', '2026-01-01'), 'missing'],
    [days('2026-02-30', '2026-03-01'), 'missing'],
    [days('2026-01-02', '2026-01-01'), 'order'],
    [days('2016-01-01', '2025-12-31'), null],
    [days('2016-01-01', '2026-01-01'), 'tooLong'],
    [days('0001-01-01', '0001-01-31'), 'outOfRange'],
    [days('9999-12-01', '9999-12-31'), 'outOfRange'],
    [days('1900-01-01', '1900-01-31'), null],
    [days('2099-12-01', '2099-12-31'), null],
  ])('%o: %s', (period, fault) => {
    expect(faultOf(period)).toBe(fault);
  });
});

describe('parts of a period', () => {
  it('are larger for longer periods', () => {
    expect([30, 92, 93, 366, 732, 733].map(count => grainOf(lasting(count)))).toEqual([
      'Day',
      'Day',
      'Week',
      'Week',
      'Week',
      'Month',
    ]);
    expect([30, 120, 121].map(count => intervalOf(lasting(count)))).toEqual(['Week', 'Week', 'Month']);
  });

  it.each([
    ['2026-03', days('2026-03-01', '2026-03-31')],
    ['2024-02', days('2024-02-01', '2024-02-29')],
    ['2026-W11', days('2026-03-09', '2026-03-15')],
    ['2026-W01', days('2025-12-29', '2026-01-04')],
    ['2020-W53', days('2020-12-28', '2021-01-03')],
  ])('%s has the right days', (label, expected) => {
    expect(daysOfLabel(label, days('2000-01-01', '2030-01-01'))).toEqual(expected);
  });

  it('end with the period', () => {
    const period = days('2026-03-11', '2026-04-02');
    expect(daysOfLabel('2026-W11', period)).toEqual(days('2026-03-11', '2026-03-15'));
    expect(daysOfLabel('2026-04', period)).toEqual(days('2026-04-01', '2026-04-02'));
    expect(partAround('2026-03-31', 'Week', period)).toEqual(days('2026-03-30', '2026-04-02'));
    expect(partAround('2026-03-31', 'Day', period)).toEqual(days('2026-03-31', '2026-03-31'));
  });
});

function lasting(count: number): Days {
  const from = '2024-01-01';
  return days(from, new Date(Date.UTC(2024, 0, count)).toISOString().slice(0, 10));
}
