import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { enqueue } from '@/lib/queue/enqueue';
import { findNightlyRun, listReaders } from './queries';
import { dueMonth } from './rules';

/**
 * Enqueues the report of the last month for 06:00 in the club's time zone, if the nightly run ends a month and the
 * report has readers. Returns how many reports it planned. Safe to repeat: at most one job per club and month is
 * queued, and each reader gets one mail per month (`send-monthly-report`).
 */
export async function planDueReport(ctx: Ctx): Promise<number> {
  const { clubId } = ctx;
  return withClub(ctx, async tx => {
    const found = await findNightlyRun(tx, clubId);
    const month = found && dueMonth(found.night, found.lastNight);
    if (!month || (await listReaders(tx, clubId)).length === 0) return 0;
    const options = { startAfter: found.leavesAt, singletonKey: `${clubId} ${month}` };
    await enqueue(tx, 'send-monthly-report', { clubId, month }, options);
    return 1;
  });
}
