import type { ShownConsent } from '@/db/schema/submissions';
import type { Sender } from '@/lib/contracts/submissions/sender';
import type {
  CancellationSubmission,
  ChangeSubmission,
  FamilyMember,
  MembershipSubmission,
  Submission,
  Wishes,
} from '@/lib/contracts/submissions/submissions';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { fullName } from '@/lib/rules/submissions/full-name';
import {
  blankFields,
  namesIn,
  personNamesIn,
  pickFields,
  storedFields,
} from '@/lib/rules/submissions/submission-fields';
import { accountHolderField, ibanField, signatureField } from './encrypted-fields';
import type { SubmissionRow } from './queries';
import type { SubmissionRecord } from './record-queries';
import { proposedAccountOf } from './stored-application';

/** Replaces bank data for readers who may not see it. */
export const maskedText = '***';

/**
 * Serializes a stored submission for the API. Without `isFull` bank data and mandate are masked, the signature is an
 * empty picture and the origin is left out.
 */
export function toSubmission(record: SubmissionRecord, detail: Detail): Submission {
  const { kind } = record.submission;
  if (kind === 'Membership') return toMembershipSubmission(record, detail);
  return kind === 'Change' ? toChangeSubmission(record, detail) : toCancellationSubmission(record, detail);
}

/**
 * `isMasked` masks only IBAN and BIC. `isOwn` also shows account holder and mandate, to those whom they concern.
 * `hasSignature` adds the signature.
 */
type Detail = {
  readonly isFull: boolean;
  readonly isMasked?: boolean;
  readonly isOwn?: boolean;
  readonly hasSignature?: boolean;
};

function toHead(record: SubmissionRecord, { isFull, hasSignature = isFull }: Detail) {
  const row = record.submission;
  const { id, number, state, needsConfirmation, decisionMessage, locale, version, notes } = row;
  const origin = { url: row.originUrl, ip: row.originIp, userAgent: row.originUserAgent };
  const hasOrigin = Object.values(origin).some(value => value !== null);
  return {
    id,
    number,
    state,
    needsConfirmation,
    files: record.files,
    receivedAt: row.receivedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: record.deciderName ?? withdrawerName(record),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    decisionMessage,
    locale,
    isAnonymized: row.anonymizedAt !== null,
    version,
    notes,
    signature: hasSignature ? signatureOf(record) : presenceOf(record),
    origin: isFull && hasOrigin ? origin : null,
  };
}

/** The guardian whose link withdrew the submission, `…` once they are erased; null if the applicant's did. */
function withdrawerName({ submission, guardians }: SubmissionRecord): string | null {
  const withdrawer = guardians.find(({ guardian }) => guardian.id === submission.decidedBy);
  return withdrawer ? fullName(withdrawer.guardian) || '…' : null;
}

function toSender({ submission }: SubmissionRecord): Sender {
  const { memberNumber, customFields } = submission;
  return { ...pickFields(submission, personNamesIn('Membership')), memberNumber, customFields };
}

/** An empty picture if only the presence of a signature was read. */
function signatureOf(record: SubmissionRecord): string | null {
  const { signature, submission } = record;
  if (signature === null || signature === '') return presenceOf(record);
  return decryptField(signature, signatureField(submission.clubId, submission.id));
}

/** An empty picture for a signature that may not be seen; null without one. */
function presenceOf({ signature }: SubmissionRecord): string | null {
  return signature === null ? null : 'data:,';
}

function toAccount({ submission, bankAccount }: SubmissionRecord, { isFull, isMasked, isOwn }: Detail) {
  if (!bankAccount) return { iban: null, bic: null, accountHolder: null, mandate: null };
  const mandate = {
    reference: bankAccount.mandateReference,
    signedAt: bankAccount.mandateSignedAt.toISOString(),
    creditorId: bankAccount.mandateCreditorId,
    text: bankAccount.mandateText,
    firstDebitDate: bankAccount.firstDebitDate,
    givenBy: bankAccount.mandateGivenBy,
  };
  const { clubId, id } = submission;
  const accountHolder =
    isFull || isOwn
      ? decryptField(bankAccount.accountHolderEncrypted, accountHolderField(clubId, id))
      : maskedText;
  if (!isFull || isMasked) {
    const masked = { iban: maskedIban(bankAccount), bic: null, accountHolder };
    return { ...masked, mandate: isFull || isOwn ? mandate : maskedMandate(mandate) };
  }
  return {
    iban: decryptField(bankAccount.ibanEncrypted, ibanField(clubId, id)),
    bic: bankAccount.bic === '' ? null : bankAccount.bic,
    accountHolder,
    mandate,
  };
}

