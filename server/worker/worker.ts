import { type Job, PgBoss } from 'pg-boss';
import { processConnection, runtimeRole } from '@/db/client';
import { env } from '@/lib/env';
import { createMailer } from '@/lib/mail/mailer';
import { log } from '@/lib/platform/log';
import { jobSeconds } from '@/lib/platform/metrics';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { type JobName, type JobPayload, jobs } from '@/lib/queue/definitions';
import { stopSender } from '@/lib/queue/enqueue';
import { chunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';
import { findNights } from '@/lib/services/nightly/find-nights';
import { startDeliveryPump } from './deliveries/pump';
import { auditAccountIncident } from './handlers/audit-account-incident';
import { cleanUpJob } from './handlers/clean-up';
import { deliverWebhook } from './handlers/deliver-webhook';
import { endDelivery } from './handlers/end-delivery';
import { endMail } from './handlers/end-mail';
import { expireExport } from './handlers/expire-export';
import { mailPasswordReset } from './handlers/mail-password-reset';
import { removeExportObjects } from './handlers/remove-export-objects';
import { runExport } from './handlers/run-export';
import { runNightJob } from './handlers/run-night';
import { sendMail } from './handlers/send-mail';
import { sendMonthlyReport } from './handlers/send-monthly-report';
import { sendStaffDigest } from './handlers/send-staff-digest';
import type { JobRuntime } from './runtime';

export type Worker = {
  /** Takes no more jobs, waits for those in hand, hands back what is left; done within 25 s. */
  stop(): Promise<void>;
};

type Handler<Name extends JobName> = (runtime: JobRuntime, payload: JobPayload<Name>) => Promise<void>;

/** Closed while the worker stops: what the queue hands out until it knows goes back untouched. */
type Gate = { readonly isClosed: boolean };

type Limits = { workers: number; perGroup?: number; duePollSeconds?: number };

/** How many jobs of a kind run at a time in this process, and for one group in all processes together. */
const concurrency = {
  'send-mail': { workers: 4 },
  'mail-password-reset': { workers: 1 },
  'audit-account-incident': { workers: 1, duePollSeconds: 10 },
  // One job of a club at a time; two clubs take turns on the same threads.
  'run-export': { workers: 2, perGroup: 1 },
  'expire-export': { workers: 1, duePollSeconds: 10 },
  'remove-export-objects': { workers: 1, perGroup: 1, duePollSeconds: 10 },
  'run-night': { workers: 2, duePollSeconds: 10 },
  'send-monthly-report': { workers: 1, duePollSeconds: 10 },
  'clean-up': { workers: 1, duePollSeconds: 10 },
  'send-staff-digest': { workers: 1, duePollSeconds: 10 },
  'end-mail': { workers: 1, duePollSeconds: 10 },
  'end-delivery': { workers: 1, duePollSeconds: 10 },
} satisfies Record<Exclude<JobName, 'deliver-webhook'>, Limits>;

/** How soon a job that became due by time alone is found; new jobs announce themselves. */
const duePollSeconds = 1;
const idlePollSeconds = 30;
const stopTimeoutMs = 20_000;
const webhookTimeoutMs = 15_000;
const firstLookForNightsMs = 30_000;
const lookForNightsMs = 5 * 60_000;

/**
 * Runs the jobs of every club until it is stopped. Any number of workers share one database; a job whose worker
 * died is handed to another about half a minute later.
 */
export async function startWorker(overrides: Partial<JobRuntime> = {}): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    options: `-c role=${runtimeRole}`,
    application_name: 'eintritt-worker',
    max: 6,
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    // Rebuilding an index takes its owner's rights, which the run-time role does not have.
    reindex: false,
  });
  boss.on('error', error => log.error({ err: error }, 'job queue failed'));
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
  await serve(boss, 'send-mail', runtime, gate, sendMail);
  const deliveries = await startDeliveryPump(boss, payload => deliverWebhook(runtime, payload));
  await serve(boss, 'mail-password-reset', runtime, gate, mailPasswordReset);
  await serve(boss, 'audit-account-incident', runtime, gate, auditAccountIncident);
  await serve(boss, 'run-export', runtime, gate, runExport);
  await serve(boss, 'expire-export', runtime, gate, expireExport);
  await serve(boss, 'remove-export-objects', runtime, gate, removeExportObjects);
  await serve(boss, 'run-night', runtime, gate, runNightJob);
  await serve(boss, 'send-monthly-report', runtime, gate, sendMonthlyReport);
  await serve(boss, 'clean-up', runtime, gate, cleanUpJob);
  await serve(boss, 'send-staff-digest', runtime, gate, sendStaffDigest);
  await serve(boss, 'end-mail', runtime, gate, endMail);
  await serve(boss, 'end-delivery', runtime, gate, endDelivery);
  const looks = lookForNights(runtime);
  return {
    stop: async () => {
      gate.isClosed = true;
      looks.stop();
      const began = performance.now();
      await deliveries.stop();
      const leftMs = Math.max(1_000, stopTimeoutMs - (performance.now() - began));
      await boss.stop({ graceful: true, timeout: leftMs, close: true });
      mailer.close();
      await Promise.all([outbound.close(), runtime.exports.close(), stopSender()]);
    },
  };
}

