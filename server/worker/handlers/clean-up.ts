import { cleanUp } from '@/lib/services/nightly/clean-up';
import type { JobRuntime } from '@/server/worker/runtime';

export async function cleanUpJob({ db, now, isStopping }: JobRuntime): Promise<void> {
  await cleanUp(db, now(), isStopping);
}
