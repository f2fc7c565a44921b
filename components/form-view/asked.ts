import type { FormRules } from '@/components/form-view/form-rules';
import {
  applicationFields,
  type ControlValue,
  type FormValues,
  type MemberValues,
  memberFields,
} from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate, readTypedDay } from '@/components/form-view/typed-date';
import { shownCustomFields } from '@/lib/rules/custom-fields/field-condition';
import { findAgeAtEntry } from '@/lib/rules/dates/age';
import {
  type AskedField,
  askedFields,
  settingsIn,
  settledFields,
} from '@/lib/rules/submissions/asked-fields';
import type { FieldGroup, FieldName, FieldRecord } from '@/lib/rules/submissions/submission-fields';

/** The fields that this form asks of a record, in the club's order. */
export function askedIn(form: ShownForm, owner: FieldRecord, ...groups: readonly FieldGroup[]): AskedField[] {
  return askedFields(owner, settingsIn(form), ...groups);
}

/** As `askedIn`: the names of those that are shown on demand, or of the others. */
export function namesAsked(
  form: ShownForm,
  owner: FieldRecord,
  isRare: boolean,
  ...groups: readonly FieldGroup[]
): FieldName[] {
  return askedIn(form, owner, ...groups)
    .filter(field => field.isRare === isRare)
    .map(({ name }) => name);
}

/** How this form asks a field; undefined if the club does not ask it. */
export function findAsked(form: ShownForm, owner: FieldRecord, name: FieldName): AskedField | undefined {
  return askedIn(form, owner).find(field => field.name === name);
}

/** The values without those of fields that the form does not ask, which a draft may still have. */
export function askedValues(values: FormValues, form: ShownForm): FormValues {
  const blank = <Values extends object>(record: Values, owner: FieldRecord): Values => ({
    ...record,
    ...Object.fromEntries(
      settledFields(owner, settingsIn(form)).flatMap(({ name, use }): [string, ControlValue][] =>
        use === 'Off' ? [[name, name === 'guardianLiability' ? false : '']] : [],
      ),
    ),
  });
  return {
    ...blank(values, 'Membership'),
    guardians: values.guardians.map(guardian => blank(guardian, 'Guardian')),
    familyMembers: values.familyMembers.map(member => blank(member, 'FamilyMember')),
  };
}

/** Whether tariffs or departments depend on the age: then the birth date is asked before them, not with the person. */
export function asksAgeFirst({ kind, memberships, departments, departmentSettings }: ShownForm): boolean {
  const offers = [...memberships, ...(departmentSettings.isEnabled ? departments : [])];
  return (
    kind === 'Membership' && offers.some(({ minAge, maxAge }) => minAge !== undefined || maxAge !== undefined)
  );
}

/** The custom fields that the present values lead to: of the application, or of one family member. */
export function shownFields(
  form: ShownForm,
  typed: FormValues,
  member: MemberValues | null = null,
): ShownForm['customFields'] {
  const fields = member ? memberFields(form) : applicationFields(form);
  if (!fields.some(({ showIf }) => showIf)) return fields;
  const values = askedValues(typed, form);
  const person = member ?? values;
  const { ageReference } = form.club;
  return shownCustomFields(fields, {
    membershipId: values.membershipId,
    departmentIds: form.departmentSettings.isEnabled ? person.departmentIds : [],
    age: findAgeAtEntry(
      readTypedDate(person.birthDate),
      readTypedDay(values.entryDate),
      ageReference,
      form.today,
    ),
    answers: person.customFields,
  });
}

/** The controls that are shown because of other values: those of custom fields, and what the kind of form adds. */
export function conditionalControls(
  form: ShownForm,
  values: FormValues,
  { alsoAsked }: Pick<FormRules, 'alsoAsked'>,
): string[] {
  const named = (path: string, fields: ShownForm['customFields']) =>
    fields.filter(({ showIf }) => showIf).map(({ internalName }) => `${path}customFields.${internalName}`);
  return [
    ...named('', shownFields(form, values)),
    ...values.familyMembers.flatMap((member, index) =>
      named(`familyMembers.${index}.`, shownFields(form, values, member)),
    ),
    ...(alsoAsked?.(values, form) ?? []),
  ];
}
