const dayMs = 24 * 3_600_000;

/** Fourteen months: so long a mandate is kept after the last collection, of which there is none after an erasure. */
export const erasedMandateDays = 426;

type Mandate = { readonly decidedAt: Date | null; readonly erasedAt: Date };

/**
 * Until when the mandate of an accepted submission is kept after its person was erased: as long as the club keeps what
 * it has accepted (`acceptedDays`, 0 for ever), fourteen months at most.
 */
export function mandateKeptUntil({ decidedAt, erasedAt }: Mandate, acceptedDays: number): Date {
  const longest = erasedAt.getTime() + erasedMandateDays * dayMs;
  const byClub = decidedAt && acceptedDays > 0 ? decidedAt.getTime() + acceptedDays * dayMs : longest;
  return new Date(Math.min(longest, byClub));
}
