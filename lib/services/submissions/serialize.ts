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

/** Replaces bank data for readers who may not see it. */
export const maskedText = '***';

/**
 * Serializes a stored submission for the API. Without `isFull` bank data and mandate are masked, the signature is an
 * empty picture and the origin is left out.
 */
export function toSubmission(record: SubmissionRecord, detail: Detail): Submission {
  const { kind } = record.submission;
  if (kind === 'Membership') return toMembershipSubmission(record, detail);
  return kind === 'Change'
    ? toChangeSubmission(record, detail)
    : toCancellationSubmission(record, detail.isFull);
}

/** `isMasked` masks only IBAN and BIC; `isOwn` also shows the mandate, to the person who granted it. */
type Detail = { readonly isFull: boolean; readonly isMasked?: boolean; readonly isOwn?: boolean };

function toHead(record: SubmissionRecord, isFull: boolean) {
  const row = record.submission;
  const { id, number, state, needsConfirmation, decisionMessage, locale, version, notes } = row;
  const origin = { url: row.originUrl, ip: row.originIp, userAgent: row.originUserAgent };
  const hasOrigin = Object.values(origin).some(value => value !== null);
  return {
    ...{ id, number, state, needsConfirmation, files: record.files },
    ...{ receivedAt: row.receivedAt.toISOString(), confirmedAt: row.confirmedAt?.toISOString() ?? null },
    ...{ decidedAt: row.decidedAt?.toISOString() ?? null, decidedBy: record.deciderName },
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    ...{ decisionMessage, locale, isAnonymized: row.anonymizedAt !== null, version, notes },
    signature: isFull ? signatureOf(record) : presenceOf(record),
    origin: isFull && hasOrigin ? origin : null,
  };
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
  };
  const { clubId, id } = submission;
  const accountHolder = isFull
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

/** Shows that a mandate exists, and its date. */
function maskedMandate({ signedAt }: { readonly signedAt: string }) {
  return {
    ...{ reference: maskedText, signedAt, creditorId: maskedText, text: maskedText },
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
    ...toHead(record, detail.isFull),
    ...toSender(record),
    kind: 'Membership',
    guardians: record.guardians.map(({ guardian, confirmedAt }) => ({
      id: guardian.id,
      ...pickFields(guardian, personNamesIn('Guardian')),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      refusedAt: guardian.refusedAt?.toISOString() ?? null,
    })),
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
    familyMembers: record.familyMembers.map(member => toFamilyMember(record, member)),
    privacyAccepted: membership.privacyAccepted,
    mediaConsents: membership.mediaConsents.map(({ id: consentId, ...shown }) => ({ consentId, ...shown })),
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
  };
}

function toChangeSubmission(record: SubmissionRecord, detail: Detail): ChangeSubmission {
  const { change } = record;
  if (!change) throw partMissing(record);
  const { mandate, ...account } = toAccount(record, detail);
  return {
    ...toHead(record, detail.isFull),
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
  const people = familyMembers?.map(({ departmentIds, ...member }) => ({
    ...member,
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

function toCancellationSubmission(record: SubmissionRecord, isFull: boolean): CancellationSubmission {
  const { cancellation } = record;
  if (!cancellation) throw partMissing(record);
  const { clubId: _clubId, submissionId: _submissionId, ...part } = cancellation;
  return {
    ...toHead(record, isFull),
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
 * Returns a submission as the guardian with this id may see it: of another guardian only the name. They may live apart
 * and not want to be found. Null is the applicant, who entered the data of both.
 */
export function withoutOtherGuardians(submission: Submission, guardianId: string | null): Submission {
  if (guardianId === null || submission.kind !== 'Membership') return submission;
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
  const address = submission.email.toLowerCase();
  const owners = submission.guardians.filter(({ email }) => email.toLowerCase() === address);
  const isAnothers = owners.length > 0 && owners.every(({ id }) => id !== guardianId);
  return { ...submission, guardians, ...(isAnothers ? { email: '' } : {}) };
}
