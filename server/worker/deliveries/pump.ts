import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { log } from '@/lib/platform/log';
import { type JobPayload, jobs } from '@/lib/queue/definitions';
import { createBell } from './bell';
import { createLanes, type LaneEntry } from './lanes';
import { limits } from './limits';

export type DeliveryPump = {
  /** Takes nothing more, hands back what waits, and waits for what runs. */
  stop(): Promise<void>;
};

type Entry = LaneEntry & { readonly job: Job<unknown>; readonly payload: JobPayload<typeof queue> };

const queue = 'deliver-webhook';
const fetchMax = 16;
const pollMs = 1_000;
const settleEveryMs = 20;
const heartbeatMs = 4_000;
const stopTimeoutMs = 20_000;

/**
 * Runs the deliveries of every club, many at a time, since they mostly wait for receivers: fetched and settled by
 * the batch, woken by the queue's notifications, and ordered by `createLanes`. A subscription's job is its lane. Limits
 * hold for each process. A job whose process died is handed to another about half a minute later.
 */
export async function startDeliveryPump(
  boss: PgBoss,
  deliver: (payload: JobPayload<typeof queue>) => Promise<void>,
): Promise<DeliveryPump> {
  const lanes = createLanes<Entry>(limits);
  const bell = createBell();
  const inHand = new Set<Job<unknown>>();
  const running = new Set<Promise<void>>();
  const succeeded: Job<unknown>[] = [];
  let closed = new Set<string>();
  let isStopping = false;

  const take = async (job: Job<unknown>) => {
    const { data: payload, error } = jobs[queue].payload.safeParse(job.data);
    if (!payload) return handBack([job], error);
    inHand.add(job);
    lanes.add({ job, payload, clubId: payload.clubId, laneId: job.groupId ?? payload.deliveryId });
  };

  const startAll = () => {
    for (let entry = lanes.next(); entry && !isStopping; entry = lanes.next()) {
      const run = runOne(entry);
      running.add(run);
      void run.finally(() => running.delete(run));
    }
  };

  const runOne = async (entry: Entry) => {
    const { job, payload } = entry;
    const startedAt = performance.now();
    const told = () => ({ job: queue, jobId: job.id, durationMs: Math.round(performance.now() - startedAt) });
    try {
      await deliver(payload);
      log.debug(told(), 'job done');
      succeeded.push(job);
      settleSoon();
    } catch (error) {
      log.error({ ...told(), err: error }, 'job failed');
      await handBack([job], error);
    }
    lanes.end(entry);
    // Its lane was left out of the last look.
    if (closed.has(entry.laneId)) bell.ring();
    startAll();
  };

  /** Another worker gets them a second later; where even that fails, when their heartbeat is missed. */
  const handBack = async (given: Job<unknown>[], reason: unknown) => {
    for (const job of given) inHand.delete(job);
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
      for (const job of settled) inHand.delete(job);
      // One that stays open is found done by whoever gets it next.
      await boss.complete(queue, settled).catch(logFault);
    }
  };

  const look = async () => {
    while (!isStopping) {
      const batchSize = Math.min(fetchMax, lanes.room());
      closed = new Set(lanes.closed());
      const found = batchSize > 0 ? await fetch(batchSize) : [];
      for (const job of found) await take(job);
      startAll();
      if (batchSize === 0 || found.length < batchSize) await bell.rung(pollMs);
    }
  };
  const fetch = (batchSize: number) =>
    boss.fetch<unknown>(queue, { batchSize, ignoreGroups: [...closed] }).catch((error: unknown) => {
      logFault(error);
      return [];
    });

  const heartbeat = setInterval(() => {
    if (inHand.size > 0) boss.touch(queue, [...inHand]).catch(logFault);
  }, heartbeatMs);
  const listener = await boss.getDb().listen?.(
    notifyChannel(),
    name => {
      if (name === queue) bell.ring();
    },
    () => bell.ring(),
  );
  const looking = look();
  return {
    stop: async () => {
      isStopping = true;
      bell.ring();
      await looking;
      await handBack(
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

/** Where pg-boss says that a queue has new jobs. */
function notifyChannel(): string {
  return `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;
}

function logFault(error: unknown): void {
  log.error({ err: error }, 'job queue failed');
}
