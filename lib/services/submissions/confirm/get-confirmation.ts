import { type Db, type Tx, withClub } from '@/db/client';
import { statusUrlOf } from '@/lib/auth/status-token';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { joiningPersons } from '@/lib/contracts/submissions/application-lines';
import { membershipPartOf } from '@/lib/contracts/submissions/membership-part';
import { submissionInLanguage } from '@/lib/contracts/submissions/submission-in-language';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import type { Locale } from '@/lib/rules/enums';
import { fullName } from '@/lib/rules/submissions/full-name';
import { isEndKnown } from '@/lib/rules/submissions/known-end';
import { readerLocale } from '@/lib/rules/texts/translations';
import { readNamedRecords } from '@/lib/services/submissions/named-records';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { getSubmissionRecord, type SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { statusEndsAt } from '@/lib/services/submissions/rules';
import { asSeenByLink, toSubmission } from '@/lib/services/submissions/serialize';
import { findStatusRow, hasNewAddressSince } from '@/lib/services/submissions/status/member-queries';
import { accountOf } from '@/lib/services/submissions/stored-application';
import {
  type ConfirmationRow,
  findConfirmation,
  findConfirmationPlace,
} from '@/lib/services/submissions/submit/queries';
import { asksSoleCustody, liabilityUseOf, mandateRequestOf } from './mandate-request';

/** A request by link: neither the person nor the club is known. */
export type Visitor = { readonly db: Db; readonly now: Date; readonly locale: Locale };

export type ConfirmationPlace = { readonly clubId: string; readonly id: string };

/**
 * Returns the submission of a confirmation link. Changes nothing, because mail scanners follow links. Throws 404 if the
 * link is unknown or its submission was deleted or anonymised, 410 if it expired unused; both with instructions. Names
 * of tariff and departments are in the submission's language, or in the asked one if the club offers it.
 */
export async function getConfirmation(
  visitor: Visitor,
  token: string,
  asked?: Locale,
): Promise<ConfirmationInfo> {
  const place = await requireConfirmationPlace(visitor, token);
  return withClub({ db: visitor.db, clubId: place.clubId }, async tx => {
    await requireOpenConfirmation(tx, visitor, place);
    return readConfirmation(tx, visitor, place, asked);
  });
}

/** Returns club and id of the link with this token. Throws 404. */
export async function requireConfirmationPlace(visitor: Visitor, token: string): Promise<ConfirmationPlace> {
  const place = await findConfirmationPlace(visitor.db, tokenHash(token));
  if (!place) throw refused('not-found', 'unknown', visitor.locale);
  return place;
}

/** Returns a link that was used or has not expired, with its submission. Throws 404 and 410. */
export async function requireOpenConfirmation(
  tx: Tx,
  visitor: Visitor,
  place: ConfirmationPlace,
): Promise<ConfirmationRow> {
  const row = await requireConfirmation(tx, visitor, place);
  if (row.link.confirmedAt === null && row.link.expiresAt <= visitor.now) {
    throw refused('expired', 'expired', visitor.locale, { clubSlug: row.club.slug });
  }
  return row;
}

/** Returns a link with its submission, also after it expired. Throws 404. */
export async function requireConfirmation(
  tx: Tx,
  visitor: Visitor,
  place: ConfirmationPlace,
): Promise<ConfirmationRow> {
  const row = await findConfirmation(tx, place);
  if (!row || row.submission.anonymizedAt) throw refused('not-found', 'unknown', visitor.locale);
  return row;
}

export function refused(
  code: 'not-found' | 'expired' | 'state-conflict',
  reason:
    | 'unknown'
    | 'expired'
    | 'decided'
    | 'withdrawn'
    | 'agreed'
    | 'notGuardian'
    | 'nothingAwaited'
    | 'noMandateAwaited'
    | 'mandateByOwnAddress',
  locale: Locale,
  members: Readonly<Record<string, string>> = {},
): AppError {
  return new AppError(code, { detail: messageOf(locale, 'problems', `confirmation.${reason}`), members });
}

/** A 409 that names the guardian who must or did grant the mandate. */
export function refusedWith(
  locale: Locale,
  reason: 'mandateOfOther' | 'mandateGranted',
  { holder }: { readonly holder: string },
): AppError {
  return new AppError('state-conflict', {
    detail: messageOf(locale, 'problems', `confirmation.${reason}`, { holder }),
  });
}

/** Throws a 409 with a message if the submission is decided or withdrawn. */
export function assertUndecided({ state, withdrawnAt }: SubmissionRow, locale: Locale): void {
  if (withdrawnAt) throw refused('state-conflict', 'withdrawn', locale);
  if (state === 'Accepted' || state === 'Rejected') throw refused('state-conflict', 'decided', locale);
}

/** Returns the submission of a link as it is stored now. */
export async function readConfirmation(
  tx: Tx,
  visitor: Visitor,
  place: ConfirmationPlace,
  asked?: Locale,
): Promise<ConfirmationInfo> {
  const known = await requireConfirmation(tx, visitor, place);
  const { link, submission, club, guardian } = known;
  const { kind, number, firstName, lastName, state, locale } = submission;
  const record = await getSubmissionRecord(tx, place.clubId, kind, submission.id);
  const stored = toSubmission(record, { isFull: false, isOwn: true });
  const records = await readNamedRecords(tx, place.clubId);
  const shown = submissionInLanguage(stored, records, readerLocale(club, asked, locale));
  const part = membershipPartOf(shown);
  const isOpen = link.confirmedAt === null && (state === 'New' || state === 'Confirmed');
  return {
    clubName: club.name,
    clubSlug: club.slug,
    kind,
    number,
    firstName,
    lastName,
    state,
    locale,
    receivedAt: submission.receivedAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    guardianName: guardian && fullName(guardian),
    isConfirmed: link.confirmedAt !== null,
    isRefused: guardian?.refusedAt != null,
    isWithdrawn: submission.withdrawnAt !== null,
    statusUrl: await findOwnStatusUrl(tx, visitor.now, link, submission),
    furtherForm: shown.kind === 'Membership' ? shown.furtherForm : null,
    membership: shown.kind === 'Membership' ? membershipOf(shown, record) : null,
    effectiveDate: shown.kind === 'Cancellation' && isEndKnown(shown) ? shown.effectiveDate : null,
    part: part && { ...part, names: [...part.names] },
    othersAwaited: othersOf(record, known),
    mandateRequest: mandateRequestOf(record, known),
    liability: isOpen ? await liabilityUseOf(tx, record, known) : null,
    asksSoleCustody: isOpen && asksSoleCustody(record, known),
    submission: isOpen ? { ...asSeenByLink(shown, link.guardianId), decidedBy: null } : null,
  };
}

/**
 * Returns the status link of the person who used this confirmation link. Null before that, after an address changed
 * (this link was mailed to the old one), and after the status link ended.
 */
async function findOwnStatusUrl(
  tx: Tx,
  now: Date,
  { clubId, submissionId, guardianId, confirmedAt }: ConfirmationRow['link'],
  submission: SubmissionRow,
): Promise<string | null> {
  const end = statusEndsAt(submission, 'Owner');
  if (!confirmedAt || (end && end <= now)) return null;
  const place = { clubId, submissionId, guardianId };
  const found = await findStatusRow(tx, place);
  const isStillTheirs = found && !(await hasNewAddressSince(tx, { clubId, id: submissionId }, confirmedAt));
  return isStillTheirs ? statusUrlOf(place, found.address) : null;
}

/** The other guardians who have not agreed yet. */
function othersOf({ guardians }: SubmissionRecord, { link: { guardianId } }: ConfirmationRow): string[] {
  if (guardianId === null) return [];
  return guardians
    .filter(({ guardian: { id }, confirmedAt }) => id !== guardianId && confirmedAt === null)
    .map(({ guardian }) => fullName(guardian));
}

function membershipOf(applied: MembershipSubmission, record: SubmissionRecord) {
  const { birthDate, entryDate, price, mandate, iban } = applied;
  return {
    name: applied.membership.name,
    birthDate,
    entryDate,
    price,
    iban,
    accountHolder: accountOf(record).accountHolder || null,
    departments: applied.departments.map(({ name }) => name),
    familyMembers: applied.familyMembers.map(({ firstName, lastName }) => fullName({ firstName, lastName })),
    persons: joiningPersons(applied),
    mandate: mandate && {
      reference: mandate.reference,
      creditorId: mandate.creditorId,
      text: mandate.text,
      givenBy: mandate.givenBy,
    },
  };
}
