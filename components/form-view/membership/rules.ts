import { asksAgeFirst, namesAsked } from '@/components/form-view/asked';
import { controlOfPath, type FormRules } from '@/components/form-view/form-rules';
import { type FormValues, isForChild, namedMembers } from '@/components/form-view/form-values';
import { memberJoining } from '@/components/form-view/member-departments';
import { familyConsents, memberConsentsName } from '@/components/form-view/membership/family-consents';
import { toMembershipSubmit } from '@/components/form-view/membership/to-submit';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { sentConsents } from '@/components/form-view/submit-parts';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { isAnsweredApart } from '@/lib/rules/submissions/family-consents';
import { askedLikenesses, checkChild } from '@/lib/rules/submissions/guardian-rules';
import type { FamilyMember } from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { checkDepartmentsMin } from '@/lib/rules/submissions/selection-rules';
import { type FieldGroup, findField } from '@/lib/rules/submissions/submission-fields';

const allSteps: readonly StepId[] = ['membership', 'person', 'family', 'payment', 'consent', 'review'];

/** As the page asks: the rare ones of a person stand below the others. */
function orderOf(form: ShownForm): string[] {
  const names = (isRare: boolean, ...groups: readonly FieldGroup[]) =>
    namesAsked(form, 'Membership', isRare, ...groups);
  return [
    ...(asksAgeFirst(form) ? ['birthDate'] : []),
    ...names(false, 'membership'),
    ...names(false, 'person'),
    ...['street', 'zip', 'city', 'country'],
    ...names(false, 'contact'),
    ...names(true, 'person', 'contact'),
    ...['guardians', 'areTwoPeople', 'guardianLiability'],
    ...names(false, 'family', 'payment', 'closing'),
    'signature',
  ];
}

/** The membership application; its step `family` appears for a family tariff only. */
export const membershipRules: FormRules = {
  kind: 'Membership',
  page: 'membership',
  resource: 'memberships',
  allSteps,
  orderOf,
  stepsOf: (form, { membershipId }) => {
    const tariff = form.memberships.find(({ id }) => id === membershipId);
    return allSteps.filter(id => id !== 'family' || tariff?.isFamilyMembership);
  },
  stepOf,
  toSubmit: (values, form, locale) => {
    const { familyMembers, ...submit } = toMembershipSubmit(values, form, locale);
    const listed = <Person extends Pick<FamilyMember, 'mediaConsents'>>(person: Person) =>
      person.mediaConsents ? { ...person, mediaConsents: sentConsents(person.mediaConsents, form) } : person;
    return { ...listed(submit), familyMembers: familyMembers?.map(listed) };
  },
  check: (values, form, locale) => {
    const submit = toMembershipSubmit(values, form, locale);
    const found = [
      ...checkMembershipApplication(submit, membershipFormConfig(form), form.today),
      ...tooFewDepartments(submit.familyMembers ?? [], values, form),
      ...at(
        'areTwoPeople',
        askedLikenesses(submit, form.today).length > 0 && !values.areTwoPeople
          ? finding('guardiansAsked')
          : null,
      ),
      ...at('familyMembers', isAloneUnsaid(values, form) ? finding('familyAlone') : null),
    ];
    if (!isForChild(values)) return found;
    // The parent's own control shows the problems of the one address.
    return [...found.filter(({ path }) => path !== 'email'), ...checkChild(submit.birthDate, form.today)];
  },
  controlOf: controlOfPath,
  alsoAsked: (values, form) =>
    familyConsents(values, form).flatMap((way, index) =>
      isAnsweredApart(way) ? [memberConsentsName(index)] : [],
    ),
};

/**
 * The club's minimum of departments holds for each person whom the form asks. Only the form asks them: for the service an
 * empty list means none (contract §4).
 */
function tooFewDepartments(
  members: readonly FamilyMember[],
  values: FormValues,
  form: ShownForm,
): readonly Problem[] {
  return members.flatMap(({ birthDate, departmentIds }, index) =>
    checkDepartmentsMin(departmentIds, form, memberJoining(birthDate ?? '', values, form)).map(problem => ({
      ...problem,
      path: `familyMembers[${index}].departmentIds`,
    })),
  );
}

/** A family of one is asked about. Only the form asks: the service accepts it. */
function isAloneUnsaid(values: FormValues, form: ShownForm): boolean {
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  return tariff?.isFamilyMembership === true && !values.isAlone && namedMembers(values).length === 0;
}

/** The step that asks the custom fields of a category. */
const stepOfCategory: Readonly<Record<ShownForm['customFields'][number]['category'], StepId>> = {
  Personal: 'person',
  Membership: 'membership',
  Payment: 'payment',
  FamilyMember: 'family',
  Other: 'person',
};

const stepOfGroup: Partial<Record<FieldGroup, StepId>> = {
  membership: 'membership',
  family: 'family',
  payment: 'payment',
  closing: 'consent',
};

/** Anything else is personal data. */
function stepOf(name: string, form: ShownForm): StepId {
  const [root = '', child] = name.split('.');
  if (root === 'customFields') {
    const field = form.customFields.find(({ internalName }) => internalName === child);
    return field ? stepOfCategory[field.category] : 'consent';
  }
  if (name === 'isAlone') return 'family';
  if (name.includes('.mediaConsents')) return 'consent';
  if (name === 'birthDate' && asksAgeFirst(form)) return 'membership';
  const group = root.startsWith('signature') ? 'closing' : findField(root)?.group;
  return (group && stepOfGroup[group]) ?? 'person';
}
