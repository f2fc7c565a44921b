import { and, eq, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '@/db/client';
import { apiRequests } from '@/db/schema/api-requests';
import { exportJobs } from '@/db/schema/exports';
import { formDrafts } from '@/db/schema/form-drafts';
import { usedFormTokens } from '@/db/schema/forms';
import { mails } from '@/db/schema/mail';
import { idempotencyRecords, nightlyRuns } from '@/db/schema/operations';
import { signatureRequests } from '@/db/schema/signature-requests';
import { submissionFiles } from '@/db/schema/submission-files';
import { accountIncidents, refreshTokens, sessions, userTokens } from '@/db/schema/users';
import { webhookAttempts, webhookDeliveries, webhookEvents } from '@/db/schema/webhooks';

// These queries differ only in table and condition, so they are here and not in the queries of seven entities.

/** Deletes at most `most` old rows of a club, to keep the transaction short. Returns how many. */
export type RemoveOld = (tx: Tx, clubId: string, before: Date, most: number) => Promise<number>;

export const removeIdempotencyRecords = removeOf(idempotencyRecords, idempotencyRecords.expiresAt);
export const removeFormTokens = removeOf(usedFormTokens, usedFormTokens.usedAt);
export const removeSignatureRequests = removeOf(signatureRequests, signatureRequests.expiresAt);
/** Uploads that were never submitted. */
export const removeUploads = removeOf(submissionFiles, submissionFiles.createdAt, () =>
  isNull(submissionFiles.submissionId),
);
export const removeFormDrafts = removeOf(formDrafts, formDrafts.expiresAt);
export const removeMails = removeOf(mails, mails.createdAt, () => ne(mails.state, 'Queued'));
export const removeWebhookAttempts = removeOf(webhookAttempts, webhookAttempts.startedAt);
export const removeExports = removeOf(exportJobs, exportJobs.createdAt);
export const removeApiRequests = removeOf(apiRequests, apiRequests.at);
export const removeNightlyRuns = removeOf(nightlyRuns, nightlyRuns.startedAt);

/** Removes events with their deliveries, unless a delivery is still pending. */
export const removeWebhookEvents = removeOf(webhookEvents, webhookEvents.createdAt, tx => {
  const { clubId, eventId, status } = webhookDeliveries;
  const isOpen = inArray(status, ['Pending', 'Retrying']);
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(webhookDeliveries)
      .where(and(eq(clubId, webhookEvents.clubId), eq(eventId, webhookEvents.id), isOpen)),
  );
});

function removeOf(
  table: PgTable & { readonly clubId: PgColumn },
  at: PgColumn,
  isRemovable?: (tx: Tx) => SQL,
): RemoveOld {
  return (tx, clubId, before, most) => {
    const isOfClub = eq(table.clubId, clubId);
    return deleteSome(tx, table, and(isOfClub, lt(at, before), isRemovable?.(tx)), most, isOfClub);
  };
}

/** The table of the rate limiter, created by a migration. */
const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), expire: text() });

/** Deletes at most `most` rows that belong to no club, and returns how many. */
export type RemoveSome = (db: Db, before: Date, most: number) => Promise<number>;

export const removeUserTokens: RemoveSome = (db, before, most) =>
  deleteSome(db, userTokens, lt(userTokens.expiresAt, before), most);

export const removeRefreshTokens: RemoveSome = (db, before, most) =>
  deleteSome(db, refreshTokens, lt(refreshTokens.expiresAt, before), most);

export const removeSessions: RemoveSome = (db, before, most) =>
  deleteSome(db, sessions, or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)), most);

export const removeAccountIncidents: RemoveSome = (db, before, most) =>
  deleteSome(db, accountIncidents, lt(accountIncidents.hour, before), most);

export const removeRateLimits: RemoveSome = (db, before, most) =>
  deleteSome(db, rateLimits, sql`${rateLimits.expire} < ${before.getTime()}::bigint`, most);

async function deleteSome(
  tx: Db | Tx,
  table: PgTable,
  condition: SQL | undefined,
  most: number,
  isOfClub: SQL = sql`true`,
): Promise<number> {
  if (!condition) throw new Error('Everything of a table is never meant');
  // Each shard of Citus has a row with the same `ctid`.
  const rows = await tx.execute(sql`
    delete from ${table}
    where ${isOfClub} and ctid = any(array(select ctid from ${table} where ${condition} limit ${most}))
    returning 1`);
  return rows.length;
}
