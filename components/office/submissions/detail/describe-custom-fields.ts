import type { FieldEdit, FieldView } from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { SubmissionPatch } from '@/lib/api-client/submissions';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';
import type { SubmissionKind } from '@/lib/rules/enums';

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
      text: customText(field, value, words),
      edit: toPatch && editOf(field, value, toPatch),
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

/** Formats a value: labels of options, dates, yes and no. */
export function customText(
  field: CustomFieldSchema,
  value: CustomValue | undefined,
  words: SubmissionWords,
): string {
  if (value === undefined || value === '') return '';
  if (typeof value === 'boolean') return words.yesOrNo(value);
  if (typeof value === 'number') return words.number(value);
  const labelOf = (chosen: string) => field.options.find(option => option.value === chosen)?.label ?? chosen;
  if (typeof value !== 'string') return value.map(labelOf).join(', ');
  return field.type === 'Date' ? words.date(value) : labelOf(value);
}

function editOf(
  field: CustomFieldSchema,
  value: CustomValue | undefined,
  toPatch: (name: string, value: CustomValue | null) => SubmissionPatch,
): FieldEdit {
  return {
    control: controlOf(field),
    value: typeof value === 'number' ? String(value) : (value ?? emptyOf(field)),
    toPatch: given => toPatch(field.internalName, readValue(field, given)),
  };
}

function controlOf(field: CustomFieldSchema): FieldEdit['control'] {
  if (field.type === 'TextArea') return { kind: 'textarea' };
  if (field.type === 'Checkbox') return { kind: 'checkbox' };
  if (field.type === 'Select')
    return { kind: 'select', options: field.options, isOptional: !field.isRequired };
  if (field.type === 'MultiSelect') return { kind: 'checkboxes', options: field.options };
  return { kind: 'text', type: inputTypes[field.type] };
}

const inputTypes = { Text: 'text', Number: 'text', Date: 'date', Email: 'email', Phone: 'tel' } as const;

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
