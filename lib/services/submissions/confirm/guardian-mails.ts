import type { Tx } from '@/db/client';
import { statusUrlOf } from '@/lib/auth/status-token';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { emailKey } from '@/lib/rules/format/email-domain';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { listText } from '@/lib/rules/format/intl-formats';
import { fullName } from '@/lib/rules/submissions/full-name';
import { mailVariables } from '@/lib/services/submissions/mail-facts';
import { getSubmissionRecord, type SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { maskedIban } from '@/lib/services/submissions/serialize';
import { findStatusRow } from '@/lib/services/submissions/status/member-queries';
import { accountOf } from '@/lib/services/submissions/stored-application';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';

type Place = { readonly submissionId: string; readonly guardianId: string };

/**
 * Queues to a guardian the record of what they declared by their link: whose membership, liability, the consents that
 * they withdrew, and the mandate if they granted it, each act with its time. It is their proof, so it has the product's
 * words in every club.
 */
export async function queueAgreement(tx: Tx, ctx: Ctx, { submissionId, guardianId }: Place): Promise<void> {
  const facts = await readMailFacts(tx, ctx, submissionId);
  const record = await getSubmissionRecord(tx, ctx.clubId, 'Membership', submissionId);
  const own = record.guardians.find(({ guardian }) => guardian.id === guardianId);
  if (!own || own.guardian.email === '') return;
  const { email: address, firstName } = own.guardian;
  const { locale } = facts.submission;
  const name = fullName(own.guardian);
  const write = (at: Date | null | undefined) => (at ? formatDateTime(at, facts.club.timeZone, locale) : '');
  await queueMail(tx, ctx, {
    type: 'MembershipReceived',
    notice: 'GuardianAgreed',
    to: { address, name, firstName },
    locale,
    submissionId,
    variables: {
      ...mailVariables(facts),
      ...mandateOf(record, name),
      mandateAt: record.bankAccount?.mandateGivenBy === name ? write(record.bankAccount.mandateSignedAt) : '',
      agreedAt: write(own.confirmedAt),
      liability: isLiable(record, own.guardian) ? translatorFor('mail', { locale })('liabilityAccepted') : '',
      withdrawnConsents: withdrawnBy(record, guardianId),
      list: listText(
        record.guardians
          .filter(({ confirmedAt }) => confirmedAt === null)
          .map(({ guardian }) => fullName(guardian)),
        locale,
      ),
      statusUrl: statusUrlOf({ clubId: ctx.clubId, submissionId, guardianId }, address),
    },
  });
}

/** The mandate that this guardian granted; blank for the other one. */
function mandateOf(record: SubmissionRecord, name: string) {
  const { bankAccount } = record;
  if (!bankAccount || bankAccount.mandateGivenBy !== name) return { creditorId: '', mandateReference: '' };
  return { accountHolder: accountOf(record).accountHolder, maskedIban: maskedIban(bankAccount) };
}

/** Whether the guardian accepted liability by their link, or agreed to an application in which both did. */
function isLiable(
  { membership }: SubmissionRecord,
  { liableAt }: { readonly liableAt: Date | null },
): boolean {
  const isInForm = membership?.filledInBy !== 'Applicant' && membership?.guardianLiability === true;
  return liableAt !== null || isInForm;
}

/** The consents of the application that this guardian withdrew, as the applicant read them. */
function withdrawnBy({ membership }: SubmissionRecord, guardianId: string): string {
  const withdrawn = membership?.mediaConsents.filter(one => one.withdrawnBy === guardianId) ?? [];
  return withdrawn.map(({ label }) => label).join(', ');
}

/**
 * Tells a minor who applied alone that all guardians agreed, or that one declined. Sends nothing to the mailbox of the
 * guardian who has just answered.
 */
export async function queueMinorNews(
  tx: Tx,
  ctx: Ctx,
  { submissionId, guardianId }: Place,
  notice: 'MinorAgreed' | 'MinorRefused',
): Promise<void> {
  const found = await findStatusRow(tx, { clubId: ctx.clubId, submissionId, guardianId: null });
  if (!found?.isByMinor || found.row.email === '') return;
  const { guardians } = await getSubmissionRecord(tx, ctx.clubId, 'Membership', submissionId);
  const answering = guardians.find(({ guardian }) => guardian.id === guardianId)?.guardian;
  const { email, locale } = found.row;
  if (answering && emailKey(answering.email) === emailKey(email)) return;
  const named = notice === 'MinorAgreed' ? guardians.map(({ guardian }) => guardian) : [answering ?? {}];
  await queueMail(tx, ctx, {
    type: 'MembershipReceived',
    notice,
    to: { address: email, name: fullName(found.row) },
    locale,
    submissionId,
    variables: {
      ...mailVariables(await readMailFacts(tx, ctx, submissionId)),
      list: listText(named.map(fullName), locale),
      statusUrl: statusUrlOf({ clubId: ctx.clubId, submissionId, guardianId: null }, email),
    },
  });
}
