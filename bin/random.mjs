/**
 * Numbers of 32 bits by xorshift, the same for the same seed.
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
