import { decryptField } from '@/lib/platform/crypto/record-encryption';
import type { FamilyMember, MembershipApplication } from '@/lib/rules/submissions/membership-application';
import { personNamesIn, pickFields } from '@/lib/rules/submissions/submission-fields';
import type { Text } from '@/lib/rules/submissions/text-rules';
import { accountHolderField, ibanField } from './encrypted-fields';
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
  const { hasSoleCustody, guardianLiability, membershipId, surchargeIds, entryDate, paymentMethod } =
    membership;
  const departmentIdsOf = (familyMemberId: string | null) =>
    record.departments.filter(one => one.familyMemberId === familyMemberId).map(({ id }) => id);
  return {
    ...pickFields(row, personNamesIn('Membership')),
    ...{ memberNumber, notes, customFields, locale },
    ...{ hasSoleCustody, guardianLiability, membershipId, surchargeIds, entryDate, paymentMethod },
    ...accountOf(record),
    departmentIds: departmentIdsOf(null),
    guardians: record.guardians.map(({ guardian }) => pickFields(guardian, personNamesIn('Guardian'))),
    familyMembers: record.familyMembers.map(member => ({
      id: member.id,
      ...pickFields(member, personNamesIn('FamilyMember')),
      memberNumber: member.memberNumber,
      departmentIds: departmentIdsOf(member.id),
      customFields: member.customFields,
    })),
    privacyAccepted: membership.privacyAccepted,
    mediaConsents: Object.fromEntries(membership.mediaConsents.map(({ id, isGiven }) => [id, isGiven])),
  };
}

type AccountRecord = Pick<SubmissionRecord, 'bankAccount'> & {
  readonly submission: Pick<SubmissionRecord['submission'], 'clubId' | 'id'>;
};

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
