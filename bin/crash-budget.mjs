const crashesMax = 5;
const windowMs = 60_000;
const longestPauseMs = 10_000;

/**
 * Decides what happens when a process ends by itself: the pause before it is started again, doubling from
 * half a second, or undefined after five crashes within a minute.
 * @returns {(now: number) => number | undefined} to be called at each crash
 */
export function crashBudget() {
  /** @type {number[]} */
  let crashes = [];
  return now => {
    crashes = [...crashes.filter(at => now - at < windowMs), now];
    if (crashes.length >= crashesMax) return undefined;
    return Math.min(longestPauseMs, 500 * 2 ** (crashes.length - 1));
  };
}
