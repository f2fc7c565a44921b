import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { beginRun, lockRun, updateRun } from './queries';
import { type NightlyTask, nightlyTasks } from './tasks';

/**
 * Runs a club's due nightly tasks: retention, clean-up, reminders, in small transactions. Each transaction also
 * stores its counts in the record of the run, so after a crash the next call continues and counts correctly. Two
 * concurrent calls alternate, and a finished run is not repeated. One run makes up for missed ones. The total is also
 * written to the audit log. Stops between two transactions when `isStopping` returns true. After a task fails the
 * others still run; the run stays unfinished, and the first error is thrown at the end.
 */
export async function runNightlyTasks(
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

/** Returns whether there may be more to do. */
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
