import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Violation } from '@/lib/platform/errors';
import { readOwnJwt, signOwnJwt } from './own-jwt';

/** Minimum and maximum age of a valid form token (contract §3). */
const formTokenAgeMs = { min: 3_000, max: 24 * 3_600_000 } as const;

const audience = 'eintritt-form';
const type = 'form+jwt';

const Claims = z.object({ club: z.string(), jti: z.uuid(), iat: z.number() });

/**
 * Issues a signed token (HS256, with its own key): a form of this club was opened at `now`. Contains nothing about the
 * visitor. It slows robots down and makes a double click one submission. It does not prove a person.
 */
export function issueFormToken(clubId: string, now: Date): string {
  const claims = { club: clubId, aud: audience, jti: randomUUID(), iat: now.getTime() / 1000 };
  return signOwnJwt('form-token', type, claims);
}

/**
 * Returns the id that marks a token as used, or the violation under the header's name: one 400 can then name it
 * together with the fields. An expired token also has its id, because a retry of its submission is found by it.
 * `isFreshAllowed` leaves out the minimum age, for requests that do not submit.
 */
export async function verifyFormToken(
  token: string | null,
  clubId: string,
  now: Date,
  { isFreshAllowed = false }: { readonly isFreshAllowed?: boolean } = {},
): Promise<{ tokenId: string } | { violation: Violation; spentId: string | null }> {
  if (token === null || token === '') return refused('formTokenMissing');
  const payload = readOwnJwt(token, 'form-token', { typ: type, audience, currentDate: now });
  const claims = Claims.safeParse(payload).data;
  if (claims?.club !== clubId) return refused('formTokenUnknown');
  const ageMs = now.getTime() - claims.iat * 1000;
  if (ageMs < formTokenAgeMs.min && !isFreshAllowed) return refused('formTokenTooFresh');
  if (ageMs > formTokenAgeMs.max) return refused('formTokenExpired', claims.jti);
  return { tokenId: claims.jti };
}

function refused(key: string, spentId: string | null = null) {
  return { violation: { path: 'X-Form-Token', key }, spentId };
}
