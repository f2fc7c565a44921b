const pausesSeconds = [
  30, 60, 120, 300, 600, 1800, 3600, 7200, 10800, 10800, 10800, 10800, 10800, 10800, 7890,
];

/** Returns the time of the next attempt after `attempts` failed ones; null after 24 hours of attempts. */
export function nextMailAttemptAt(attempts: number, now: Date): Date | null {
  const pause = pausesSeconds[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}
