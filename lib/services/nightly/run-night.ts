import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { beginRun, lockRun, updateRun } from './queries';
import { type NightlyTask, nightlyTasks } from './tasks';

/**
 * Does a club's night, the last one that began at two o'clock on its own walls: retention, clean-up, reminders, in small transactions. Each writes what it did into the trace
 * of the night, so whatever kills this, the next run goes on and counts right; where two run at a time they take
 * turns, and a night that is done stays done. Nights that were missed are made up by this one. What was done at all
 * stands in the audit log too. Stops between two transactions when `isStopping` says so. A task that fails holds up
 * no other one; its error is thrown at the end.
 */
export async function runNight(
  ctx: Ctx,
  { isStopping, tasks = nightlyTasks }: { isStopping: () => boolean; tasks?: readonly NightlyTask[] },
): Promise<void> {
  const night = await withClub(ctx, tx => beginRun(tx, ctx.clubId, ctx.now));
  const failures: unknown[] = [];
  for (const task of tasks) {
    try {
      let isMore = true;
      while (isMore) {
        if (isStopping()) return;
        isMore = await runBatch(ctx, night, task);
      }
    } catch (error) {
      log.error({ err: error, clubId: ctx.clubId, night, task: task.name }, 'nightly task failed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  await finish(ctx, night);
}

/** Whether there may be more to do. */
async function runBatch(ctx: Ctx, night: string, { name, most, run }: NightlyTask): Promise<boolean> {
  const place = { clubId: ctx.clubId, night };
  return withClub(ctx, async tx => {
    const running = await lockRun(tx, place);
    if (!running) return false;
    const done = await run({ ...ctx, tx }, most);
    const counts = { ...running.counts, [name]: (running.counts[name] ?? 0) + done };
    if (done > 0) await updateRun(tx, place, { counts });
    return done >= most;
  });
}

async function finish(ctx: Ctx, night: string): Promise<void> {
  const place = { clubId: ctx.clubId, night };
  await withClub(ctx, async tx => {
    const running = await lockRun(tx, place);
    if (!running) return;
    await updateRun(tx, place, { finishedAt: ctx.now });
    if (Object.keys(running.counts).length === 0) return;
    await recordAudit(tx, ctx, {
      action: 'NightDone',
      recordType: 'NightlyRun',
      recordId: night,
      details: running.counts,
    });
  });
}
