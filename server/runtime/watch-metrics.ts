import { processConnection } from '@/db/client';
import { readBackupState } from '@/lib/platform/backups/queries';
import {
  watchBackups,
  watchOutages,
  watchProcess,
  watchQueues,
  watchSetAsideJobs,
} from '@/lib/platform/metrics';
import { outageNames } from '@/lib/platform/outages/note-outage';
import { listOutages } from '@/lib/platform/outages/queries';
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
  watchOutages(outageNames, () => listOutages(processConnection().db, new Date()));
  watchSetAsideJobs(() => countSetAsideJobs(processConnection().db));
}
