const dayMs = 24 * 3_600_000;

/** The instant before which something that is kept for `days` is due; null where it is kept for ever (contract §4). */
export function dueBefore(days: number, now: Date): Date | null {
  return days === 0 ? null : new Date(now.getTime() - days * dayMs);
}
