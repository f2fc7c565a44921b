import { expect, it } from 'vitest';
import { doubtsAboutDebitDate } from './debit-date';

const today = '2026-11-20';

it.each([
  ['no date', '', '2027-01-01', []],
  ['14 days ahead', '2026-12-04', '2026-12-01', []],
  ['13 days ahead', '2026-12-03', '2026-12-01', ['Short']],
  ['a past day', '2026-11-01', '2026-10-01', ['Short']],
  ['the day of entry', '2027-01-01', '2027-01-01', []],
  ['the day before entry', '2026-12-31', '2027-01-01', ['BeforeEntry']],
  ['3 days ahead and before entry', '2026-11-23', '2026-12-01', ['Short', 'BeforeEntry']],
  ['without an entry date', '2027-01-01', '', []],
])('doubts about the first debit date: %s', (_, date, entryDate, expected) => {
  expect(doubtsAboutDebitDate(date, { today, entryDate })).toEqual(expected);
});
