import { lt, or, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '@/db/client';
import { refreshTokens, sessions, userTokens } from '@/db/schema/users';
import { log } from '@/lib/log';
import { deleteSome } from './queries';

const most = 1000;
const keptMs = 30 * 24 * 3_600_000;

/** The limiter's own table, made by a migration. */
const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), expire: text() });

/**
 * Removes what belongs to no club and ended 30 days ago: codes, refresh tokens, sign-ins; and counters of limits whose
 * window is over. In batches, so that it can stop at any moment and go on later; the log tells how many.
 */
export async function cleanUp(db: Db, now: Date, isStopping: () => boolean): Promise<void> {
  const end = new Date(now.getTime() - keptMs);
  const removed = {
    userTokens: await removeAll(db, isStopping, userTokens, lt(userTokens.expiresAt, end)),
    refreshTokens: await removeAll(db, isStopping, refreshTokens, lt(refreshTokens.expiresAt, end)),
    sessions: await removeAll(
      db,
      isStopping,
      sessions,
      or(lt(sessions.expiresAt, end), lt(sessions.revokedAt, end)),
    ),
    rateLimits: await removeAll(
      db,
      isStopping,
      rateLimits,
      sql`${rateLimits.expire} < ${now.getTime()}::bigint`,
    ),
  };
  log.info(removed, 'cleaned up');
}

async function removeAll(
  db: Db,
  isStopping: () => boolean,
  table: Parameters<typeof deleteSome>[1],
  condition: Parameters<typeof deleteSome>[2],
): Promise<number> {
  let total = 0;
  let count = most;
  while (count >= most && !isStopping()) {
    count = await deleteSome(db, table, condition, most);
    total += count;
  }
  return total;
}
