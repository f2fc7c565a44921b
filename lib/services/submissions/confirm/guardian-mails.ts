import type { Tx } from '@/db/client';
import { statusUrlOf } from '@/lib/auth/status-token';
import { type QueueMail, queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { listText } from '@/lib/rules/format/intl-formats';
import { fullName } from '@/lib/rules/submissions/full-name';
import { type MailFacts, mailVariables } from '@/lib/services/submissions/mail-facts';
import { getSubmissionRecord, type SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { maskedIban } from '@/lib/services/submissions/serialize';
import { findStatusRow } from '@/lib/services/submissions/status/member-queries';
import { accountOf } from '@/lib/services/submissions/stored-application';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';

type Place = { readonly submissionId: string; readonly guardianId: string };

type MinorNews = { readonly notice: 'MinorAgreed' | 'MinorRefused'; readonly areOthersTold: boolean };

/**
 * Queues to a guardian the record of what they declared by their link: whose membership, sole custody, liability, the
 * consents that they withdrew, and the mandate if they granted it, each act with its time. It is their proof, so it has
 * the product's words in every club. `confirmationUrl` is set while they can still grant the mandate.
 */
export async function queueAgreement(
  tx: Tx,
  ctx: Ctx,
  { submissionId, guardianId }: Place,
  confirmationUrl: string,
): Promise<void> {
  const facts = await readMailFacts(tx, ctx, submissionId);
  const record = await getSubmissionRecord(tx, ctx.clubId, 'Membership', submissionId);
  const own = record.guardians.find(({ guardian }) => guardian.id === guardianId);
  if (!own) return;
  const { locale } = facts.submission;
  const t = translatorFor('mail', { locale });
  const name = fullName(own.guardian);
  const write = (at: Date | null | undefined) => (at ? formatDateTime(at, facts.club.timeZone, locale) : '');
  const named = (all: SubmissionRecord['guardians']) =>
    listText(
      all.map(({ guardian }) => fullName(guardian)),
      locale,
    );
  const awaited = record.guardians.filter(({ confirmedAt }) => confirmedAt === null);
  await queueToGuardian(tx, ctx, facts, own.guardian, 'GuardianAgreed', {
    ...mandateOf(record, name),
    confirmationUrl,
    mandateAt: record.bankAccount?.mandateGivenBy === name ? write(record.bankAccount.mandateSignedAt) : '',
    agreedAt: write(own.confirmedAt),
    soleCustody: hasDeclared(record, own.guardian.soleCustodyAt, 'hasSoleCustody')
      ? t('custodyDeclared')
      : '',
    liability: hasDeclared(record, own.guardian.liableAt, 'guardianLiability') ? t('liabilityAccepted') : '',
    withdrawnConsents: withdrawnBy(record, guardianId),
    list: named(awaited),
    agreedBy: awaited.length === 0 ? named(record.guardians) : '',
  });
}

/** Queues to a guardian the proof of their refusal, and tells it to the guardian who has agreed at another address. */
export async function queueRefusal(tx: Tx, ctx: Ctx, { submissionId, guardianId }: Place): Promise<void> {
  const facts = await readMailFacts(tx, ctx, submissionId);
  const { guardians } = await getSubmissionRecord(tx, ctx.clubId, 'Membership', submissionId);
  const own = guardians.find(({ guardian }) => guardian.id === guardianId)?.guardian;
  if (!own) return;
  const refusedAt = formatDateTime(ctx.now, facts.club.timeZone, facts.submission.locale);
  await queueToGuardian(tx, ctx, facts, own, 'GuardianRefused', { refusedAt });
  for (const guardian of othersWhoAgreed(guardians, own))
    await queueToGuardian(tx, ctx, facts, guardian, 'OtherGuardianRefused', {
      refusedAt,
      list: fullName(own),
    });
}

/** Tells the guardian who had agreed that the other one, who had declined, has agreed after all. */
export async function queueChangeOfMind(
  tx: Tx,
  ctx: Ctx,
  { submissionId, guardianId }: Place,
): Promise<void> {
  const facts = await readMailFacts(tx, ctx, submissionId);
  const { guardians } = await getSubmissionRecord(tx, ctx.clubId, 'Membership', submissionId);
  const own = guardians.find(({ guardian }) => guardian.id === guardianId)?.guardian;
  if (!own) return;
  const agreedAt = formatDateTime(ctx.now, facts.club.timeZone, facts.submission.locale);
  for (const guardian of othersWhoAgreed(guardians, own))
    await queueToGuardian(tx, ctx, facts, guardian, 'OtherGuardianAgreed', { agreedAt, list: fullName(own) });
}

/** The guardians at another address who have agreed. */
function othersWhoAgreed(
  guardians: SubmissionRecord['guardians'],
  own: SubmissionRecord['guardians'][number]['guardian'],
) {
  return guardians
    .filter(({ guardian, confirmedAt }) => confirmedAt !== null && !isSameEmail(guardian.email, own.email))
    .map(({ guardian }) => guardian);
}

/**
 * Tells the guardians who have answered that the application is withdrawn, and by whom (`list`), each address once.
 * `applicantAddress` has a mail of its own.
 */
export async function queueWithdrawal(
  tx: Tx,
  ctx: Ctx,
  facts: MailFacts,
  {
    guardians,
    applicantAddress,
    list,
  }: Pick<SubmissionRecord, 'guardians'> & { readonly applicantAddress: string; readonly list: string },
): Promise<void> {
  const told = [applicantAddress];
  for (const { guardian, confirmedAt } of guardians) {
    const hasAnswered = confirmedAt !== null || guardian.refusedAt !== null;
    if (!hasAnswered || told.some(address => isSameEmail(address, guardian.email))) continue;
    told.push(guardian.email);
    await queueToGuardian(tx, ctx, facts, guardian, 'GuardianWithdrawn', { list });
  }
}

async function queueToGuardian(
  tx: Tx,
  ctx: Ctx,
  facts: MailFacts,
  guardian: SubmissionRecord['guardians'][number]['guardian'],
  notice:
    | 'GuardianAgreed'
    | 'GuardianRefused'
    | 'OtherGuardianRefused'
    | 'OtherGuardianAgreed'
    | 'GuardianWithdrawn',
  variables: QueueMail['variables'],
): Promise<void> {
  const { id: guardianId, email: address, firstName } = guardian;
  const { id: submissionId, locale } = facts.submission;
  if (address === '') return;
  await queueMail(tx, ctx, {
    type: 'MembershipReceived',
    notice,
    to: { address, name: fullName(guardian), firstName },
    locale,
    submissionId,
    variables: {
      ...mailVariables(facts),
      ...variables,
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

/** Whether the guardian declared it by their link, or agreed to an application in which a guardian did. */
function hasDeclared(
  { membership }: SubmissionRecord,
  at: Date | null,
  name: 'guardianLiability' | 'hasSoleCustody',
): boolean {
  return at !== null || (membership?.filledInBy !== 'Applicant' && membership?.[name] === true);
}

/** The consents of the application that this guardian withdrew, as the applicant read them. */
function withdrawnBy({ membership }: SubmissionRecord, guardianId: string): string {
  const withdrawn = membership?.mediaConsents.filter(one => one.withdrawnBy === guardianId) ?? [];
  return withdrawn.map(({ label }) => label).join(', ');
}

/**
 * Tells a minor who applied alone that all guardians agreed, or that one declined. Sends nothing to the mailbox of a
 * guardian who gets a mail about it: who has just answered and, with `areOthersTold`, who had agreed before.
 */
export async function queueMinorNews(
  tx: Tx,
  ctx: Ctx,
  { submissionId, guardianId }: Place,
  { notice, areOthersTold }: MinorNews,
): Promise<void> {
  const found = await findStatusRow(tx, { clubId: ctx.clubId, submissionId, guardianId: null });
  if (!found?.isByMinor || found.row.email === '') return;
  const { guardians } = await getSubmissionRecord(tx, ctx.clubId, 'Membership', submissionId);
  const answering = guardians.find(({ guardian }) => guardian.id === guardianId)?.guardian;
  const { email, locale } = found.row;
  const told = guardians.filter(
    ({ guardian, confirmedAt }) => guardian.id === guardianId || (areOthersTold && confirmedAt !== null),
  );
  if (told.some(({ guardian }) => isSameEmail(guardian.email, email))) return;
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
