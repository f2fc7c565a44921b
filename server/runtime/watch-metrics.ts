import { processConnection } from '@/db/client';
import { readBackupState } from '@/lib/platform/backups/queries';
import { watchBackups, watchProcess, watchQueues, watchSetAsideJobs } from '@/lib/platform/metrics';
import { readQueues } from '@/lib/queue/queue-state';
import { countSetAsideJobs } from '@/lib/queue/suspect-jobs';

let isWatching = false;

/** Adds process, queues and backups to the metrics, which are read each time that somebody asks for them. */
export function watchMetrics(): void {
  if (isWatching) return;
  isWatching = true;
  watchProcess();
  watchQueues(() => readQueues(processConnection().db));
  watchBackups(() => readBackupState(processConnection().db));
  watchSetAsideJobs(() => countSetAsideJobs(processConnection().db));
}