/** Every worker looks, so that nights come whichever of them lives; a look that fails is made good by the next. */
function lookForNights({ db, now }: JobRuntime): { stop(): void } {
  const look = () =>
    findNights(db, now()).catch((error: unknown) => log.error({ err: error }, 'look for nights failed'));
  const first = setTimeout(look, firstLookForNightsMs);
  const others = setInterval(look, lookForNightsMs);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(others);
    },
  };
}

/**
 * Each worker takes one job at a time, so that a slow one holds up nothing but itself, and goes on at once while
 * there are more. One of them looks for jobs that became due and wakes the rest when it finds some.
 */
async function serve<Name extends keyof typeof concurrency>(
  boss: PgBoss,
  name: Name,
  runtime: JobRuntime,
  gate: Gate,
  handler: Handler<Name>,
): Promise<void> {
  const limits: Limits = concurrency[name];
  const pollSeconds = limits.duePollSeconds ?? duePollSeconds;
  const ids: string[] = [];
  const wake = (index: number) => {
    for (const id of index === 0 ? ids : ids.slice(index, index + 1)) boss.notifyWorker(id);
  };
  for (let index = 0; index < limits.workers; index += 1) {
    const options = {
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: index === 0 ? pollSeconds : idlePollSeconds,
      ...(limits.perGroup ? { groupConcurrency: limits.perGroup } : {}),
    };
    const id = await boss.work<unknown>(name, options, async found => {
      // Thrown before any work, so the queue gives the job to another worker a second later.
      if (gate.isClosed) throw new Error('This worker is stopping');
      wake(index);
      for (const job of found) await run(name, job, runtime, handler);
    });
    ids.push(id);
  }
}

async function run<Name extends JobName>(
  name: Name,
  job: Job<unknown>,
  runtime: JobRuntime,
  handler: Handler<Name>,
): Promise<void> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  try {
    await handler(runtime, payloadOf(name, job.data));
    jobSeconds.observe({ queue: name, result: 'Done' }, durationMs() / 1000);
    log.debug({ job: name, jobId: job.id, durationMs: durationMs() }, 'job done');
  } catch (error) {
    jobSeconds.observe({ queue: name, result: 'Failed' }, durationMs() / 1000);
    log.error({ job: name, jobId: job.id, durationMs: durationMs(), err: error }, 'job failed');
    throw error;
  }
}

/** Holds because each job's payload type is what its schema puts out, which TypeScript does not see by name. */
function payloadOf<Name extends JobName>(name: Name, data: unknown): JobPayload<Name> {
  return jobs[name].payload.parse(data) as JobPayload<Name>;
}
