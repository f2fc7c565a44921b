import { expect, it } from 'vitest';
import { instantParts } from './instant-parts';

it.each([
  ['2026-03-14T09:26:53.589Z', 'Europe/Berlin', '2026-03-14 10:26:53'],
  ['2026-06-30T22:00:00.000Z', 'Europe/Berlin', '2026-07-01 00:00:00'],
  ['2026-03-29T00:59:59.999Z', 'Europe/Berlin', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29 03:00:00'],
  ['2026-03-29T23:30:00.000Z', 'Europe/Berlin', '2026-03-30 01:30:00'],
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25 02:30:00'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', '2026-10-25 02:30:00'],
  ['2026-10-25T12:00:00.000Z', 'Europe/Berlin', '2026-10-25 13:00:00'],
  ['1900-01-01T00:00:00.000Z', 'Europe/Berlin', '1900-01-01 01:00:00'],
  ['2026-01-01T05:00:00+02:00', 'Asia/Kathmandu', '2026-01-01 08:45:00'],
  ['2026-04-04T15:30:00.000Z', 'Australia/Lord_Howe', '2026-04-05 02:00:00'],
])('%s in %s is %s, also on days on which the clocks change', (instant, timeZone, local) => {
  const { date, time } = instantParts(instant, timeZone);
  expect(`${date} ${time}`).toBe(local);
  expect(instantParts(instant, timeZone)).toEqual({ date, time });
});
