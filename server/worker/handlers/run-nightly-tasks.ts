import { systemCtx } from '@/lib/platform/context';
import type { JobPayload } from '@/lib/queue/definitions';
import { runNightlyTasks } from '@/lib/services/nightly/run-nightly-tasks';
import type { JobRuntime } from '@/server/worker/runtime';

/** Does the nightly run of a club. If the worker stops early, the next check enqueues the run again. */
export async function handleNightlyRun(
  { db, now, isStopping }: JobRuntime,
  { clubId }: JobPayload<'run-night'>,
): Promise<void> {
  const ctx = systemCtx({ db, clubId, now: now(), requestId: 'run-night', locale: 'de' });
  await runNightlyTasks(ctx, { isStopping });
}
