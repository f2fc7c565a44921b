import { controlOfPath, type FormRules } from '@/components/form-view/form-rules';
import { toMembershipSubmit } from '@/components/form-view/membership/to-submit';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { sentConsents } from '@/components/form-view/submit-parts';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';

const allSteps: readonly StepId[] = ['membership', 'person', 'family', 'payment', 'consent', 'review'];

const order = [
  ...['membershipId', 'departmentIds', 'surchargeIds', 'entryDate'],
  ...['firstName', 'lastName', 'birthDate', 'gender', 'guardians', 'street', 'zip', 'city', 'country'],
  ...['email', 'phone', 'title', 'mobile', 'nationality', 'familyMembers'],
  ...['paymentMethod', 'accountHolder', 'iban', 'bic', 'sepaMandateAccepted'],
  ...['notes', 'mediaConsents', 'privacyAccepted', 'signature'],
];

/** The membership application; its step `family` appears for a family tariff only. */
export const membershipRules: FormRules = {
  kind: 'Membership',
  page: 'membership',
  resource: 'memberships',
  allSteps,
  order,
  stepsOf: (form, { membershipId }) => {
    const tariff = form.memberships.find(({ id }) => id === membershipId);
    return allSteps.filter(id => id !== 'family' || tariff?.isFamilyMembership);
  },
  stepOf,
  toSubmit: (values, form, locale) => {
    const { mediaConsents, ...submit } = toMembershipSubmit(values, form, locale);
    return { ...submit, mediaConsents: sentConsents(mediaConsents, form) };
  },
  check: (values, form, locale) =>
    checkMembershipApplication(
      toMembershipSubmit(values, form, locale),
      membershipFormConfig(form),
      form.today,
    ),
  controlOf: controlOfPath,
};

/** The step that asks the custom fields of a category. */
const stepOfCategory: Readonly<Record<ShownForm['customFields'][number]['category'], StepId>> = {
  Personal: 'person',
  Membership: 'membership',
  Payment: 'payment',
  FamilyMember: 'family',
  Other: 'consent',
};

const stepOfRoot: Readonly<Record<string, StepId>> = {
  membershipId: 'membership',
  departmentIds: 'membership',
  surchargeIds: 'membership',
  entryDate: 'membership',
  familyMembers: 'family',
  paymentMethod: 'payment',
  iban: 'payment',
  bic: 'payment',
  accountHolder: 'payment',
  sepaMandateAccepted: 'payment',
  privacyAccepted: 'consent',
  mediaConsents: 'consent',
  signature: 'consent',
  signatureName: 'consent',
  notes: 'consent',
};

/** Anything else is personal data. */
function stepOf(name: string, form: ShownForm): StepId {
  const [root = '', child] = name.split('.');
  if (root !== 'customFields') return stepOfRoot[root] ?? 'person';
  const field = form.customFields.find(({ internalName }) => internalName === child);
  return field ? stepOfCategory[field.category] : 'consent';
}
