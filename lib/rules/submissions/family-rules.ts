import { checkCustomFields } from '@/lib/rules/custom-fields/custom-field-rules';
import type { ConditionFacts } from '@/lib/rules/custom-fields/field-condition';
import type { Applicant } from '@/lib/rules/money/tariff-fit';
import { checkMemberConsents } from '@/lib/rules/submissions/consent-rules';
import { checkFields, checksOf } from '@/lib/rules/submissions/field-checks';
import type { FamilyMember, MembershipFormConfig } from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { checkMemberDepartments } from '@/lib/rules/submissions/selection-rules';
import { type FieldName, personNamesIn, requiredNamesIn } from '@/lib/rules/submissions/submission-fields';
import type { Text } from '@/lib/rules/submissions/text-rules';

/** Most family members besides the applicant (contract §1). */
export const familyMembersMax = 20;

/** Whether an application with this tariff has room for one more family member. */
export function hasRoomForFamily(count: number, isFamilyTariff: boolean): boolean {
  return isFamilyTariff && count < familyMembersMax;
}

type Facts = Omit<ConditionFacts, 'answers'> | null;
type MemberRules = {
  /** The departments of the application: those of each person without their own. */
  readonly shared?: readonly string[] | null | undefined;
  readonly required?: readonly FieldName[];
  readonly factsOf?: (member: FamilyMember) => Facts;
  /** The addresses of applicant and guardians. */
  readonly emails?: readonly Text[];
};
type Entry = Omit<Applicant, 'birthDate'>;
type CheckedMember = {
  readonly entry: Entry;
  readonly shared: MemberRules['shared'];
  readonly required: readonly FieldName[];
  readonly facts: Facts | undefined;
  readonly otherEmails: readonly Text[];
};
type FamilyConfig = Pick<
  MembershipFormConfig,
  'customFields' | 'departments' | 'departmentSettings' | 'consents'
>;

/**
 * @param isAllowed whether the tariff is a family one
 * @param entry when they join, for their ages
 * @param required the fields that each must have
 * @param factsOf for the conditions of custom fields. Absent in a change request, which has none
 */
export function checkFamilyMembers(
  members: readonly FamilyMember[] | null | undefined,
  isAllowed: boolean,
  config: FamilyConfig,
  entry: Entry,
  { shared, required = requiredNamesIn('FamilyMember'), factsOf, emails = [] }: MemberRules = {},
): Problem[] {
  const count = members?.length ?? 0;
  if (count > 0 && !isAllowed) return at('familyMembers', finding('familyNotAllowed'));
  if (count > familyMembersMax)
    return at('familyMembers', finding('familyTooMany', { max: familyMembersMax }));
  return (members ?? []).flatMap((member, index) =>
    checkMember(member, `familyMembers[${index}].`, config, {
      entry,
      shared,
      required,
      facts: factsOf?.(member),
      otherEmails: [...emails, ...(members ?? []).filter(one => one !== member).map(({ email }) => email)],
    }),
  );
}

function checkMember(
  member: FamilyMember,
  prefix: string,
  config: FamilyConfig,
  { entry, shared, required, facts, otherEmails }: CheckedMember,
): Problem[] {
  const checks = checksOf(personNamesIn('FamilyMember'), { today: entry.day });
  const person = { ...entry, birthDate: member.birthDate };
  const fields = config.customFields.filter(field => field.category === 'FamilyMember');
  return [
    ...checkFields(member, checks, required, prefix),
    ...checkMemberDepartments(member.departmentIds, shared, config, `${prefix}departmentIds`, person),
    ...checkCustomFields(fields, member.customFields, `${prefix}customFields`, facts),
    ...checkMemberConsents(member, { consents: config.consents, day: entry.day, otherEmails }).map(
      problem => ({ ...problem, path: prefix + problem.path }),
    ),
  ];
}
