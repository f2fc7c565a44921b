import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { cancellationForms, dataPrivacySettings, usedFormTokens } from '@/db/schema/forms';
import { mails } from '@/db/schema/mail';
import { idempotencyRecords, nightlyRuns } from '@/db/schema/operations';
import { submissionFiles } from '@/db/schema/submission-files';
import { submissionNotes } from '@/db/schema/submission-notes';
import { submissionQuestions } from '@/db/schema/submission-questions';
import {
  confirmations,
  familyMembers,
  guardians,
  memberNumbers,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionHistory,
  submissionMemberships,
  submissionProposedAccounts,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import { webhookAttempts, webhookDeliveries, webhookEvents } from '@/db/schema/webhooks';
import type { FieldName, StoredFields } from '@/lib/rules/submissions/submission-fields';
import { blankFields, fieldNamed, personNamesIn } from '@/lib/rules/submissions/submission-fields';

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

/** The instants before which unconfirmed, rejected and accepted submissions are due; null means never. */
export type DueBefore = {
  readonly unconfirmed: Date | null;
  readonly rejected: Date | null;
  readonly accepted: Date | null;
};

/** Conditions for due submissions: unconfirmed, rejected, accepted; without those that are never due. */
function dueRules(due: DueBefore): Partial<Record<keyof DueBefore, SQL>> {
  const { state, needsConfirmation, receivedAt, decidedAt } = submissions;
  const isUnconfirmed = sql`${state} = 'New' and ${needsConfirmation}`;
  return {
    ...(due.unconfirmed && { unconfirmed: sql`(${isUnconfirmed} and ${lt(receivedAt, due.unconfirmed)})` }),
    ...(due.rejected && { rejected: sql`(${eq(state, 'Rejected')} and ${lt(decidedAt, due.rejected)})` }),
    ...(due.accepted && { accepted: sql`(${eq(state, 'Accepted')} and ${lt(decidedAt, due.accepted)})` }),
  };
}

const isPersonOf = (clubId: string) => and(eq(submissions.clubId, clubId), isNull(submissions.anonymizedAt));

/**
 * Returns ids of due submissions that are not anonymised, oldest first, locked until the transaction ends. Skips those
 * that another transaction has locked.
 */
export async function lockDue(tx: Tx, clubId: string, due: DueBefore, limit: number): Promise<string[]> {
  const rules = Object.values(dueRules(due));
  if (rules.length === 0) return [];
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isPersonOf(clubId), or(...rules)))
    .orderBy(asc(submissions.receivedAt), asc(submissions.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Numbers of due submissions that are not anonymised: unconfirmed, rejected, accepted. */
export async function countDue(
  tx: Tx,
  clubId: string,
  due: DueBefore,
): Promise<Record<keyof DueBefore, number>> {
  const counts = { unconfirmed: 0, rejected: 0, accepted: 0 };
  const rules = dueRules(due);
  for (const sort of ['unconfirmed', 'rejected', 'accepted'] as const) {
    const rule = rules[sort];
    if (rule) counts[sort] = await tx.$count(submissions, and(isPersonOf(clubId), rule));
  }
  return counts;
}

/** Number of submissions received before `before` that have evidence. */
export async function countEvidence(tx: Tx, clubId: string, before: Date | null): Promise<number> {
  if (!before) return 0;
  return tx.$count(submissions, hasEvidence(clubId, before));
}

/** If staff entered a submission, only its confirmation left evidence. */
const isConfirmedFromSomewhere = (clubId: string) => sql`exists (
  select from ${confirmations}
  where ${confirmations.clubId} = ${clubId} and ${confirmations.submissionId} = ${submissions.id}
    and (${confirmations.confirmedIp} is not null or ${confirmations.confirmedUserAgent} is not null)
)`;

function hasEvidence(clubId: string, before: Date) {
  const { originIp, originUrl, originUserAgent } = submissions;
  return and(
    eq(submissions.clubId, clubId),
    lt(submissions.receivedAt, before),
    or(
      isNotNull(originIp),
      isNotNull(originUrl),
      isNotNull(originUserAgent),
      isConfirmedFromSomewhere(clubId),
    ),
  );
}

/** The next nightly run after `now`: its date, and when it begins in the club's time zone. */
export async function findNextRun(
  tx: Tx,
  clubId: string,
  now: Date,
): Promise<{ night: string; startsAt: Date }> {
  const night = sql`night_at(${now.toISOString()}, ${clubs.timeZone}) + 1`;
  const [row] = await tx
    .select({
      night: sql<string>`(${night})::text`,
      startsAt: sql<Date>`((${night}) + interval '2 hours') at time zone ${clubs.timeZone}`.mapWith(
        nightlyRuns.startedAt,
      ),
    })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  if (!row) throw new Error('The club of a nightly run does not exist');
  return row;
}

/** Keeps a predefined cancellation reason for statistics; clears free text. */
function reasonOfTheClub(clubId: string): SQL {
  const { reason } = submissionCancellations;
  return sql`case when exists (
    select from ${cancellationForms} where ${cancellationForms.clubId} = ${clubId} and ${reason} = any(${cancellationForms.reasons})
  ) then ${reason} else '' end`;
}

/** The columns of these fields without their values; of those that say nothing about a person, none. */
function erased<Name extends FieldName>(names: readonly Name[]): Partial<StoredFields<Name>> {
  return blankFields(names.filter(name => !fieldNamed(name).isKept));
}

/**
 * Removes all personal data from the submissions, their parts, history, mails, events and stored responses. Keeps
 * data for statistics: kind, state, number, dates, tariff, departments, prices, end of membership. With
 * `keepsMandate` it also keeps the account with its mandate, signature and origin.
 */
export async function eraseIdentity(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  now: Date,
  { keepsMandate = false }: { readonly keepsMandate?: boolean } = {},
): Promise<void> {
  const chosen = [...ids];
  const noOrigin = { originUrl: null, originIp: null, originUserAgent: null, evidenceHash: null };
  await tx
    .update(submissions)
    .set({
      ...erased([...personNamesIn('Membership'), 'memberNumber', 'notes']),
      ...(keepsMandate ? {} : noOrigin),
      decisionMessage: null,
      customFields: {},
      searchText: sql`${submissions.number}::text`,
      nameKey: '',
      anonymizedAt: now,
      version: sql`${submissions.version} + 1`,
      dateModified: sql`now()`,
    })
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, chosen)));
  await tx
    .update(familyMembers)
    .set({
      ...erased(personNamesIn('FamilyMember')),
      memberNumber: '',
      customFields: {},
      mediaConsents: [],
      consentsAnsweredAt: null,
    })
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
    .set({
      ...erased(['extraordinaryReason', 'comment']),
      familyMemberNames: [],
      reason: reasonOfTheClub(clubId),
    })
    .where(
      and(eq(submissionCancellations.clubId, clubId), inArray(submissionCancellations.submissionId, chosen)),
    );
  await tx
    .update(submissionHistory)
    .set({ oldValue: null, newValue: null, isEncrypted: false })
    .where(and(eq(submissionHistory.clubId, clubId), inArray(submissionHistory.submissionId, chosen)));
  await clearEvents(tx, clubId, chosen);
  await deleteStoredAnswers(tx, clubId, chosen);
  const mandate = keepsMandate ? [] : [submissionBankAccounts, submissionSignatures];
  const others = [
    confirmations,
    guardians,
    mails,
    memberNumbers,
    submissionFiles,
    submissionNotes,
    submissionProposedAccounts,
    submissionQuestions,
    usedFormTokens,
  ];
  for (const table of [...mandate, ...others]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), inArray(table.submissionId, chosen)));
  }
}

