import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { enqueue } from '@/lib/queue/enqueue';
import { findNight, listReaders } from './queries';
import { dueMonth } from './rules';

/**
 * Plans the sending of the report of the month that is over, for six o'clock on the club's own walls, where the night
 * ends a month and somebody wants it; answers how many were planned. Again and again does no harm: one job of a club
 * and month waits or runs at most, and each reader gets one mail of a month (`send-monthly-report`).
 */
export async function planDueReport(ctx: Ctx): Promise<number> {
  const { clubId } = ctx;
  return withClub(ctx, async tx => {
    const found = await findNight(tx, clubId);
    const month = found && dueMonth(found.night, found.lastNight);
    if (!month || (await listReaders(tx, clubId)).length === 0) return 0;
    const options = { startAfter: found.leavesAt, singletonKey: `${clubId} ${month}` };
    await enqueue(tx, 'send-monthly-report', { clubId, month }, options);
    return 1;
  });
}
