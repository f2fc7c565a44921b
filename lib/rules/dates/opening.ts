/** Instants in RFC 3339, or null for no limit. */
export type OpeningTimes = { readonly opensAt: string | null; readonly closesAt: string | null };

/** Whether `now` is before the opening, open, or at or after the closing. */
export function openingAt({ opensAt, closesAt }: OpeningTimes, now: Date): 'NotYetOpen' | 'Open' | 'Ended' {
  if (closesAt !== null && now.getTime() >= Date.parse(closesAt)) return 'Ended';
  return opensAt !== null && now.getTime() < Date.parse(opensAt) ? 'NotYetOpen' : 'Open';
}
