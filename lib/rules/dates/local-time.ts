/** Writes an instant (RFC 3339) as date and time in a time zone, `2026-03-01T08:00`. */
export function localTimeOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(new Date(instant)).replace(' ', 'T');
}

/**
 * The instant of a date and time in a time zone, RFC 3339. A time that a change of clocks skips is the one an hour later,
 * of a doubled time the later one. Null for any other text.
 */
export function instantOfLocalTime(local: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${local.slice(0, 16)}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => {
    const seen = localTimeOf(new Date(time).toISOString(), timeZone);
    return Date.parse(`${seen}:00.000Z`) - time;
  };
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first)).toISOString();
}