/**
 * Deletes the stored answers of requests with an `Idempotency-Key` that created one of these records, or whose path
 * names one.
 */
export async function deleteStoredAnswers(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  const { recordId, path } = idempotencyRecords;
  const isAbout = or(
    inArray(recordId, [...ids]),
    sql`string_to_array(${path}, '/') && ${`{${ids.join(',')}}`}::text[]`,
  );
  await tx.delete(idempotencyRecords).where(and(eq(idempotencyRecords.clubId, clubId), isAbout));
}

/** Removes the person from events about these submissions, and receivers' stored answers to them. */
export async function clearEvents(tx: Tx, clubId: string, submissionIds: readonly string[]): Promise<void> {
  await tx
    .update(webhookEvents)
    .set({
      // Emptied, not deleted: a redelivery must still match the documented schema.
      data: sql`jsonb_set(${webhookEvents.data}, '{submission}',
        (${webhookEvents.data} -> 'submission') || '{"firstName": "", "lastName": "", "email": ""}')`,
    })
    .where(and(eq(webhookEvents.clubId, clubId), inArray(webhookEvents.submissionId, [...submissionIds])));
  await clearReceiverAnswers(tx, clubId, submissionIds);
}

/** Deletes receivers' stored answers to events of these submissions, because an answer may repeat the event. */
async function clearReceiverAnswers(tx: Tx, clubId: string, submissionIds: readonly string[]): Promise<void> {
  const deliveryIds = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(
        eq(webhookEvents.clubId, webhookDeliveries.clubId),
        eq(webhookEvents.id, webhookDeliveries.eventId),
      ),
    )
    .where(and(eq(webhookEvents.clubId, clubId), inArray(webhookEvents.submissionId, [...submissionIds])));
  await tx
    .update(webhookAttempts)
    .set({ responseBody: null })
    .where(and(eq(webhookAttempts.clubId, clubId), inArray(webhookAttempts.deliveryId, deliveryIds)));
}

