import { z } from 'zod';

/**
 * The jobs that leave a request. A payload carries ids only: the handler loads anew, and is idempotent.
 * A job whose worker died is handed to another one about 30 s later (heartbeat).
 */
export const jobs = {
  /** Sends one mail of the outbox; retried with growing pauses for about 24 h. */
  'send-mail': {
    payload: z.object({ clubId: z.uuid(), mailId: z.uuid() }),
    queue: {
      retryLimit: 16,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 10_800,
      expireInSeconds: 120,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  /** Makes one try of one webhook delivery; later tries are jobs of their own (contract §5). */
  'deliver-webhook': {
    payload: z.object({ clubId: z.uuid(), deliveryId: z.uuid() }),
    queue: {
      retryLimit: 50,
      retryDelay: 1,
      expireInSeconds: 60,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]['payload']>;

/** Queue options by name, as the migration installs them. */
export const queues: Record<JobName, (typeof jobs)[JobName]['queue']> = {
  'send-mail': jobs['send-mail'].queue,
  'deliver-webhook': jobs['deliver-webhook'].queue,
};
