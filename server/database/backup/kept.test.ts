import { expect, it } from 'vitest';
import { backupName, expiredBackups, isBackupName, startOfNight } from './kept';

const day = (text: string) => backupName(new Date(`2026-11-${text}T02:10:03.500Z`));
const now = new Date('2026-11-26T02:11:00Z');

it('the name of a backup is its time, and sorts by it', () => {
  expect(day('26')).toBe('eintritt-2026-11-26T021003Z.backup');
  expect(isBackupName(day('26'))).toBe(true);
});

it.each([
  ['nothing is removed within the days', ['24', '25', '26'], null, []],
  ['what is older than the days is removed', ['01', '12', '13', '26'], null, ['01', '12']],
  ['the newest one stays, however old', ['01', '02'], null, ['01']],
  ['the last one that was restored stays, however old', ['01', '02', '26'], '01', ['02']],
  ['a single one stays', ['01'], null, []],
])('%s', (_, days, proven, expected) => {
  const removed = expiredBackups(days.map(day), { now, keepDays: 14, proven: proven && day(proven) });
  expect(removed).toEqual(expected.map(day));
});

it('files of other names are not removed', () => {
  const others = ['monday.backup', 'eintritt-2020-01-01T000000Z.backup.part', 'eintritt-2020.backup', '.ssh'];
  expect(expiredBackups([...others, day('26')], { now, keepDays: 1, proven: null })).toEqual([]);
});

it('a night begins at two o’clock of this machine, and lasts until the next', () => {
  expect(startOfNight(new Date(2026, 10, 26, 1, 59))).toEqual(new Date(2026, 10, 25, 2));
  expect(startOfNight(new Date(2026, 10, 26, 2, 0))).toEqual(new Date(2026, 10, 26, 2));
  expect(startOfNight(new Date(2026, 10, 26, 23, 59))).toEqual(new Date(2026, 10, 26, 2));
  expect(startOfNight(new Date(2026, 0, 1, 0, 5))).toEqual(new Date(2025, 11, 31, 2));
});
