/** Shorter fields say nothing before the limit: a message at each code or postcode would be noise. */
const warnsFrom = 200;

/**
 * How a typed text stands to the longest one that its field takes: `near` its end or `over` it, with the number of
 * characters left or too many; null before that.
 */
export function lengthState(
  text: string,
  max: number,
): { readonly state: 'near' | 'over'; readonly count: number } | null {
  const left = max - text.trim().length;
  if (left < 0) return { state: 'over', count: -left };
  return max >= warnsFrom && left <= max / 10 ? { state: 'near', count: left } : null;
}
