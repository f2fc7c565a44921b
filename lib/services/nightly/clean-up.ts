import type { Db } from '@/db/client';
import { log } from '@/lib/platform/log';
import { removeOldSuspects } from '@/lib/queue/suspect-jobs';
import {
  type RemoveSome,
  removeAccountIncidents,
  removeRateLimits,
  removeRefreshTokens,
  removeSessions,
  removeUserTokens,
} from './removal-queries';

const most = 1000;
const keptMs = 30 * 24 * 3_600_000;

/**
 * The job that writes an incident into the audit log is due after one hour. If no worker runs, the row remains for
 * two days. Longer would cost space: anyone can create rows by failed sign-ins (docs/product/settings.md).
 */
const incidentKeptMs = 48 * 3_600_000;

/** As long as the queue keeps a job that waits. */
const suspectKeptMs = 90 * 24 * 3_600_000;

/**
 * Removes codes, refresh tokens and sessions that ended 30 days ago, incidents of accounts after 48 h, jobs that were
 * set aside after 90 days, and counters of limits whose window is over. Works in batches, so it can stop at any time
 * and continue later. Logs the numbers.
 */
export async function cleanUp(db: Db, now: Date, isStopping: () => boolean): Promise<void> {
  const removeAll = async (remove: RemoveSome, before: Date) => {
    let total = 0;
    let count = most;
    while (count >= most && !isStopping()) {
      count = await remove(db, before, most);
      total += count;
    }
    return total;
  };
  const end = new Date(now.getTime() - keptMs);
  const removed = {
    userTokens: await removeAll(removeUserTokens, end),
    refreshTokens: await removeAll(removeRefreshTokens, end),
    sessions: await removeAll(removeSessions, end),
    accountIncidents: await removeAll(removeAccountIncidents, new Date(now.getTime() - incidentKeptMs)),
    rateLimits: await removeAll(removeRateLimits, now),
    suspectJobs: await removeOldSuspects(db, new Date(now.getTime() - suspectKeptMs)),
  };
  log.info(removed, 'cleaned up');
}
