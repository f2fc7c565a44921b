/**
 * Returns a generator of 32-bit numbers (xorshift); the same seed gives the same numbers.
 * @param {number} start
 */
export function numbersFrom(start) {
  let state = start | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
