import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';

type Known = {
  /** All fields of the club. */
  readonly fields: readonly CustomField[];
  readonly membershipIds: readonly string[];
  readonly departmentIds: readonly string[];
};

/** The types whose answers a condition can name. */
export const conditionTypes: readonly CustomField['type'][] = ['Select', 'MultiSelect', 'Checkbox'];

/** The fields that a condition of this field can name: choices of the same person that do not depend on it. */
export function fieldsForCondition(
  field: Pick<CustomField, 'internalName' | 'category'>,
  fields: readonly CustomField[],
): CustomField[] {
  const isOfMember = (one: Pick<CustomField, 'category'>) => one.category === 'FamilyMember';
  return fields.filter(
    other =>
      other.isActive !== false &&
      conditionTypes.includes(other.type) &&
      isOfMember(other) === isOfMember(field) &&
      !dependsOn(other, field.internalName, fields),
  );
}

/** The asked fields that are shown only after an answer to this one, directly or by another of them. */
export function fieldsAfter<Field extends CustomField>(
  internalName: string,
  fields: readonly Field[],
): Field[] {
  return fields.filter(
    field =>
      field.isActive !== false &&
      field.internalName !== internalName &&
      dependsOn(field, internalName, fields),
  );
}

/** Whether a field is this one, or shown only after an answer to it. */
function dependsOn(
  field: CustomField,
  internalName: string,
  fields: readonly CustomField[],
  before: readonly CustomField[] = [],
): boolean {
  if (field.internalName === internalName) return true;
  const other = fields.find(one => one.internalName === field.showIf?.answer?.internalName);
  return (
    other !== undefined &&
    !before.includes(other) &&
    dependsOn(other, internalName, fields, [...before, field])
  );
}

/** The values that an answer to a field can have. */
export function conditionValues({ type, options }: Pick<CustomField, 'type' | 'options'>): string[] {
  return type === 'Checkbox' ? ['true', 'false'] : (options ?? []).map(({ value }) => value);
}

/** The problems of a field's condition: what it names must exist, and no field may depend on itself. */
export function checkFieldCondition(field: CustomField, known: Known): Problem[] {
  const { membershipIds = [], departmentIds = [], minAge, maxAge, answer } = field.showIf ?? {};
  const unknown = (
    member: string,
    ids: readonly string[],
    all: readonly string[],
    key: 'tariffUnknown' | 'departmentUnknown',
  ) => ids.flatMap((id, index) => at(`showIf.${member}[${index}]`, all.includes(id) ? null : finding(key)));
  const isEmpty = minAge !== undefined && maxAge !== undefined && minAge > maxAge;
  return [
    ...unknown('membershipIds', membershipIds, known.membershipIds, 'tariffUnknown'),
    ...unknown('departmentIds', departmentIds, known.departmentIds, 'departmentUnknown'),
    ...at('showIf.maxAge', isEmpty ? finding('selectionBounds') : null),
    ...(answer ? checkAnswer(field, answer, known.fields) : []),
  ];
}

function checkAnswer(
  field: CustomField,
  { internalName, values }: { readonly internalName: string; readonly values: readonly string[] },
  fields: readonly CustomField[],
): Problem[] {
  const other = fieldsForCondition(field, fields).find(one => one.internalName === internalName);
  if (!other) return at('showIf.answer.internalName', finding('conditionField'));
  return values.flatMap((value, index) =>
    at(`showIf.answer.values[${index}]`, conditionValues(other).includes(value) ? null : finding('choice')),
  );
}
