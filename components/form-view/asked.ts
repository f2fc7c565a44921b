import type { ControlValue, FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
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

/** Whether tariffs depend on the age: then the birth date is asked before them, not with the person. */
export function asksAgeFirst({ kind, memberships }: ShownForm): boolean {
  return (
    kind === 'Membership' &&
    memberships.some(({ minAge, maxAge }) => minAge !== undefined || maxAge !== undefined)
  );
}
