import { type Tx, withClub } from '@/db/client';
import { readFamilyToken } from '@/lib/auth/status-token';
import { fromCents } from '@/lib/contracts/common';
import type { FamilyLinkInfo } from '@/lib/contracts/public';
import { byLinkOf, type Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import type { Locale } from '@/lib/rules/enums';
import { checkKnownConsents } from '@/lib/rules/submissions/consent-rules';
import { fullName } from '@/lib/rules/submissions/full-name';
import { pickFields } from '@/lib/rules/submissions/submission-fields';
import { loadKeptConfig, shownConfig } from '@/lib/services/public-forms/load-config';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import { heldAccountOf, isEntryDateKnown, type MailFacts } from '@/lib/services/submissions/mail-facts';
import { historyText } from '@/lib/services/submissions/patch/patched';
import { lockSubmission, type SubmissionRow } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { isConfirmed, statusEndsAt } from '@/lib/services/submissions/rules';
import { toConsents } from '@/lib/services/submissions/serialize';
import { findStatusRow, getStatusClub } from '@/lib/services/submissions/status/member-queries';
import type { StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { getMailFacts } from '@/lib/services/submissions/submit/queries';
import { type FamilyRow, listFamily, listFamilyDepartments, setOwnConsents } from './family-queries';
import { answeredConsents, answersOf } from './member-consents';

/** `index` is the place in the family, which is not `position` after a removal. */
type Found = { readonly row: SubmissionRow; readonly member: FamilyRow; readonly index: number };

/**
 * Returns what a family member's link shows. Throws 404 for a wrong link, before the applicant has confirmed, and after
 * the address changed or the person was erased; 410 with the club's `clubSlug` 90 days after the decision.
 */
export function getFamilyPage(
  visitor: StatusVisitor,
  token: string,
  asked?: Locale,
): Promise<FamilyLinkInfo> {
  return atFamilyPlace(visitor, token, (tx, ctx, found) => readPage(tx, ctx, found, asked));
}

/**
 * Stores the answers of a family member to the club's consents, given and withdrawn ones. A person can refuse also a
 * required consent: consent is free (Art. 7 (4) GDPR), and the club decides. Writes the history and the event
 * `ApplicationUpdated`. Throws like `getFamilyPage`, 409 if the application was rejected or withdrawn, and 400 for an
 * unknown consent.
 */
export function answerFamilyConsents(
  visitor: StatusVisitor,
  token: string,
  given: { readonly answers: Readonly<Record<string, boolean>>; readonly locale?: Locale | undefined },
): Promise<FamilyLinkInfo> {
  return atFamilyPlace(visitor, token, async (tx, ctx, seen) => {
    await lockSubmission(tx, ctx.clubId, seen.row.id, 'Membership');
    const found = await findPlace(tx, visitor, token);
    const { row, member, index } = found;
    if (row.state === 'Rejected')
      throw new AppError('state-conflict', {
        detail: messageOf(
          visitor.locale,
          'problems',
          row.withdrawnAt ? 'confirmation.withdrawn' : 'confirmation.decided',
        ),
      });
    const config = shownConfig(await requireConfig(tx, ctx), given.locale ?? row.locale);
    const unknown = checkKnownConsents(given.answers, config.consents);
    if (unknown.length > 0) throw invalid(unknown);
    const before = await currentAnswers(tx, ctx, found);
    const consents = answeredConsents(config.consents, given.answers);
    await setOwnConsents(tx, { clubId: ctx.clubId, submissionId: row.id }, member.id, {
      mediaConsents: consents,
      consentSource: 'Person',
      consentsAnsweredAt: ctx.now,
    });
    const after = await changeSubmission(tx, ctx, row, 'ApplicationUpdated', {});
    await recordHistory(tx, byLinkOf(ctx, member.id), row.id, {
      type: 'Updated',
      property: `familyMembers[${index}].mediaConsents`,
      oldValue: historyText(before),
      newValue: historyText(answersOf(consents)),
    });
    return readPage(tx, ctx, { ...(await findPlace(tx, visitor, token)), row: after }, given.locale);
  });
}

type Work<T> = (tx: Tx, ctx: Ctx, found: Found) => Promise<T>;

async function atFamilyPlace<T>(visitor: StatusVisitor, token: string, work: Work<T>): Promise<T> {
  const read = readFamilyToken(token);
  if (!read) throw unknownLink(visitor);
  const ctx: Ctx = { ...visitor, clubId: read.place.clubId, tx: undefined };
  return withClub(ctx, async tx => work(tx, { ...ctx, tx }, await findPlace(tx, visitor, token)));
}

/** The member of a link, as stored now. */
async function findPlace(tx: Tx, visitor: StatusVisitor, token: string): Promise<Found> {
  const read = readFamilyToken(token);
  if (!read) throw unknownLink(visitor);
  const { clubId, submissionId, memberId } = read.place;
  const found = await findStatusRow(tx, { clubId, submissionId, guardianId: null });
  const members = found ? await listFamily(tx, { clubId, submissionId }) : [];
  const index = members.findIndex(({ id }) => id === memberId);
  const member = members[index];
  const row = found?.row;
  const isKnown = row && member && !row.anonymizedAt && read.isHeldAt(member.email) && isConfirmed(row);
  if (!isKnown) throw unknownLink(visitor);
  const end = statusEndsAt(row, 'Owner');
  if (end && end <= visitor.now) {
    const { slug } = await getStatusClub(tx, clubId);
    const detail = messageOf(visitor.locale, 'problems', 'status.expired');
    throw new AppError('expired', { detail, members: { clubSlug: slug } });
  }
  return { row, member, index };
}

function unknownLink({ locale }: StatusVisitor): AppError {
  return new AppError('not-found', { detail: messageOf(locale, 'problems', 'status.unknown') });
}

async function requireConfig(tx: Tx, { clubId }: Ctx) {
  const config = await loadKeptConfig(tx, clubId, 'Membership', null);
  if (!config) throw new Error(`Club ${clubId} has no membership form`);
  return config;
}

/** The answers that count for the person now. */
async function currentAnswers(tx: Tx, { clubId }: Ctx, { row, member }: Found) {
  if (member.consentSource !== 'Application') return answersOf(member.mediaConsents);
  const { membership } = await getSubmissionRecord(tx, clubId, 'Membership', row.id);
  return answersOf(membership?.mediaConsents ?? []);
}

async function readPage(tx: Tx, ctx: Ctx, found: Found, asked?: Locale): Promise<FamilyLinkInfo> {
  const { row, member } = found;
  const place = { clubId: ctx.clubId, submissionId: row.id };
  const facts = await getMailFacts(tx, ctx.clubId, row.id);
  const { membership: applied } = facts;
  if (!applied) throw new Error(`Submission ${row.id} has no membership`);
  const config = shownConfig(await requireConfig(tx, ctx), asked ?? row.locale);
  const languages = { locale: config.locale, clubLocale: config.club.locale };
  const departments = await listFamilyDepartments(tx, place, languages);
  const answers = await currentAnswers(tx, ctx, found);
  return {
    clubSlug: config.club.slug,
    clubName: config.club.name,
    clubEmail: config.club.email,
    locale: row.locale,
    number: row.number,
    state: row.state,
    isWithdrawn: row.withdrawnAt !== null,
    receivedAt: row.receivedAt.toISOString(),
    applicantName: fullName(row),
    ...pickFields(member, ['firstName', 'lastName', 'birthDate']),
    membershipName: applied.name,
    departments: departments.filter(({ memberId }) => memberId === member.id).map(({ name }) => name),
    entryDate: isEntryDateKnown(facts) ? applied.entryDate : null,
    price: {
      currency: facts.club.currency,
      interval: applied.priceInterval,
      recurring: fromCents(applied.recurringCents),
      oneTime: fromCents(applied.oneTimeCents),
    },
    memberNumber: member.memberNumber,
    account: row.state === 'Rejected' ? null : accountFor(facts, member),
    mediaConsents: toConsents(answeredConsents(config.consents, answers)),
    consentSource: member.consentSource,
    consentsAnsweredAt: member.consentsAnsweredAt?.toISOString() ?? null,
    canAnswer: row.state !== 'Rejected',
  };
}

function accountFor(facts: MailFacts, member: FamilyRow): FamilyLinkInfo['account'] {
  const held = heldAccountOf(facts, member);
  if (!held || !facts.mandate) return null;
  const { reference, creditorId, firstDebitDate = null } = facts.mandate;
  const { accountHolder, maskedIban: iban } = held;
  return { accountHolder, iban, mandateReference: reference, creditorId, firstDebitDate };
}
