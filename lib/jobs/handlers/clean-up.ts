import type { JobRuntime } from '@/lib/jobs/runtime';
import { cleanUp } from '@/lib/services/nightly/clean-up';

export async function cleanUpJob({ db, now, isStopping }: JobRuntime): Promise<void> {
  await cleanUp(db, now(), isStopping);
}
