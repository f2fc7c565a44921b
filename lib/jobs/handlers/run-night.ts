import type { Ctx } from '@/lib/context';
import type { JobPayload } from '@/lib/jobs/definitions';
import type { JobRuntime } from '@/lib/jobs/runtime';
import { runNight } from '@/lib/services/nightly/run-night';

/** Where the worker stops before the night is done, the next look for nights finds it again. */
export async function runNightJob(
  { db, now, isStopping }: JobRuntime,
  { clubId }: JobPayload<'run-night'>,
): Promise<void> {
  const ctx: Ctx = {
    db,
    clubId,
    actor: { kind: 'System' },
    now: now(),
    requestId: 'run-night',
    locale: 'de',
  };
  await runNight(ctx, { isStopping });
}
