import type { Db } from '@/db/client';
import type { Mailer } from '@/lib/mail/mailer';
import type { OutboundClient } from '@/lib/platform/outbound/post';
import type { ChunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';

/** What the worker gives its handlers: the outside, the clock and chance, so that tests can put theirs in. */
export type JobRuntime = {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly outbound: OutboundClient;
  readonly exports: ChunkBuilder;
  readonly now: () => Date;
  /** 0 to 1. */
  readonly random: () => number;
  readonly webhookTimeoutMs: number;
  /** Whether the worker is told to end: long handlers stop where they can go on later. */
  readonly isStopping: () => boolean;
};
