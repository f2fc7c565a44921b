import { z } from 'zod';

/**
 * Options of every queue. A handler enqueues its next attempt itself. The queue retries only a job whose worker died or
 * that met a fault of ours, such as an unreachable database: at once, then at growing intervals.
 */
const common = {
  retryLimit: 50,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  // A job that waits longer is deleted. No outage lasts that long.
  retentionSeconds: 90 * 24 * 3600,
  // The record of the job says whether it is done.
  deleteAfterSeconds: 24 * 3600,
  heartbeatSeconds: 10,
  notify: true,
} as const;

/** Maximum number of jobs of one kind that run at the same time. */
export type Concurrency = {
  /** Maximum in this process. */
  readonly workers: number;
  /** Maximum for one group (a club) in all processes together. Default: no limit. */
  readonly perGroup?: number;
  /**
   * At most so many seconds between searches for jobs that became due by time alone; default 1. New jobs notify the
   * workers at once.
   */
  readonly duePollSeconds?: number;
};

/** Options in addition to `common`, with pg-boss's names. */
type QueueOptions = {
  readonly expireInSeconds: number;
  readonly retryLimit?: number;
  readonly deleteAfterSeconds?: number;
  readonly policy?: 'exclusive';
  readonly deadLetter?: string;
};

/**
 * Describes a kind of job. Its handler is in `server/worker/handlers`, which only the worker loads.
 * `concurrency`: null if the delivery pump runs the jobs.
 */
function defineJob<Payload extends z.ZodObject>(job: {
  readonly payload: Payload;
  readonly queue: QueueOptions;
  readonly concurrency: Concurrency | null;
}) {
  return { ...job, queue: { ...common, ...job.queue } };
}

const seldom: Concurrency = { workers: 1, duePollSeconds: 10 };

/**
 * The jobs by name, in the order in which the migration creates their queues. A payload has ids only: the handler loads
 * the records again and is idempotent. About 30 s after a worker died (heartbeat), another one gets its job.
 */
export const jobs = {
  /** Marks a mail as failed if its job was given up, for example because it killed its worker each time. */
  'end-mail': defineJob({
    payload: z.object({ clubId: z.uuid(), mailId: z.uuid() }),
    queue: { expireInSeconds: 60 },
    concurrency: seldom,
  }),
  /** Marks a delivery as failed if its job was given up. */
  'end-delivery': defineJob({
    payload: z.object({ clubId: z.uuid(), deliveryId: z.uuid() }),
    queue: { expireInSeconds: 60 },
    concurrency: seldom,
  }),
  /** Makes one attempt to send an outbox mail. Attempts continue for 24 h (contract §5). */
  'send-mail': defineJob({
    payload: z.object({ clubId: z.uuid(), mailId: z.uuid() }),
    queue: { expireInSeconds: 120, deadLetter: 'end-mail' },
    concurrency: { workers: 4 },
  }),
  /** Makes one attempt of a webhook delivery (contract §5). */
  'deliver-webhook': defineJob({
    payload: z.object({ clubId: z.uuid(), deliveryId: z.uuid() }),
    // Includes the time that the job waits in the worker's memory.
    queue: { expireInSeconds: 600, deadLetter: 'end-delivery' },
    concurrency: null,
  }),
  /** Sends a user one mail about all submissions of a busy period. */
  'send-staff-digest': defineJob({
    payload: z.object({
      clubId: z.uuid(),
      userId: z.uuid(),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
    queue: { expireInSeconds: 60, policy: 'exclusive' },
    concurrency: seldom,
  }),
  /** Mails a link to set a new password. Does nothing for an unknown user (contract §2). */
  'mail-password-reset': defineJob({
    payload: z.object({ userId: z.uuid() }),
    queue: { expireInSeconds: 60 },
    concurrency: { workers: 1 },
  }),
  /** Writes an incident into the audit log of each club of the user. Does nothing for an unknown user. */
  'audit-account-incident': defineJob({
    payload: z.object({ incidentId: z.uuid(), userId: z.uuid() }),
    queue: { expireInSeconds: 60 },
    concurrency: seldom,
  }),
  /** Makes the file of an export job, in runs of a few seconds (contract §3). */
  'run-export': defineJob({
    payload: z.object({ clubId: z.uuid(), jobId: z.uuid() }),
    queue: { expireInSeconds: 300 },
    // One job per club at a time; two clubs share the threads.
    concurrency: { workers: 2, perGroup: 1 },
  }),
  /** Removes the file of an export after 48 hours. */
  'expire-export': defineJob({
    payload: z.object({ clubId: z.uuid(), jobId: z.uuid() }),
    queue: { expireInSeconds: 60 },
    concurrency: seldom,
  }),
  /** Removes a club's files that no export uses any more from the object store. */
  'remove-export-objects': defineJob({
    payload: z.object({ clubId: z.uuid() }),
    queue: { expireInSeconds: 3600 },
    concurrency: { ...seldom, perGroup: 1 },
  }),
  /**
   * Does the nightly tasks of a club, one run at a time for each club. Another worker continues a run whose worker
   * died.
   */
  'run-night': defineJob({
    payload: z.object({ clubId: z.uuid() }),
    queue: { retryLimit: 5, expireInSeconds: 3600, policy: 'exclusive' },
    concurrency: { ...seldom, workers: 2 },
  }),
  /** Mails a club's monthly report to the staff who chose to get it. */
  'send-monthly-report': defineJob({
    payload: z.object({ clubId: z.uuid(), month: z.string().regex(/^\d{4}-\d{2}$/) }),
    queue: { expireInSeconds: 600, policy: 'exclusive' },
    concurrency: seldom,
  }),
  /** Removes expired records that belong to no club: codes, sign-ins, counters of limits. */
  'clean-up': defineJob({
    payload: z.object({}),
    // Longer than a day, because the row shows that the job of the day exists.
    queue: { expireInSeconds: 3600, deleteAfterSeconds: 3 * 24 * 3600 },
    concurrency: seldom,
  }),
};

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]['payload']>;

export const jobNames = Object.keys(jobs) as JobName[];
