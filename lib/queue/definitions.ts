import { z } from 'zod';

/**
 * Handlers plan their own next try, as a job of its own. What the queue retries is a job whose worker died, or
 * that hit a fault of ours such as a database that is away: at first at once, then ever more slowly for hours.
 */
const handedOn = {
  retryLimit: 50,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  // A job waits longer than any outage.
  retentionSeconds: 90 * 24 * 3600,
  // What is done is told by the record that it was about.
  deleteAfterSeconds: 24 * 3600,
  heartbeatSeconds: 10,
  notify: true,
} as const;

/**
 * The jobs that leave a request. A payload carries ids only: the handler loads anew, and is idempotent.
 * A job whose worker died is handed to another one about 30 s later (heartbeat).
 */
export const jobs = {
  /** Ends a mail whose job was given up: one that killed its worker each time, say. */
  'end-mail': {
    payload: z.object({ clubId: z.uuid(), mailId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 60 },
  },
  /** Ends a delivery whose job was given up. */
  'end-delivery': {
    payload: z.object({ clubId: z.uuid(), deliveryId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 60 },
  },
  /** Makes one attempt to send a mail of the outbox. Attempts go on for 24 h (contract §5). */
  'send-mail': {
    payload: z.object({ clubId: z.uuid(), mailId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 120, deadLetter: 'end-mail' },
  },
  /** Makes one attempt of a webhook delivery (contract §5). */
  'deliver-webhook': {
    payload: z.object({ clubId: z.uuid(), deliveryId: z.uuid() }),
    // Waits in a worker's hand for its turn, too.
    queue: { ...handedOn, expireInSeconds: 600, deadLetter: 'end-delivery' },
  },
  /** Tells one user in one mail of all that arrived in a busy while. */
  'send-staff-digest': {
    payload: z.object({
      clubId: z.uuid(),
      userId: z.uuid(),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
    queue: { ...handedOn, expireInSeconds: 60, policy: 'exclusive' },
  },
  /** Mails a link to set a new password. Does nothing for an unknown user (contract §2). */
  'mail-password-reset': {
    payload: z.object({ userId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 60 },
  },
  /** Writes an incident into the audit log of each club that the user works for; does nothing for an unknown user. */
  'audit-account-incident': {
    payload: z.object({ incidentId: z.uuid(), userId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 60 },
  },
  /** Makes the file of an export job, some seconds at a time (contract §3). */
  'run-export': {
    payload: z.object({ clubId: z.uuid(), jobId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 300 },
  },
  /** Removes an export's file when its 48 hours are over. */
  'expire-export': {
    payload: z.object({ clubId: z.uuid(), jobId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 60 },
  },
  /** Removes a club's files from the object store that no export keeps any more. */
  'remove-export-objects': {
    payload: z.object({ clubId: z.uuid() }),
    queue: { ...handedOn, expireInSeconds: 3600 },
  },
  /** Does what a club's night is for; one at a time for each club. What a dead worker left is found again. */
  'run-night': {
    payload: z.object({ clubId: z.uuid() }),
    queue: { ...handedOn, retryLimit: 5, expireInSeconds: 3600, policy: 'exclusive' },
  },
  /** Mails a club's report of a month to everybody who wants it. */
  'send-monthly-report': {
    payload: z.object({ clubId: z.uuid(), month: z.string().regex(/^\d{4}-\d{2}$/) }),
    queue: { ...handedOn, expireInSeconds: 600, policy: 'exclusive' },
  },
  /** Removes what has ended and belongs to no club: codes, sign-ins, counters of limits. */
  'clean-up': {
    payload: z.object({}),
    // Kept for longer than a day, since it shows that the day's one was there.
    queue: { ...handedOn, expireInSeconds: 3600, deleteAfterSeconds: 3 * 24 * 3600 },
  },
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]['payload']>;

/** Queue options by name, in the order in which the migration installs them. */
export const queues: Record<JobName, (typeof jobs)[JobName]['queue']> = {
  'end-mail': jobs['end-mail'].queue,
  'end-delivery': jobs['end-delivery'].queue,
  'send-mail': jobs['send-mail'].queue,
  'deliver-webhook': jobs['deliver-webhook'].queue,
  'send-staff-digest': jobs['send-staff-digest'].queue,
  'mail-password-reset': jobs['mail-password-reset'].queue,
  'audit-account-incident': jobs['audit-account-incident'].queue,
  'run-export': jobs['run-export'].queue,
  'expire-export': jobs['expire-export'].queue,
  'remove-export-objects': jobs['remove-export-objects'].queue,
  'run-night': jobs['run-night'].queue,
  'send-monthly-report': jobs['send-monthly-report'].queue,
  'clean-up': jobs['clean-up'].queue,
};
