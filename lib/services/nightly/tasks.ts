import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Tx, withClub } from '@/db/client';
import { exportJobs } from '@/db/schema/exports';
import { usedFormTokens } from '@/db/schema/forms';
import { mails } from '@/db/schema/mail';
import { idempotencyRecords, nightlyRuns } from '@/db/schema/operations';
import { signatureRequests } from '@/db/schema/signature-requests';
import { webhookAttempts, webhookDeliveries, webhookEvents } from '@/db/schema/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { releaseObjects } from '@/lib/services/exports/bulk/objects';
import { planDueReport } from '@/lib/services/monthly-report/plan-due';
import { anonymizeDue } from '@/lib/services/retention/anonymize-due';
import { dropDueEvidence } from '@/lib/services/retention/drop-due-evidence';
import { dropDueMandates } from '@/lib/services/retention/drop-due-mandates';
import { remindUnconfirmed } from '@/lib/services/submissions/confirm/remind-unconfirmed';
import { deleteSome } from './queries';

export type NightlyTask = {
  /** The name of its count in the trace. */
  readonly name: string;
  /** What one transaction does at most; small, so that nobody waits for a night's work. */
  readonly most: number;
  /** Does what is due, at most `most` of it, and answers how much that was; in the transaction of `ctx`. */
  readonly run: (ctx: Ctx, most: number) => Promise<number>;
};

const dayMs = 24 * 3_600_000;

/** Days after which records are deleted (docs/product/data-protection.md). */
const keptDays = {
  // Longer than a device keeps a draft (14 days), which may be sent again with its token.
  formTokens: 16,
  mails: 180,
  webhookAttempts: 90,
  webhookEvents: 400,
  exports: 180,
  nights: 400,
};

/** What a club's night is for, in this order; each can be done again without harm. */
export const nightlyTasks: readonly NightlyTask[] = [
  { name: 'anonymized', most: 200, run: anonymizeDue },
  { name: 'evidenceDropped', most: 500, run: dropDueEvidence },
  {
    name: 'idempotencyRecordsRemoved',
    most: 500,
    run: (ctx, most) => {
      const { clubId, expiresAt } = idempotencyRecords;
      return remove(ctx, most, idempotencyRecords, and(eq(clubId, ctx.clubId), before(expiresAt, ctx, 0)));
    },
  },
  {
    name: 'formTokensRemoved',
    most: 500,
    run: (ctx, most) => {
      const { clubId, usedAt } = usedFormTokens;
      const isOld = before(usedAt, ctx, keptDays.formTokens);
      return remove(ctx, most, usedFormTokens, and(eq(clubId, ctx.clubId), isOld));
    },
  },
  {
    name: 'signatureRequestsRemoved',
    most: 100,
    run: (ctx, most) => {
      const { clubId, expiresAt } = signatureRequests;
      return remove(ctx, most, signatureRequests, and(eq(clubId, ctx.clubId), before(expiresAt, ctx, 0)));
    },
  },
  {
    name: 'mailsRemoved',
    most: 500,
    run: (ctx, most) => {
      const { clubId, createdAt, state } = mails;
      const isOld = and(before(createdAt, ctx, keptDays.mails), ne(state, 'Queued'));
      return remove(ctx, most, mails, and(eq(clubId, ctx.clubId), isOld));
    },
  },
  {
    name: 'webhookAttemptsRemoved',
    most: 500,
    run: (ctx, most) => {
      const { clubId, startedAt } = webhookAttempts;
      const isOld = before(startedAt, ctx, keptDays.webhookAttempts);
      return remove(ctx, most, webhookAttempts, and(eq(clubId, ctx.clubId), isOld));
    },
  },
  { name: 'webhookEventsRemoved', most: 100, run: removeEvents },
  {
    name: 'exportsRemoved',
    most: 20,
    run: (ctx, most) => {
      const { clubId, createdAt } = exportJobs;
      const isOld = before(createdAt, ctx, keptDays.exports);
      return remove(ctx, most, exportJobs, and(eq(clubId, ctx.clubId), isOld));
    },
  },
  {
    name: 'exportObjectsReleased',
    most: 1,
    run: async ctx => {
      await withClub(ctx, tx => releaseObjects(tx, ctx));
      return 0;
    },
  },
  {
    name: 'nightsRemoved',
    most: 500,
    run: (ctx, most) => {
      const { clubId, startedAt } = nightlyRuns;
      const isOld = before(startedAt, ctx, keptDays.nights);
      return remove(ctx, most, nightlyRuns, and(eq(clubId, ctx.clubId), isOld));
    },
  },
  { name: 'keptMandatesRemoved', most: 200, run: dropDueMandates },
  { name: 'reminded', most: 20, run: remindUnconfirmed },
  // One at most, so that it is never asked for more.
  { name: 'monthlyReportsPlanned', most: 2, run: planDueReport },
];

/** With their deliveries, unless one of those is still on its way; a year of them is counted on the dashboard. */
function removeEvents(ctx: Ctx, most: number): Promise<number> {
  const { clubId, createdAt, id } = webhookEvents;
  return withClub(ctx, tx => {
    const open = tx
      .select({ one: sql`1` })
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.clubId, clubId),
          eq(webhookDeliveries.eventId, id),
          inArray(webhookDeliveries.status, ['Pending', 'Retrying']),
        ),
      );
    const isOld = before(createdAt, ctx, keptDays.webhookEvents);
    return deleteSome(tx, webhookEvents, and(eq(clubId, ctx.clubId), isOld, notExists(open)), most);
  });
}

function remove(
  ctx: Ctx,
  most: number,
  table: Parameters<typeof deleteSome>[1],
  condition: Parameters<typeof deleteSome>[2],
): Promise<number> {
  return withClub(ctx, (tx: Tx) => deleteSome(tx, table, condition, most));
}

function before(column: PgColumn, { now }: Ctx, days: number) {
  return lt(column, new Date(now.getTime() - days * dayMs));
}
