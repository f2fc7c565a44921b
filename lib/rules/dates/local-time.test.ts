import { expect, it } from 'vitest';
import { instantOfLocalTime, localTimeOf } from './local-time';

it.each([
  ['2026-03-01T08:00', 'Europe/Berlin', '2026-03-01T07:00:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Berlin', '2026-06-30T22:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-01-01T00:00', 'America/New_York', '2026-01-01T05:00:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantOfLocalTime(local, zone)).toBe(instant);
  expect(localTimeOf(instant, zone)).toBe(local);
});

it('is an hour later for a time that the clocks skip, and null for no time', () => {
  expect(instantOfLocalTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOfLocalTime('', 'Europe/Berlin')).toBeNull();
  expect(instantOfLocalTime('tomorrow', 'Europe/Berlin')).toBeNull();
});
