import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { processConnection } from '@/db/client';
import { createMailer } from '@/lib/mail/mailer';
import { logDatabaseLoss } from '@/lib/platform/database-loss';
import { log } from '@/lib/platform/log';
import { jobSeconds } from '@/lib/platform/metrics';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { queueConnection } from '@/lib/queue/connection';
import { type Concurrency, type JobName, type JobPayload, jobNames, jobs } from '@/lib/queue/definitions';
import { removeDueClubs } from '@/lib/services/clubs/remove';
import { chunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';
import { enqueueNightlyRuns } from '@/lib/services/nightly/enqueue-nightly-runs';
import { startDeliveryPump } from './deliveries/pump';
import { endSetAsideJob, handlers } from './handlers';
import { removeExportObjects } from './handlers/remove-export-objects';
import { inJobSpan } from './job-span';
import type { JobRuntime } from './runtime';
import { type Suspects, watchSuspects } from './suspects';

export type Worker = {
  /** Starts no more jobs, waits for the running ones, and returns the rest to the queue. Takes at most 25 s. */
  stop(): Promise<void>;
};

/** Closed while the worker stops. Jobs that the queue delivers after that are returned untouched. */
type Gate = { readonly isClosed: boolean };

type Tools = { readonly runtime: JobRuntime; readonly suspects: Suspects };

const defaultDuePollSeconds = 1;
const idlePollSeconds = 30;
const stopTimeoutMs = 20_000;
const webhookTimeoutMs = 15_000;
const firstNightlyCheckMs = 30_000;
const nightlyCheckMs = 5 * 60_000;

/**
 * Runs the jobs of all clubs until it is stopped. Any number of workers share one database. About half a minute after a
 * worker died, another one gets its jobs.
 */
export async function startWorker(overrides: Partial<JobRuntime> = {}): Promise<Worker> {
  const boss = new PgBoss({
    ...queueConnection('eintritt-worker'),
    max: 6,
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    // Only an index's owner may rebuild it; the run-time role is not the owner.
    reindex: false,
  });
  boss.on('error', error => logDatabaseLoss(error) || log.error({ err: error }, 'job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ message }, 'job queue warns'));
  await boss.start();
  const mailer = createMailer();
  const outbound = createOutboundClient();
  const { db } = processConnection();
  const gate = { isClosed: false };
  const runtime: JobRuntime = {
    db,
    mailer,
    outbound,
    exports: chunkBuilder(db),
    now: () => new Date(),
    random: Math.random,
    webhookTimeoutMs,
    isStopping: () => gate.isClosed,
    ...overrides,
  };
  const suspects = await watchSuspects(db, runtime.now);
  const deliveries = await startDeliveryPump(boss, (job, payload) =>
    suspects.run(
      job,
      { queue: 'deliver-webhook', payload },
      {
        work: () => handlers['deliver-webhook'](runtime, payload),
        setAside: () => endSetAsideJob('deliver-webhook', runtime, payload),
      },
    ),
  );
  for (const name of jobNames) {
    const { concurrency } = jobs[name];
    if (concurrency) await serve(boss, name, concurrency, { runtime, suspects, gate });
  }
  const nightlyChecks = startNightlyChecks(runtime);
  return {
    stop: async () => {
      gate.isClosed = true;
      nightlyChecks.stop();
      suspects.stop();
      const began = performance.now();
      await deliveries.stop();
      const leftMs = Math.max(1_000, stopTimeoutMs - (performance.now() - began));
      await boss.stop({ graceful: true, timeout: leftMs, close: true });
      mailer.close();
      await Promise.all([outbound.close(), runtime.exports.close()]);
    },
  };
}

/**
 * Enqueues due nightly runs, and removes the clubs that are due for it. Every worker does it, so that one living worker
 * is enough; the next check repairs a failed one.
 */
function startNightlyChecks(runtime: JobRuntime): { stop(): void } {
  const { db, now } = runtime;
  const removeFiles = (clubId: string) => removeExportObjects(runtime, { clubId });
  const check = async () => {
    await enqueueNightlyRuns(db, now()).catch(
      (error: unknown) =>
        logDatabaseLoss(error) || log.error({ err: error }, 'check for due nightly runs failed'),
    );
    await removeDueClubs({ db, now: now(), removeFiles }).catch(
      (error: unknown) =>
        logDatabaseLoss(error) || log.error({ err: error }, 'check for clubs to remove failed'),
    );
  };
  const first = setTimeout(check, firstNightlyCheckMs);
  const others = setInterval(check, nightlyCheckMs);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(others);
    },
  };
}

/**
 * Starts the queue's workers. Each runs one job at a time and fetches the next one at once. The first also polls for
 * jobs that became due and wakes the others when it finds some.
 */
async function serve(
  boss: PgBoss,
  name: JobName,
  { workers, perGroup, duePollSeconds: pollSeconds = defaultDuePollSeconds }: Concurrency,
  { gate, ...tools }: Tools & { readonly gate: Gate },
): Promise<void> {
  const ids: string[] = [];
  const wake = (index: number) => {
    for (const id of index === 0 ? ids : ids.slice(index, index + 1)) boss.notifyWorker(id);
  };
  for (let index = 0; index < workers; index += 1) {
    const pollingIntervalSeconds = spreadInterval(pollSeconds, name, index);
    const options = {
      pollingIntervalSeconds,
      notifyPollingIntervalSeconds:
        index === 0 ? pollingIntervalSeconds : spreadInterval(idlePollSeconds, name, index),
      includeMetadata: true,
      ...(perGroup ? { groupConcurrency: perGroup } : {}),
    } as const;
    const id = await boss.work<unknown, void, typeof options>(name, options, async found => {
      // Thrown before any work: the queue gives the job to another worker a second later.
      if (gate.isClosed) throw new Error('This worker is stopping');
      wake(index);
      for (const job of found) await inJobSpan(name, job, () => run(name, job, tools));
    });
    ids.push(id);
  }
}

/**
 * Returns an interval of at most `seconds`, a little different for each worker. If workers polled at the same moment,
 * each would keep a connection of the queue open.
 */
const spreadInterval = (seconds: number, name: JobName, index: number) =>
  seconds * (1 - jobNames.indexOf(name) / 100 - index / 200);

async function run<Name extends JobName>(
  name: Name,
  job: JobWithMetadata<unknown>,
  { runtime, suspects }: Tools,
): Promise<void> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  try {
    const payload = payloadOf(name, job.data);
    const work = () => handlers[name](runtime, payload);
    const setAside = () => endSetAsideJob(name, runtime, payload);
    await suspects.run(job, { queue: name, payload }, { work, setAside });
    jobSeconds.observe({ queue: name, result: 'Done' }, durationMs() / 1000);
    log.debug({ job: name, jobId: job.id, durationMs: durationMs() }, 'job done');
  } catch (error) {
    jobSeconds.observe({ queue: name, result: 'Failed' }, durationMs() / 1000);
    log.error({ job: name, jobId: job.id, durationMs: durationMs(), err: error }, 'job failed');
    throw error;
  }
}

/** The cast holds because the payload type is the output of this schema; TypeScript cannot link both by name. */
function payloadOf<Name extends JobName>(name: Name, data: unknown): JobPayload<Name> {
  return jobs[name].payload.parse(data) as JobPayload<Name>;
}