/**
 * Ends the undecided submissions among `ids` as withdrawn (`Rejected`), because their applicant is being anonymised.
 * Returns the changed ids.
 */
export async function endOpen(tx: Tx, clubId: string, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .update(submissions)
    .set({ state: 'Rejected', decidedAt: now, withdrawnAt: now })
    .where(
      and(
        eq(submissions.clubId, clubId),
        inArray(submissions.id, [...ids]),
        inArray(submissions.state, ['New', 'Confirmed']),
      ),
    )
    .returning({ id: submissions.id });
  return rows.map(({ id }) => id);
}

/** Reads the submissions with these ids. */
export function listRows(tx: Tx, clubId: string, ids: readonly string[]) {
  return tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, [...ids])));
}

/**
 * Deletes the kept mandates, with signature and origin, of at most `most` anonymised submissions: those erased before
 * `erasedBefore`, or decided before `decidedBefore`. Returns how many.
 */
export async function dropKeptMandates(
  tx: Tx,
  clubId: string,
  due: { readonly erasedBefore: Date; readonly decidedBefore: Date | null },
  most: number,
): Promise<number> {
  const isDue = or(
    lt(submissions.anonymizedAt, due.erasedBefore),
    due.decidedBefore ? lt(submissions.decidedAt, due.decidedBefore) : undefined,
  );
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(
      submissionBankAccounts,
      and(
        eq(submissionBankAccounts.clubId, submissions.clubId),
        eq(submissionBankAccounts.submissionId, submissions.id),
      ),
    )
    .where(and(eq(submissions.clubId, clubId), isNotNull(submissions.anonymizedAt), isDue))
    .limit(most)
    .for('update', { of: submissions, skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of [submissionBankAccounts, submissionSignatures]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), inArray(table.submissionId, ids)));
  }
  await tx
    .update(submissions)
    .set({ originUrl: null, originIp: null, originUserAgent: null, evidenceHash: null })
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, ids)));
  return ids.length;
}

/** Deletes the evidence of at most `most` submissions received before `before`; returns how many had some. */
export async function dropEvidence(tx: Tx, clubId: string, before: Date, most: number): Promise<number> {
  const withEvidence = tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(hasEvidence(clubId, before))
    .limit(most);
  const rows = await tx
    .update(submissions)
    .set({ originUrl: null, originIp: null, originUserAgent: null })
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, withEvidence)))
    .returning({ id: submissions.id });
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await tx
      .update(confirmations)
      .set({ confirmedIp: null, confirmedUserAgent: null })
      .where(and(eq(confirmations.clubId, clubId), inArray(confirmations.submissionId, ids)));
    await tx
      .update(submissionBankAccounts)
      .set({ mandateIp: null, mandateUserAgent: null })
      .where(
        and(eq(submissionBankAccounts.clubId, clubId), inArray(submissionBankAccounts.submissionId, ids)),
      );
  }
  return rows.length;
}