/** The account of a direct debit for which no mandate was granted yet; null without one. Nobody needs its whole IBAN. */
function toProposedAccount(
  record: Pick<SubmissionRecord, 'submission' | 'proposedAccount'>,
  { isFull, isOwn }: Detail,
): MembershipSubmission['proposedAccount'] {
  const { proposedAccount } = record;
  if (!proposedAccount) return null;
  const { accountHolder, iban } = proposedAccountOf(record);
  return {
    accountHolder: accountHolder && !isFull && !isOwn ? maskedText : accountHolder,
    iban: iban && maskedIban(proposedAccount),
  };
}

/** Shows that a mandate exists, its date, and who granted it. */
function maskedMandate({
  signedAt,
  givenBy,
}: {
  readonly signedAt: string;
  readonly givenBy: string | null;
}) {
  return {
    reference: maskedText,
    signedAt,
    creditorId: maskedText,
    text: maskedText,
    givenBy,
    firstDebitDate: null,
  };
}

/** Country and last four characters of an IBAN. */
export function maskedIban(account: { readonly ibanCountry: string; readonly ibanLastFour: string }): string {
  return `${account.ibanCountry}** **** ${account.ibanLastFour}`;
}

/** The departments of one person; null is the applicant. */
function departmentsOf(record: SubmissionRecord, familyMemberId: string | null) {
  const departments = record.departments
    .filter(department => department.familyMemberId === familyMemberId)
    .map(({ id, name }) => ({ id, name }));
  return { departmentIds: departments.map(({ id }) => id), departments };
}

/** Like `toSubmission`, for a submission that is known to be an application. */
export function toMembershipSubmission(record: SubmissionRecord, detail: Detail): MembershipSubmission {
  const { membership } = record;
  if (!membership) throw partMissing(record);
  return {
    ...toHead(record, detail),
    ...toSender(record),
    kind: 'Membership',
    guardians: record.guardians.map(({ guardian, confirmedAt }) => ({
      id: guardian.id,
      ...pickFields(guardian, personNamesIn('Guardian')),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      refusedAt: guardian.refusedAt?.toISOString() ?? null,
      liableAt: guardian.liableAt?.toISOString() ?? null,
      soleCustodyAt: guardian.soleCustodyAt?.toISOString() ?? null,
    })),
    filledInBy: membership.filledInBy,
    hasSoleCustody: membership.hasSoleCustody,
    guardianLiability: membership.guardianLiability,
    membershipId: membership.membershipId,
    membership: { id: membership.membershipId, name: record.membershipName ?? '' },
    furtherForm: record.furtherForm,
    ...departmentsOf(record, null),
    surchargeIds: membership.surchargeIds,
    entryDate: membership.entryDate,
    paymentMethod: membership.paymentMethod,
    sepaMandateAccepted: record.bankAccount !== null,
    ...toAccount(record, detail),
    proposedAccount: toProposedAccount(record, detail),
    familyMembers: record.familyMembers.map(member => toFamilyMember(record, member)),
    privacyAccepted: membership.privacyAccepted,
    mediaConsents: toConsents(membership.mediaConsents),
    price: membership.price,
  };
}

export function toFamilyMember(
  record: SubmissionRecord,
  member: SubmissionRecord['familyMembers'][number],
): FamilyMember {
  return {
    id: member.id,
    ...pickFields(member, personNamesIn('FamilyMember')),
    memberNumber: member.memberNumber,
    ...departmentsOf(record, member.id),
    customFields: member.customFields,
    mediaConsents: toConsents(member.mediaConsents),
    consentSource: member.consentSource,
    consentsAnsweredAt:
      member.consentsAnsweredAt === null ? null : new Date(member.consentsAnsweredAt).toISOString(),
  };
}

/** Stored consents as the API reads them. */
export function toConsents(consents: readonly ShownConsent[]): MembershipSubmission['mediaConsents'] {
  return consents.map(({ id: consentId, ...shown }) => ({ consentId, ...shown }));
}

