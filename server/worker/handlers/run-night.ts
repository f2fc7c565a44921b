import { systemCtx } from '@/lib/platform/context';
import type { JobPayload } from '@/lib/queue/definitions';
import { runNight } from '@/lib/services/nightly/run-night';
import type { JobRuntime } from '@/server/worker/runtime';

/** Where the worker stops before the night is done, the next look for nights finds it again. */
export async function runNightJob(
  { db, now, isStopping }: JobRuntime,
  { clubId }: JobPayload<'run-night'>,
): Promise<void> {
  const ctx = systemCtx({ db, clubId, now: now(), requestId: 'run-night', locale: 'de' });
  await runNight(ctx, { isStopping });
}
