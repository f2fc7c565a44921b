import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { logDatabaseLoss } from '@/lib/platform/database-loss';
import { log } from '@/lib/platform/log';
import { createWakeSignal } from '@/lib/platform/wake-signal';
import { type JobPayload, jobs } from '@/lib/queue/definitions';
import { inJobSpan } from '../job-span';
import { createLanes, type LaneEntry } from './lanes';
import { limits } from './limits';

export type DeliveryPump = {
  /** Fetches no more jobs, returns the waiting ones to the queue, and waits for the running ones. */
  stop(): Promise<void>;
};

type Fetched = JobWithMetadata<unknown>;
type Entry = LaneEntry & { readonly job: Fetched; readonly payload: JobPayload<typeof queue> };

const queue = 'deliver-webhook';
const fetchMax = 16;
const pollMs = 1_000;
const settleEveryMs = 20;
const heartbeatMs = 4_000;
const stopTimeoutMs = 20_000;

/**
 * Runs the webhook deliveries of all clubs, many at a time, because they mostly wait for receivers. Fetches and
 * completes jobs in batches, wakes up on the queue's notifications, and orders them with `createLanes`; the lane is the
 * subscription. Limits apply to each process. About half a minute after a process died, another one gets its jobs.
 */
export async function startDeliveryPump(
  boss: PgBoss,
  deliver: (job: Fetched, payload: JobPayload<typeof queue>) => Promise<void>,
): Promise<DeliveryPump> {
  const lanes = createLanes<Entry>(limits);
  const signal = createWakeSignal();
  const held = new Set<Fetched>();
  const running = new Set<Promise<void>>();
  const succeeded: Fetched[] = [];
  let closed = new Set<string>();
  let isStopping = false;

  const addJob = async (job: Fetched) => {
    const { data: payload, error } = jobs[queue].payload.safeParse(job.data);
    if (!payload) return returnJobs([job], error);
    held.add(job);
    lanes.add({ job, payload, clubId: payload.clubId, laneId: job.groupId ?? payload.deliveryId });
  };

  const startAll = () => {
    for (;;) {
      // An entry that is out of its lane would be neither run nor returned to the queue.
      const entry = isStopping ? null : lanes.next();
      if (!entry) return;
      const run = runOne(entry);
      running.add(run);
      void run.finally(() => running.delete(run));
    }
  };

  const runOne = async (entry: Entry) => {
    const { job, payload } = entry;
    const startedAt = performance.now();
    const logFields = () => ({
      job: queue,
      jobId: job.id,
      durationMs: Math.round(performance.now() - startedAt),
    });
    try {
      await inJobSpan(queue, job, async () => {
        await deliver(job, payload).catch((error: unknown) => {
          log.error({ ...logFields(), err: error }, 'job failed');
          throw error;
        });
        log.debug(logFields(), 'job done');
      });
      succeeded.push(job);
      settleSoon();
    } catch (error) {
      await returnJobs([job], error);
    }
    lanes.end(entry);
    // The last fetch ignored the closed lanes.
    if (closed.has(entry.laneId)) signal.notify();
    startAll();
  };

  /** Another worker gets the jobs a second later. If this fails, it gets them when their heartbeat is overdue. */
  const returnJobs = async (given: Fetched[], reason: unknown) => {
    for (const job of given) held.delete(job);
    if (given.length === 0) return;
    const message = reason instanceof Error ? reason.message : 'unknown';
    await boss.fail(queue, given, { message }).catch(logFault);
  };

  let settling: Promise<void> | null = null;
  const settleSoon = () => {
    settling ??= settle().finally(() => {
      settling = null;
    });
  };
  const settle = async () => {
    while (succeeded.length > 0) {
      await delay(settleEveryMs);
      const settled = succeeded.splice(0);
      for (const job of settled) held.delete(job);
      // If this fails, the job runs again and finds its delivery done.
      await boss.complete(queue, settled).catch(logFault);
    }
  };

  const fetchLoop = async () => {
    while (!isStopping) {
      const batchSize = Math.min(fetchMax, lanes.room());
      closed = new Set(lanes.closed());
      const found = batchSize > 0 ? await fetchBatch(batchSize) : [];
      for (const job of found) await addJob(job);
      startAll();
      if (batchSize === 0 || found.length < batchSize) await signal.wait(pollMs);
    }
  };
  const fetchBatch = (batchSize: number) =>
    boss
      .fetch<unknown>(queue, { batchSize, ignoreGroups: [...closed], includeMetadata: true })
      .catch((error: unknown) => {
        logFault(error);
        return [];
      });

  const heartbeat = setInterval(() => {
    if (held.size > 0) boss.touch(queue, [...held]).catch(logFault);
  }, heartbeatMs);
  const listener = await boss.getDb().listen?.(
    notifyChannel(),
    name => {
      if (name === queue) signal.notify();
    },
    () => signal.notify(),
  );
  const fetching = fetchLoop();
  return {
    stop: async () => {
      isStopping = true;
      signal.notify();
      await fetching;
      await returnJobs(
        lanes.drain().map(({ job }) => job),
        new Error('This worker is stopping'),
      );
      await Promise.race([Promise.all(running), delay(stopTimeoutMs, undefined, { ref: false })]);
      await settling;
      clearInterval(heartbeat);
      await listener?.close().catch(logFault);
    },
  };
}

/** Channel on which pg-boss reports new jobs of a queue. */
function notifyChannel(): string {
  return `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;
}

function logFault(error: unknown): void {
  if (!logDatabaseLoss(error)) log.error({ err: error }, 'job queue failed');
}
