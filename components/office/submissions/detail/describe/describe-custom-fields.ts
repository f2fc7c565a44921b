import { controlOf } from '@/components/office/submissions/detail/describe/describe-fields';
import type { FieldEdit, FieldView } from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { SubmissionPatch } from '@/lib/api-client/submissions';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';
import type { SubmissionKind } from '@/lib/rules/enums';
import { fieldText } from '@/lib/rules/submissions/field-text';

export type CustomValue = string | number | boolean | readonly string[];

type CustomFieldsInput = {
  words: SubmissionWords;
  kind: SubmissionKind;
  isOfFamilyMember: boolean;
  values: Readonly<Record<string, CustomValue>>;
  /** JSON path of the record that holds the values. */
  path: string;
  /** Creates the PATCH for one value; absent if the values are read-only. */
  toPatch?: (name: string, value: CustomValue | null) => SubmissionPatch;
};

/** The club's custom fields with their labels. Answers to removed fields are included. */
export function describeCustomFields({
  words,
  kind,
  isOfFamilyMember,
  values,
  path,
  toPatch,
}: CustomFieldsInput): FieldView[] {
  const asked = words.customFields.filter(
    field =>
      field.forms.includes(kind) &&
      (field.category === 'FamilyMember') === isOfFamilyMember &&
      (field.isActive || values[field.internalName] !== undefined),
  );
  const known = asked.map((field): FieldView => {
    const value = values[field.internalName];
    return {
      key: `${path}.${field.internalName}`,
      label: field.label,
      text: fieldText(field, value, words),
      edit: toPatch && editOf(field, value, words, toPatch),
    };
  });
  const gone = Object.entries(values)
    .filter(([name]) => !words.customFields.some(field => field.internalName === name))
    .map(
      ([name, value]): FieldView => ({
        key: `${path}.${name}`,
        label: name,
        text: [value].flat().join(', '),
      }),
    );
  return [...known, ...gone];
}

export function isCustomValue(value: unknown): value is CustomValue {
  return ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);
}

function editOf(
  field: CustomFieldSchema,
  value: CustomValue | undefined,
  words: SubmissionWords,
  toPatch: (name: string, value: CustomValue | null) => SubmissionPatch,
): FieldEdit {
  return {
    control: field.type === 'File' ? { kind: 'file', field: field.internalName } : controlOf(field, words),
    value: typeof value === 'number' ? String(value) : (value ?? emptyOf(field)),
    toPatch: given => toPatch(field.internalName, readValue(field, given)),
  };
}

function emptyOf(field: CustomFieldSchema): FieldEdit['value'] {
  if (field.type === 'Checkbox') return false;
  return field.type === 'MultiSelect' ? [] : '';
}

function readValue(field: CustomFieldSchema, given: FieldEdit['value']): CustomValue | null {
  const read = readCustomFieldInput(field, given);
  if (typeof read === 'string' || typeof read === 'number' || typeof read === 'boolean') return read;
  return Array.isArray(read) ? read.map(String) : null;
}

/** One answer in the shape of a PATCH. */
export function toAnswer(name: string, value: CustomValue | null) {
  return { [name]: typeof value === 'object' && value ? [...value] : value };
}
