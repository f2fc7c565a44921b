const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour];
const jitter = 0.2;
const askedPauseMaxMs = 24 * hour;

/**
 * Returns the time of the next attempt after `attempts` failed ones (contract §5): the pause of the table, 20 % more
 * or less by `random` (0 to 1). `askedPauseMs`, which the receiver asked for, makes it longer, at most a day. Returns
 * null after the last pause.
 */
export function nextDeliveryAttemptAt(
  attempts: number,
  now: Date,
  random: number,
  askedPauseMs: number | null = null,
): Date | null {
  const pause = pausesMs[attempts - 1];
  if (pause === undefined) return null;
  const own = Math.round(pause * (1 - jitter + 2 * jitter * random));
  const asked = Math.min(askedPauseMs ?? 0, askedPauseMaxMs);
  return new Date(now.getTime() + Math.max(own, asked));
}
