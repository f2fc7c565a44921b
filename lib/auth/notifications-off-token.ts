import { SignJWT } from 'jose';
import { z } from 'zod';
import { processKeyRing } from '@/lib/crypto/keys';
import { readOwnJwt } from './own-jwt';

const purpose = 'notifications-off';
const audience = 'eintritt-notifications-off';
const type = 'off+jwt';

const Claims = z.object({ club: z.uuid(), sub: z.uuid() });

/**
 * Signed, of one user in one club: whoever has it can switch off that this user hears of submissions, and nothing else.
 * Never ends, since mails are kept for years and a link to be left alone must go on working.
 */
export async function issueNotificationsOffToken(clubId: string, userId: string): Promise<string> {
  const ring = processKeyRing(purpose);
  return new SignJWT({ club: clubId })
    .setProtectedHeader({ alg: 'HS256', typ: type, kid: ring.currentId })
    .setAudience(audience)
    .setSubject(userId)
    .sign(ring.current);
}

/** Whose notifications in which club; null for a token that was not issued for this. */
export async function readNotificationsOffToken(
  token: string,
  now: Date,
): Promise<{ readonly clubId: string; readonly userId: string } | null> {
  const payload = await readOwnJwt(token, purpose, { typ: type, audience, currentDate: now });
  const claims = Claims.safeParse(payload).data;
  return claims ? { clubId: claims.club, userId: claims.sub } : null;
}
