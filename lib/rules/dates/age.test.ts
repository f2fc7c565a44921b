import { describe, expect, it } from 'vitest';
import { ageOn, ageReferenceDate } from '@/lib/rules/dates/age';

describe('ageOn', () => {
  it.each([
    ['the day before the birthday', '2008-06-15', '2026-06-14', 17],
    ['the birthday', '2008-06-15', '2026-06-15', 18],
    ['the day after', '2008-06-15', '2026-06-16', 18],
    ['an earlier month, later day', '2008-06-15', '2026-05-31', 17],
    ['a later month, earlier day', '2008-06-15', '2026-07-01', 18],
    ['the day of birth', '2026-01-01', '2026-01-01', 0],
    ['the eve of the first birthday', '2025-01-01', '2025-12-31', 0],
    ['New Year birth on New Year', '2008-01-01', '2026-01-01', 18],
    ['New Year’s Eve birth on New Year’s Eve', '2007-12-31', '2025-12-31', 18],
    ['before the birth', '2026-05-01', '2026-01-01', 0],
    ['years before the birth', '2026-05-01', '2020-01-01', 0],
    ['born on 29 February, 28 February of a common year', '2008-02-29', '2026-02-28', 17],
    ['born on 29 February, 1 March of a common year', '2008-02-29', '2026-03-01', 18],
    ['born on 29 February, 28 February of a leap year', '2008-02-29', '2028-02-28', 19],
    ['born on 29 February, 29 February of a leap year', '2008-02-29', '2028-02-29', 20],
    ['born on 28 February, 29 February of a leap year', '2010-02-28', '2028-02-29', 18],
    ['born on 1 March, 29 February of a leap year', '2010-03-01', '2028-02-29', 17],
    ['the turn of a century without leap day', '1896-02-29', '1900-02-28', 3],
  ])('%s', (_name, birthDate, onDate, expected) => {
    expect(ageOn(birthDate, onDate)).toBe(expected);
  });

  it('throws for a date that does not exist', () => {
    expect(() => ageOn('2023-02-29', '2026-01-01')).toThrow(RangeError);
  });
});

describe('ageReferenceDate', () => {
  it.each([
    ['EntryDate', '2026-07-01'],
    ['StartOfYear', '2026-01-01'],
    ['EndOfYear', '2026-12-31'],
  ] as const)('%s of an entry on 1 July 2026 is %s', (reference, expected) => {
    expect(ageReferenceDate(reference, '2026-07-01')).toBe(expected);
  });
});
