import type { Db } from '@/db/client';
import type { Mailer } from '@/lib/mail/mailer';
import type { OutboundClient } from '@/lib/platform/outbound/post';
import type { ChunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';

/** Dependencies of the handlers: connections, clock and random numbers. Tests replace them. */
export type JobRuntime = {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly outbound: OutboundClient;
  readonly exports: ChunkBuilder;
  readonly now: () => Date;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  readonly webhookTimeoutMs: number;
  /** Whether the worker is stopping. Long handlers then stop at a point where they can continue later. */
  readonly isStopping: () => boolean;
};
