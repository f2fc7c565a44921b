/**
 * Returns a function that decides what happens when a process crashes. It returns the pause before the restart,
 * starting at half a second and doubled for each crash of the last minute (`windowMs`). It returns undefined if there
 * were too many crashes within that time.
 * @param {{ crashesMax?: number; longestPauseMs?: number; windowMs?: number }} [bounds]
 * @returns {(now: number) => number | undefined} called at each crash
 */
export function crashBudget({ crashesMax = 5, longestPauseMs = 10_000, windowMs = 60_000 } = {}) {
  /** @type {number[]} */
  let crashes = [];
  return now => {
    crashes = [...crashes.filter(at => now - at < windowMs), now];
    if (crashes.length >= crashesMax) return undefined;
    return Math.min(longestPauseMs, 500 * 2 ** (crashes.length - 1));
  };
}