function toChangeSubmission(record: SubmissionRecord, detail: Detail): ChangeSubmission {
  const { change } = record;
  if (!change) throw partMissing(record);
  const { mandate, ...account } = toAccount(record, detail);
  return {
    ...toHead(record, detail),
    kind: 'Change',
    identity: pickFields(record.submission, namesIn('Identity')),
    validFrom: change.validFrom,
    wishes: { ...toWishes(record), ...wishedAccount(account) },
    mandate,
  };
}

/** The wished-for bank data; empty without an account. */
function wishedAccount({ iban, bic, accountHolder }: Omit<ReturnType<typeof toAccount>, 'mandate'>) {
  if (iban === null) return {};
  return {
    iban,
    ...(bic === null ? {} : { bic }),
    ...(accountHolder === null ? {} : { accountHolder }),
    sepaMandateAccepted: true,
  };
}

function toWishes({ wished }: SubmissionRecord): Wishes {
  const { wishes, membership, departments, surcharges, mediaConsents } = wished;
  const named = (ids: readonly string[] = []) => departments.filter(({ id }) => ids.includes(id));
  const { familyMembers, mediaConsents: _answers, ...own } = wishes;
  const people = familyMembers?.map(({ id, customFields, departmentIds, ...member }) => ({
    id,
    customFields,
    ...storedFields(personNamesIn('FamilyMember'), member),
    departmentIds: departmentIds ?? [],
    departments: named(departmentIds),
  }));
  return {
    ...own,
    ...(people ? { familyMembers: people } : {}),
    ...(membership ? { membership } : {}),
    ...(wishes.departmentIds ? { departments: named(wishes.departmentIds) } : {}),
    ...(surcharges.length > 0 ? { surcharges } : {}),
    ...(mediaConsents.length > 0 ? { mediaConsents } : {}),
  };
}

function toCancellationSubmission(record: SubmissionRecord, detail: Detail): CancellationSubmission {
  const { cancellation } = record;
  if (!cancellation) throw partMissing(record);
  const { clubId: _clubId, submissionId: _submissionId, ...part } = cancellation;
  return {
    ...toHead(record, detail),
    ...toSender(record),
    kind: 'Cancellation',
    ...departmentsOf(record, null),
    ...part,
  };
}

function partMissing({ submission }: SubmissionRecord): Error {
  return new Error(`Submission ${submission.id} lacks its ${submission.kind} part`);
}

/** What an event says of a submission; a new one has only the first properties. */
export type EventSubmission = Pick<
  SubmissionRow,
  'id' | 'number' | 'kind' | 'firstName' | 'lastName' | 'email' | 'receivedAt'
> &
  Partial<Pick<SubmissionRow, 'state' | 'confirmedAt' | 'decidedAt' | 'withdrawnAt' | 'furtherFormId'>>;

/**
 * Serializes a submission for an event (contract §5): without bank data and birth date. Instants are RFC 3339.
 */
export function toEventData(clubId: string, row: EventSubmission) {
  return {
    clubId,
    submission: {
      id: row.id,
      number: row.number,
      kind: row.kind,
      state: row.state ?? 'New',
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      receivedAt: row.receivedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      furtherFormId: row.furtherFormId ?? null,
    },
  };
}

/**
 * Returns a submission as the reader of a personal link may see it. Null is the applicant, who entered the data of all.
 * What family members answered by their own link is between them and the club. A guardian sees only the name of another
 * guardian: they may live apart and not want to be found.
 */
export function asSeenByLink(submission: Submission, guardianId: string | null): Submission {
  if (submission.kind !== 'Membership') return submission;
  const familyMembers = submission.familyMembers.map(member =>
    member.consentSource === 'Person' ? { ...member, mediaConsents: [] } : member,
  );
  const shown = { ...submission, familyMembers };
  return guardianId === null ? shown : withoutOtherGuardians(shown, guardianId);
}

function withoutOtherGuardians(submission: MembershipSubmission, guardianId: string): Submission {
  const guardians = submission.guardians.map(one =>
    one.id === guardianId
      ? one
      : {
          ...one,
          ...blankFields(personNamesIn('Guardian')),
          firstName: one.firstName,
          lastName: one.lastName,
        },
  );
  // The applicant of an application for a child has the address of a guardian.
  const owners = submission.guardians.filter(({ email }) => isSameEmail(email, submission.email));
  const isAnothers = owners.length > 0 && owners.every(({ id }) => id !== guardianId);
  return { ...submission, guardians, ...(isAnothers ? { email: '' } : {}) };
}
