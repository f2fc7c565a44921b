const windowMs = 60_000;

/**
 * Decides what happens when a process ends by itself: the pause before it is started again, doubling from half a second
 * with each crash of the last minute, or undefined at the crash that is one too many within a minute.
 * @param {{ crashesMax?: number; longestPauseMs?: number }} [bounds]
 * @returns {(now: number) => number | undefined} to be called at each crash
 */
export function crashBudget({ crashesMax = 5, longestPauseMs = 10_000 } = {}) {
  /** @type {number[]} */
  let crashes = [];
  return now => {
    crashes = [...crashes.filter(at => now - at < windowMs), now];
    if (crashes.length >= crashesMax) return undefined;
    return Math.min(longestPauseMs, 500 * 2 ** (crashes.length - 1));
  };
}
