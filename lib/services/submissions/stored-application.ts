import { decryptField } from '@/lib/platform/crypto/record-encryption';
import type { FamilyMember, MembershipApplication } from '@/lib/rules/submissions/membership-application';
import { accountHolderField, ibanField } from './encrypted-fields';
import type { Answers } from './patch/patched';
import type { SubmissionRecord } from './record-queries';

/** A stored application in the shape of a submit request, with the properties that staff can change by PATCH. */
export type StoredApplication = Omit<
  MembershipApplication,
  'guardians' | 'familyMembers' | 'customFields' | 'mediaConsents'
> & {
  readonly guardians: NonNullable<MembershipApplication['guardians']>;
  readonly familyMembers: readonly (FamilyMember & { readonly id: string; readonly customFields: Answers })[];
  readonly customFields: Answers;
  readonly mediaConsents: Readonly<Record<string, boolean>>;
};

/** Without the signature, which a PATCH cannot change. Blank texts are ''. */
export function toApplication(record: SubmissionRecord): StoredApplication {
  const { submission: row, membership } = record;
  if (!membership) throw new Error(`Submission ${row.id} lacks its Membership part`);
  const { gender, title, firstName, lastName, birthDate, street, zip, city, country } = row;
  const { email, phone, mobile, nationality, notes, customFields, locale } = row;
  const { hasSoleCustody, guardianLiability, membershipId, surchargeIds, entryDate, paymentMethod } =
    membership;
  const departmentIdsOf = (familyMemberId: string | null) =>
    record.departments.filter(one => one.familyMemberId === familyMemberId).map(({ id }) => id);
  return {
    ...{ gender, title, firstName, lastName, birthDate, street, zip, city, country },
    ...{ email, phone, mobile, nationality, notes, customFields, locale },
    ...{ hasSoleCustody, guardianLiability, membershipId, surchargeIds, entryDate, paymentMethod },
    ...accountOf(record),
    departmentIds: departmentIdsOf(null),
    guardians: record.guardians.map(({ guardian }) => {
      const { firstName, lastName, email, phone, relation } = guardian;
      return { firstName, lastName, email, phone, relation };
    }),
    familyMembers: record.familyMembers.map(member => {
      const { id, gender, title, firstName, lastName, birthDate, email, phone, customFields } = member;
      const departmentIds = departmentIdsOf(id);
      return { id, gender, title, firstName, lastName, birthDate, email, phone, departmentIds, customFields };
    }),
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
