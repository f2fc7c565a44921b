import { decryptField } from '@/lib/platform/crypto/record-encryption';
import type { ConsentSource } from '@/lib/rules/enums';
import type { FamilyMember, MembershipApplication } from '@/lib/rules/submissions/membership-application';
import { personNamesIn, pickSentFields } from '@/lib/rules/submissions/submission-fields';
import type { Text } from '@/lib/rules/submissions/text-rules';
import { accountHolderField, ibanField, proposedHolderField, proposedIbanField } from './encrypted-fields';
import { answersOf } from './family/member-consents';
import type { Answers } from './patch/patched';
import type { SubmissionRecord } from './record-queries';

/** A stored application in the shape of a submit request, with the properties that staff can change by PATCH. */
export type StoredApplication = Omit<
  MembershipApplication,
  'guardians' | 'familyMembers' | 'customFields' | 'mediaConsents'
> & {
  readonly guardians: NonNullable<MembershipApplication['guardians']>;
  readonly familyMembers: readonly (FamilyMember &
    Numbered & { readonly id: string; readonly customFields: Answers })[];
  readonly customFields: Answers;
  readonly mediaConsents: Readonly<Record<string, boolean>>;
} & Numbered;

/** A person whom an acceptance may give a number. Absent from wishes. */
type Numbered = { readonly memberNumber?: Text };

/** Without the signature, which a PATCH cannot change. Blank texts are ''. */
export function toApplication(record: SubmissionRecord): StoredApplication {
  const { submission: row, membership } = record;
  if (!membership) throw new Error(`Submission ${row.id} lacks its Membership part`);
  const { memberNumber, notes, customFields, locale } = row;
  const {
    filledInBy,
    hasSoleCustody,
    guardianLiability,
    membershipId,
    surchargeIds,
    entryDate,
    paymentMethod,
  } = membership;
  const departmentIdsOf = (familyMemberId: string | null) =>
    record.departments.filter(one => one.familyMemberId === familyMemberId).map(({ id }) => id);
  return {
    ...pickSentFields(row, personNamesIn('Membership')),
    memberNumber,
    notes,
    customFields,
    locale,
    filledInBy,
    hasSoleCustody,
    guardianLiability,
    membershipId,
    surchargeIds,
    entryDate,
    paymentMethod,
    ...accountOf(record),
    departmentIds: departmentIdsOf(null),
    guardians: record.guardians.map(({ guardian }) => pickSentFields(guardian, personNamesIn('Guardian'))),
    familyMembers: record.familyMembers.map(member => ({
      id: member.id,
      ...pickSentFields(member, personNamesIn('FamilyMember')),
      memberNumber: member.memberNumber,
      departmentIds: departmentIdsOf(member.id),
      customFields: member.customFields,
      ...(hasOwnAnswers(member.consentSource) ? { mediaConsents: answersOf(member.mediaConsents) } : {}),
      consentsByLink: member.consentSource === 'Awaited',
    })),
    privacyAccepted: membership.privacyAccepted,
    mediaConsents: answersOf(membership.mediaConsents),
  };
}

function hasOwnAnswers(source: ConsentSource): boolean {
  return source === 'Applicant' || source === 'Person';
}

type AccountRecord = Pick<SubmissionRecord, 'bankAccount'> & {
  readonly submission: Pick<SubmissionRecord['submission'], 'clubId' | 'id'>;
};

/** The account that a minor named; null where they left a value open. */
export function proposedAccountOf({
  submission: { clubId, id },
  proposedAccount,
}: Pick<SubmissionRecord, 'proposedAccount'> & Pick<AccountRecord, 'submission'>) {
  const iban = proposedAccount?.ibanEncrypted ?? null;
  const holder = proposedAccount?.accountHolderEncrypted ?? null;
  return {
    accountHolder: holder && decryptField(holder, proposedHolderField(clubId, id)),
    iban: iban && decryptField(iban, proposedIbanField(clubId, id)),
    bic: proposedAccount?.bic || null,
  };
}

/** Bank data in the shape of a submit request; blank without an account. */
export function accountOf({ submission, bankAccount }: AccountRecord) {
  if (!bankAccount) return { iban: '', bic: '', accountHolder: '', sepaMandateAccepted: false };
  const { clubId, id } = submission;
  return {
    iban: decryptField(bankAccount.ibanEncrypted, ibanField(clubId, id)),
    bic: bankAccount.bic,
    accountHolder: decryptField(bankAccount.accountHolderEncrypted, accountHolderField(clubId, id)),
    sepaMandateAccepted: true,
  };
}
