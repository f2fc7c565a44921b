/**
 * The milliseconds that a `Retry-After` asks for, as seconds or as a date (RFC 9110 §10.2.3); null for anything else,
 * 0 for a date that has passed.
 */
export function retryAfterMs(value: string, now: Date): number | null {
  const text = value.trim();
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Za-z]{3,9},? /.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
