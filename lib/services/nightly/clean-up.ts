import { lt, or, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '@/db/client';
import { accountIncidents, refreshTokens, sessions, userTokens } from '@/db/schema/users';
import { log } from '@/lib/platform/log';
import { deleteSome } from './queries';

const most = 1000;
const keptMs = 30 * 24 * 3_600_000;

/**
 * The job that writes an incident into the audit log is due after one hour; if no worker runs, it still finds the row
 * for two days. Longer would cost space: anyone can make rows by trying sign-ins (docs/product/settings.md).
 */
const incidentKeptMs = 48 * 3_600_000;

/** The limiter's own table, made by a migration. */
const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), expire: text() });

/**
 * Removes codes, refresh tokens and sessions that ended 30 days ago, incidents of accounts after 48 h, and counters of
 * limits whose window is over. Works in batches, so that it can stop at any moment and go on later. Logs the numbers.
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
    accountIncidents: await removeAll(
      db,
      isStopping,
      accountIncidents,
      lt(accountIncidents.hour, new Date(now.getTime() - incidentKeptMs)),
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
