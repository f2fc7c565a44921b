import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '@/db/client';
import { exportJobs } from '@/db/schema/exports';
import { mails } from '@/db/schema/mail';
import { savedViews } from '@/db/schema/saved-views';
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
  submissionProposedAccounts,
  submissions,
} from '@/db/schema/submissions';
import { blankFields, personNamesIn } from '@/lib/rules/submissions/submission-fields';

export type Place = { readonly clubId: string; readonly id: string };

/** Locks submissions against decisions and corrections until the transaction ends. */
export async function lockSubmissions(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, [...ids])))
    .orderBy(asc(submissions.id))
    .for('update');
}

/** Erases the data of one family member. The row, the departments and the price remain. */
export async function eraseFamilyMember(tx: Tx, { clubId, id }: Place, memberId: string): Promise<void> {
  await tx
    .update(familyMembers)
    .set({
      ...blankFields(personNamesIn('FamilyMember')),
      memberNumber: '',
      customFields: {},
      mediaConsents: [],
      consentsAnsweredAt: null,
    })
    .where(
      and(
        eq(familyMembers.clubId, clubId),
        eq(familyMembers.submissionId, id),
        eq(familyMembers.id, memberId),
      ),
    );
  await tx
    .delete(memberNumbers)
    .where(and(eq(memberNumbers.clubId, clubId), eq(memberNumbers.familyMemberId, memberId)));
}

/** Erases the data of a guardian. Whether and when they confirmed remains. */
export async function eraseGuardian(tx: Tx, { clubId, id }: Place, guardianId: string): Promise<void> {
  await tx
    .update(guardians)
    .set(blankFields(personNamesIn('Guardian')))
    .where(and(eq(guardians.clubId, clubId), eq(guardians.submissionId, id), eq(guardians.id, guardianId)));
  await tx
    .update(confirmations)
    .set({ confirmedIp: null, confirmedUserAgent: null })
    .where(
      and(
        eq(confirmations.clubId, clubId),
        eq(confirmations.submissionId, id),
        eq(confirmations.guardianId, guardianId),
      ),
    );
}

/** Erases which guardian granted the mandate, and from where. Without a name the sender would have granted it. */
export async function hideMandateGiver(tx: Tx, { clubId, id }: Place): Promise<void> {
  const { clubId: club, submissionId } = submissionBankAccounts;
  await tx
    .update(submissionBankAccounts)
    .set({ mandateGivenBy: '…', mandateIp: null, mandateUserAgent: null })
    .where(and(eq(club, clubId), eq(submissionId, id)));
}

/** Erases the account that a minor named. That they asked for direct debit remains. */
export async function blankProposedAccount(tx: Tx, { clubId, id }: Place): Promise<void> {
  const { clubId: club, submissionId } = submissionProposedAccounts;
  await tx
    .update(submissionProposedAccounts)
    .set({ ibanEncrypted: null, ibanCountry: '', ibanLastFour: '', bic: '', accountHolderEncrypted: null })
    .where(and(eq(club, clubId), eq(submissionId, id)));
}

export async function setNamed(
  tx: Tx,
  { clubId, id }: Place,
  named: { readonly wishes: Record<string, unknown> | null; readonly names: readonly string[] | null },
): Promise<void> {
  const of = (table: typeof submissionChanges | typeof submissionCancellations) =>
    and(eq(table.clubId, clubId), eq(table.submissionId, id));
  if (named.wishes)
    await tx.update(submissionChanges).set({ wishes: named.wishes }).where(of(submissionChanges));
  if (named.names)
    await tx
      .update(submissionCancellations)
      .set({ familyMemberNames: [...named.names] })
      .where(of(submissionCancellations));
}

/**
 * After a part was erased: raises the version, and deletes the submission's mails and its history
 * entries about families and guardians.
 */
export async function removeTraces(tx: Tx, { clubId, id }: Place): Promise<void> {
  await tx
    .update(submissions)
    .set({ version: sql`${submissions.version} + 1`, dateModified: sql`now()` })
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
  await tx.delete(mails).where(and(eq(mails.clubId, clubId), eq(mails.submissionId, id)));
  const { property } = submissionHistory;
  const isOfPart = or(
    ...['familyMember', 'guardian', 'wishes'].flatMap(name => [like(property, `${name}%`)]),
  );
  await tx
    .update(submissionHistory)
    .set({ oldValue: null, newValue: null, isEncrypted: false })
    .where(and(eq(submissionHistory.clubId, clubId), eq(submissionHistory.submissionId, id), isOfPart));
}

