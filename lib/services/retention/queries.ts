import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { dataPrivacySettings } from '@/db/schema/forms';
import { mails } from '@/db/schema/mail';
import {
  confirmations,
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionHistory,
  submissionMemberships,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import { webhookEvents } from '@/db/schema/webhooks';

export type Retention = Pick<
  typeof dataPrivacySettings.$inferSelect,
  'unconfirmedDays' | 'rejectedDays' | 'acceptedDays' | 'evidenceDays'
>;

export async function requireRetention(tx: Tx, clubId: string): Promise<Retention> {
  const [row] = await tx
    .select({
      unconfirmedDays: dataPrivacySettings.unconfirmedDays,
      rejectedDays: dataPrivacySettings.rejectedDays,
      acceptedDays: dataPrivacySettings.acceptedDays,
      evidenceDays: dataPrivacySettings.evidenceDays,
    })
    .from(dataPrivacySettings)
    .where(eq(dataPrivacySettings.clubId, clubId));
  if (!row) throw new Error('A club without settings of data privacy');
  return row;
}

/** The instants before which submissions of each sort are due; null keeps them. */
export type DueBefore = {
  readonly unconfirmed: Date | null;
  readonly rejected: Date | null;
  readonly accepted: Date | null;
};

/** Ids of submissions that are due and still hold a person, locked against decisions; the oldest first. */
export async function lockDue(tx: Tx, clubId: string, due: DueBefore, limit: number): Promise<string[]> {
  const rules: SQL[] = [];
  const { state, needsConfirmation, receivedAt, decidedAt } = submissions;
  const rule = (...conditions: (SQL | undefined)[]) => {
    const all = and(...conditions);
    if (all) rules.push(all);
  };
  if (due.unconfirmed) rule(eq(state, 'New'), eq(needsConfirmation, true), lt(receivedAt, due.unconfirmed));
  if (due.rejected) rule(eq(state, 'Rejected'), lt(decidedAt, due.rejected));
  if (due.accepted) rule(eq(state, 'Accepted'), lt(decidedAt, due.accepted));
  if (rules.length === 0) return [];
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), isNull(submissions.anonymizedAt), or(...rules)))
    .orderBy(asc(submissions.receivedAt), asc(submissions.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/**
 * Takes out of the submissions, their parts, history, mails and events all that tells who they were. What stays
 * is what counts: kind, state, number, dates, tariff, departments, prices, end of membership.
 */
export async function eraseIdentity(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const chosen = [...ids];
  const nobody = {
    firstName: '',
    lastName: '',
    title: '',
    gender: null,
    birthDate: null,
    email: '',
    phone: '',
  };
  const noOrigin = { originUrl: null, originIp: null, originUserAgent: null, evidenceHash: null };
  await tx
    .update(submissions)
    .set({
      ...nobody,
      ...noOrigin,
      ...{ street: '', zip: '', city: '', mobile: '', nationality: '', memberNumber: '', notes: '' },
      ...{ decisionMessage: null, customFields: {}, searchText: sql`${submissions.number}::text` },
      anonymizedAt: now,
      version: sql`${submissions.version} + 1`,
    })
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, chosen)));
  await tx
    .update(familyMembers)
    .set({ ...nobody, customFields: {} })
    .where(and(eq(familyMembers.clubId, clubId), inArray(familyMembers.submissionId, chosen)));
  await tx
    .update(submissionMemberships)
    .set({ mediaConsents: [] })
    .where(
      and(eq(submissionMemberships.clubId, clubId), inArray(submissionMemberships.submissionId, chosen)),
    );
  await tx
    .update(submissionChanges)
    .set({ wishes: {} })
    .where(and(eq(submissionChanges.clubId, clubId), inArray(submissionChanges.submissionId, chosen)));
  await tx
    .update(submissionCancellations)
    .set({ familyMemberNames: [], comment: '' })
    .where(
      and(eq(submissionCancellations.clubId, clubId), inArray(submissionCancellations.submissionId, chosen)),
    );
  await tx
    .update(submissionHistory)
    .set({ oldValue: null, newValue: null, isEncrypted: false })
    .where(and(eq(submissionHistory.clubId, clubId), inArray(submissionHistory.submissionId, chosen)));
  await tx
    .update(webhookEvents)
    .set({
      data: sql`${webhookEvents.data} #- '{submission,firstName}' #- '{submission,lastName}' #- '{submission,email}'`,
    })
    .where(and(eq(webhookEvents.clubId, clubId), inArray(webhookEvents.submissionId, chosen)));
  for (const table of [submissionBankAccounts, submissionSignatures, confirmations, guardians, mails]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), inArray(table.submissionId, chosen)));
  }
}

/** Drops the evidence of at most `most` declarations received before `before`; answers how many had some. */
export async function dropEvidence(tx: Tx, clubId: string, before: Date, most: number): Promise<number> {
  const withEvidence = tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        lt(submissions.receivedAt, before),
        or(
          isNotNull(submissions.originIp),
          isNotNull(submissions.originUrl),
          isNotNull(submissions.originUserAgent),
        ),
      ),
    )
    .limit(most);
  const rows = await tx
    .update(submissions)
    .set({ originUrl: null, originIp: null, originUserAgent: null })
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, withEvidence)))
    .returning({ id: submissions.id });
  if (rows.length > 0) {
    await tx
      .update(confirmations)
      .set({ confirmedIp: null, confirmedUserAgent: null })
      .where(
        and(
          eq(confirmations.clubId, clubId),
          inArray(
            confirmations.submissionId,
            rows.map(({ id }) => id),
          ),
        ),
      );
  }
  return rows.length;
}
