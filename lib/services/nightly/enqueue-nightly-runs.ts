import type { Db } from '@/db/client';
import { enqueue } from '@/lib/queue/enqueue';
import { listClubsWithDueRun } from './queries';

const pageSize = 200;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';
const daySeconds = 24 * 3600;

/**
 * Enqueues the nightly run of each club whose last due run (02:00 local time) is not finished, and the daily clean-up.
 * Workers may call it any number of times: for each club at most one job waits or runs.
 */
export async function enqueueNightlyRuns(db: Db, now: Date): Promise<void> {
  await db.transaction(tx => enqueue(tx, 'clean-up', {}, { singletonSeconds: daySeconds }));
  let behind: string | undefined = beforeAllIds;
  while (behind !== undefined) behind = await enqueuePage(db, now, behind);
}

/** Returns the id after which the next page begins. */
async function enqueuePage(db: Db, now: Date, behind: string): Promise<string | undefined> {
  return db.transaction(async tx => {
    const clubIds = await listClubsWithDueRun(tx, now, behind, pageSize);
    for (const clubId of clubIds) await enqueue(tx, 'run-night', { clubId }, { singletonKey: clubId });
    return clubIds.length < pageSize ? undefined : clubIds.at(-1);
  });
}
