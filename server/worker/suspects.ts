import type { Db } from '@/db/client';
import { logDatabaseLoss } from '@/lib/platform/database-loss';
import { log } from '@/lib/platform/log';
import { endSuspect, isOnTrial, readSuspects, type SuspectJob, startSuspect } from '@/lib/queue/suspect-jobs';

/** A job as the queue gives it; `output` is that of the previous attempt. */
type FetchedJob = {
  readonly id: string;
  readonly output?: unknown;
  readonly groupId?: string | null;
  readonly singletonKey: string | null;
};

type Doing = { readonly work: () => Promise<void>; readonly setAside: () => Promise<void> };

/** What pg-boss writes when the heartbeats of a job have ended: its worker died, or stood still. */
const heartbeatLost = 'job heartbeat timeout';

/** Shorter than the leases of mails and deliveries, so that each worker knows a suspect when its next job comes. */
const readEveryMs = 5_000;

export type Suspects = {
  /** Does the job, unless it was set aside. */
  run(job: FetchedJob, what: Pick<SuspectJob, 'queue' | 'payload'>, doing: Doing): Promise<void>;
  stop(): void;
};

/**
 * Finds the job that kills its worker. All jobs of a dead worker start again at once. Those with which two workers died
 * run one by one, so that a third death names the job that ran: it is set aside, does not start again, and `setAside` ends
 * its record. Other jobs wait for none of them.
 */
export async function watchSuspects(db: Db, now: () => Date): Promise<Suspects> {
  let known = new Set<string>();
  const read = async () => {
    known = new Set((await readSuspects(db, now())).map(nameOf));
  };
  await read();
  const timer = setInterval(() => {
    read().catch(
      (error: unknown) =>
        logDatabaseLoss(error) || log.error({ err: error }, 'suspect jobs could not be read'),
    );
  }, readEveryMs);
  let last: Promise<void> = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
  const runSuspect = async (suspect: SuspectJob, job: FetchedJob, { work, setAside }: Doing) => {
    const start = await startSuspect(db, suspect, { now: now(), hasLostWorker: hasLostWorker(job) });
    if (start === 'SetAside' || start === 'WasSetAside') {
      const fields = { job: suspect.queue, jobId: job.id };
      if (start === 'SetAside') log.error(fields, 'job set aside: three workers died with it');
      else log.warn(fields, 'job not started: it is set aside, npm run jobs lists it');
      // Also later: staff may have started it again, or the end of its record was lost.
      return setAside();
    }
    try {
      await work();
    } finally {
      await endSuspect(db, suspect);
    }
  };
  return {
    run: async (job, what, doing) => {
      if (!hasLostWorker(job) && !known.has(nameOf(what))) return doing.work();
      known.add(nameOf(what));
      const { groupId = null, singletonKey } = job;
      const suspect = { ...what, groupId, singletonKey };
      const start = () => runSuspect(suspect, job, doing);
      await ((await isOnTrial(db, suspect)) ? alone(start) : start());
    },
    stop: () => clearInterval(timer),
  };
}

function nameOf({ queue, payload }: { queue: string; payload: Record<string, unknown> }): string {
  return JSON.stringify([queue, Object.entries(payload).toSorted()]);
}

function hasLostWorker({ output }: FetchedJob): boolean {
  if (typeof output !== 'object' || output === null || !('value' in output)) return false;
  const { value } = output;
  return typeof value === 'object' && value !== null && 'message' in value && value.message === heartbeatLost;
}
