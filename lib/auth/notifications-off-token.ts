import { z } from 'zod';
import { readOwnJwt, signOwnJwt } from './own-jwt';

const purpose = 'notifications-off';
const audience = 'eintritt-notifications-off';
const type = 'off+jwt';

/** Topics that a user can unsubscribe from. A token without topic is for mails about submissions. */
const topics = ['Submissions', 'MonthlyReport'] as const;
export type NotificationTopic = (typeof topics)[number];

const Claims = z.object({ club: z.uuid(), sub: z.uuid(), topic: z.enum(topics).default('Submissions') });

/**
 * Issues a signed token for one user in one club. It allows switching off one topic for this user, and nothing else. It
 * never expires, because an unsubscribe link in an old mail must work.
 */
export function issueNotificationsOffToken(
  clubId: string,
  userId: string,
  topic: NotificationTopic = 'Submissions',
): string {
  return signOwnJwt(purpose, type, { club: clubId, topic, aud: audience, sub: userId });
}

/** Returns club, user and topic of a token; null if it was not issued for this purpose. */
export async function readNotificationsOffToken(
  token: string,
  now: Date,
): Promise<{ readonly clubId: string; readonly userId: string; readonly topic: NotificationTopic } | null> {
  const payload = readOwnJwt(token, purpose, { typ: type, audience, currentDate: now });
  const claims = Claims.safeParse(payload).data;
  return claims ? { clubId: claims.club, userId: claims.sub, topic: claims.topic } : null;
}
