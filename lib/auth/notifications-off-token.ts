import { SignJWT } from 'jose';
import { z } from 'zod';
import { processKeyRing } from '@/lib/platform/crypto/keys';
import { readOwnJwt } from './own-jwt';

const purpose = 'notifications-off';
const audience = 'eintritt-notifications-off';
const type = 'off+jwt';

/** What can be left alone; a token without a word about it is of the mails about submissions. */
const topics = ['Submissions', 'MonthlyReport'] as const;
export type NotificationTopic = (typeof topics)[number];

const Claims = z.object({ club: z.uuid(), sub: z.uuid(), topic: z.enum(topics).default('Submissions') });

/**
 * Signed, of one user in one club: whoever has it can switch off that this user hears of one topic, and nothing else.
 * Never ends, since mails are kept for years and a link to be left alone must go on working.
 */
export async function issueNotificationsOffToken(
  clubId: string,
  userId: string,
  topic: NotificationTopic = 'Submissions',
): Promise<string> {
  const ring = processKeyRing(purpose);
  return new SignJWT({ club: clubId, topic })
    .setProtectedHeader({ alg: 'HS256', typ: type, kid: ring.currentId })
    .setAudience(audience)
    .setSubject(userId)
    .sign(ring.current);
}

/** Whose notifications of what in which club; null for a token that was not issued for this. */
export async function readNotificationsOffToken(
  token: string,
  now: Date,
): Promise<{ readonly clubId: string; readonly userId: string; readonly topic: NotificationTopic } | null> {
  const payload = await readOwnJwt(token, purpose, { typ: type, audience, currentDate: now });
  const claims = Claims.safeParse(payload).data;
  return claims ? { clubId: claims.club, userId: claims.sub, topic: claims.topic } : null;
}
