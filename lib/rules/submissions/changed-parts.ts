import { type ChangedPart, changedParts } from '@/lib/rules/enums';
import { type FieldGroup, findField } from '@/lib/rules/submissions/submission-fields';

const partOfGroup: Record<FieldGroup, ChangedPart> = {
  person: 'Person',
  address: 'Address',
  contact: 'Contact',
  membership: 'Membership',
  guardians: 'Guardians',
  family: 'Family',
  payment: 'Account',
  cancellation: 'Other',
  closing: 'Other',
};

const partOfField: Readonly<Record<string, ChangedPart>> = {
  departmentIds: 'Departments',
  mediaConsents: 'Consents',
};

/** What a change request asks to change, by the names of its wishes and whether it has bank data; each part once. */
export function changedPartsOf(wishes: readonly string[], hasAccount: boolean): ChangedPart[] {
  const parts = new Set(wishes.map(name => partOfField[name] ?? partOf(name)));
  if (hasAccount) parts.add('Account');
  return changedParts.filter(part => parts.has(part));
}

function partOf(name: string): ChangedPart {
  const field = findField(name);
  return field ? partOfGroup[field.group] : 'Other';
}
