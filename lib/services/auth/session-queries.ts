import { and, desc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { sessions } from '@/db/schema/users';
import { revokeSession } from './queries';

const most = 200;

/** Lists at most 200 sign-ins of a user that neither ended nor expired, the last used first. */
export async function listLiveSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      clubId: sessions.currentClubId,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      hasTokens: sql<boolean>`exists (select from refresh_tokens r where r.session_id = sessions.id)`,
    })
    .from(sessions)
    .where(and(isOf(userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(most);
}

/** Ends one sign-in of a user, and those that it opened by switching the club. Returns false if it is unknown, ended or expired. */
export async function endSessionOf(
  tx: Tx,
  userId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set(ended(now))
    .where(and(isOf(userId), eq(sessions.id, id), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  if (rows.length > 0) await revokeSession(tx, id, ended(now).revokedReason, now);
  return rows.length > 0;
}

/**
 * Ends the live sign-ins of a user except one and those that it came from by switching the club, with which it would
 * end. Returns their number.
 */
export async function endSessionsBut(
  tx: Tx,
  userId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<number> {
  const rows = await tx
    .update(sessions)
    .set(ended(now))
    .where(and(isOf(userId), notInArray(sessions.id, originsOf(id)), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  return rows.length;
}

const originsOf = (id: string) => sql`(
  with recursive line as (
    select one.id, one.origin_id from ${sessions} as one where one.id = ${id}
    union
    select origin.id, origin.origin_id from ${sessions} as origin join line on origin.id = line.origin_id
  ) select id from line)`;

const isOf = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
const ended = (now: Date) => ({ revokedAt: now, revokedReason: 'ended by its user' });