/** Replaces these texts by `…` in what the office and the applicant wrote about a submission that remains. */
export async function hideMentions(tx: Tx, { clubId, id }: Place, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  const pattern = String.raw`\m(${patternOf(texts)})\M`;
  const without = (column: AnyPgColumn) => sql`regexp_replace(${column}, ${pattern}, '…', 'gi')`;
  const of = (table: { readonly clubId: AnyPgColumn; readonly submissionId: AnyPgColumn }) =>
    and(eq(table.clubId, clubId), eq(table.submissionId, id));
  const { notes, decisionMessage, customFields } = submissions;
  const answers = sql`(select coalesce(jsonb_object_agg(key, case when jsonb_typeof(value) = 'string'
    then to_jsonb(regexp_replace(value #>> '{}', ${pattern}, '…', 'gi')) else value end), '{}')
    from jsonb_each(${customFields}))`;
  await tx
    .update(submissions)
    .set({ notes: without(notes), decisionMessage: without(decisionMessage), customFields: answers })
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
  const { reason, comment, extraordinaryReason } = submissionCancellations;
  await tx
    .update(submissionCancellations)
    .set({
      reason: without(reason),
      comment: without(comment),
      extraordinaryReason: without(extraordinaryReason),
    })
    .where(of(submissionCancellations));
  const { text, answer } = submissionQuestions;
  await tx
    .update(submissionQuestions)
    .set({ text: without(text), answer: without(answer) })
    .where(of(submissionQuestions));
  await tx
    .update(submissionNotes)
    .set({ text: without(submissionNotes.text) })
    .where(of(submissionNotes));
  const { oldValue, newValue, isEncrypted } = submissionHistory;
  await tx
    .update(submissionHistory)
    .set({ oldValue: without(oldValue), newValue: without(newValue) })
    .where(and(of(submissionHistory), eq(isEncrypted, false)));
}

const patternOf = (texts: readonly string[]) => texts.map(anySpelling).join('|');

/** A pattern of PostgreSQL for a text with any apostrophe, hyphen or blank, and with umlauts in both spellings. */
function anySpelling(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]/gu, mark => {
      if (/['’‘`´ʼʻ′]/u.test(mark)) return "['’‘`´ʼʻ′]?";
      return /[\s\p{Pd}\u2212]/u.test(mark) ? '[-[:space:]‐‑‒–−]' : `\\${mark}`;
    })
    .replaceAll(/ss|ß|ẞ/giu, '(ß|ẞ|ss)')
    .replaceAll(
      /ä|ö|ü|ae|oe|ue/giu,
      letters => umlauts[letters.toLowerCase().charAt(0).normalize('NFD').charAt(0)] ?? letters,
    );
}

const umlauts: Readonly<Record<string, string>> = {
  a: '(ä|ae|a\u0308)',
  o: '(ö|oe|o\u0308)',
  u: '(ü|ue|u\u0308)',
};

/**
 * Removes searches for the person from saved filters, and the person's name from names of views: `texts` anywhere,
 * `words` as whole words. The end of the view's id keeps such names unique. Returns the ids of the changed export jobs
 * and views.
 */
export async function removeSearches(
  tx: Tx,
  clubId: string,
  { texts, words }: { readonly texts: readonly string[]; readonly words: readonly string[] },
): Promise<string[]> {
  if (texts.length + words.length === 0) return [];
  const whole = words.length > 0 ? [String.raw`\m(${patternOf(words)})\M`] : [];
  const pattern = [...texts.map(anySpelling), ...whole].join('|');
  const looksFor = (filter: ReturnType<typeof sql>) => sql`coalesce(${filter}, '') ~* ${pattern}`;
  const { filter } = exportJobs;
  const jobs = await tx
    .update(exportJobs)
    .set({ filter: sql`${filter} - 'q'` })
    .where(and(eq(exportJobs.clubId, clubId), looksFor(sql`${filter} ->> 'q'`)))
    .returning({ id: exportJobs.id });
  const { settings } = savedViews;
  const views = await tx
    .update(savedViews)
    .set({ settings: sql`${settings} #- '{filter,q}'` })
    .where(and(eq(savedViews.clubId, clubId), looksFor(sql`${settings} #>> '{filter,q}'`)))
    .returning({ id: savedViews.id });
  const { name, id } = savedViews;
  const named = await tx
    .update(savedViews)
    .set({
      name: sql`left(regexp_replace(${name}, ${pattern}, '…', 'gi'), 50) || ' ' || right(${id}::text, 6)`,
    })
    .where(and(eq(savedViews.clubId, clubId), looksFor(sql`${name}`)))
    .returning({ id: savedViews.id });
  return [...jobs, ...views, ...named].map(({ id: changed }) => changed);
}
