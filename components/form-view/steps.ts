import type { FormValues } from '@/components/form-view/form-values';
import type { PublicForm } from '@/lib/contracts/public';

export const stepIds = ['membership', 'person', 'family', 'payment', 'consent', 'review'] as const;

export type StepId = (typeof stepIds)[number];

export function isStepId(text: string | undefined): text is StepId {
  return stepIds.some(id => id === text);
}

/** The steps of this application in their order: `family` only where the chosen tariff takes a family. */
export function stepsOf(form: PublicForm, values: Pick<FormValues, 'membershipId'>): StepId[] {
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  return stepIds.filter(id => id !== 'family' || tariff?.isFamilyMembership);
}

/** The parts of the form in which the custom fields of a category are asked. */
export const stepOfCategory = {
  Personal: 'person',
  Membership: 'membership',
  Payment: 'payment',
  FamilyMember: 'family',
  Other: 'consent',
} as const satisfies Record<PublicForm['customFields'][number]['category'], StepId>;

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

/** The step in which a control stands; personal data is the rest. */
export function stepOfControl(name: string, form: PublicForm): StepId {
  const [root = '', child] = name.split('.');
  if (root !== 'customFields') return stepOfRoot[root] ?? 'person';
  const field = form.customFields.find(({ internalName }) => internalName === child);
  return field ? stepOfCategory[field.category] : 'consent';
}
