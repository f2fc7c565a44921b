const dayMs = 24 * 3_600_000;

/** Records from before this instant are due. Null for 0 days, which means for ever (contract §4). */
export function dueBefore(days: number, now: Date): Date | null {
  return days === 0 ? null : new Date(now.getTime() - days * dayMs);
}
