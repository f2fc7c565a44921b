import type {
  EditControl,
  EditValue,
  FieldView,
} from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { SubmissionPatch } from '@/lib/api-client/submissions';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import { type CustomFieldType, type PaymentMethod, paymentMethods } from '@/lib/rules/enums';
import { choiceLabel, fieldText } from '@/lib/rules/submissions/field-text';
import {
  type FieldName,
  fieldChoices,
  fieldNamed,
  type SubmissionField,
} from '@/lib/rules/submissions/submission-fields';

type DescribedRecord = {
  record: Readonly<Partial<Record<FieldName, unknown>>>;
  words: SubmissionWords;
  /** Makes the PATCH for one property of the record. */
  toPatch: (patch: Readonly<Record<string, string | boolean | null>>) => SubmissionPatch;
  /** JSON path of the record: `guardians[0].`. */
  prefix?: string;
  /** A requested value may be empty: then it stays as it is. */
  isWish?: boolean;
  /** The membership number was given here, not typed by the sender: mails and exports contain it. */
  isNumberGiven?: boolean;
};

/** Fields whose value is one text or a tick, with label, value and editor. */
export function describeFields(
  names: readonly FieldName[],
  { record, words, toPatch, prefix = '', isWish = false, isNumberGiven = false }: DescribedRecord,
): FieldView[] {
  return names.map(name => {
    const field = fieldNamed(name);
    const value = record[name];
    const control = controlOf({ ...field, isRequired: !isWish }, words);
    const isKnown = isNumberGiven && name === 'memberNumber' && value !== '';
    return {
      key: prefix + name,
      label: words.labels(`field.${name}`),
      text: textOf(field, value, words, isWish),
      edit: {
        control: isKnown ? { ...control, hint: words.t('edit.numberIsKnown') } : control,
        value: editValueOf(field, value, isWish),
        toPatch: given => toPatch({ [name]: patchValueOf(field, given, isWish) }),
      },
    };
  });
}

/** Applications show the age beside the birth date. A tick that is not wished for is not shown. */
function textOf(field: SubmissionField, value: unknown, words: SubmissionWords, isWish: boolean): string {
  if (isWish) return value === false ? '' : fieldText(field, value, words);
  if (field.type === 'BirthDate' && typeof value === 'string') return words.birthDate(value);
  return fieldText(field, value, words);
}

function editValueOf({ type, choices }: SubmissionField, value: unknown, isWish: boolean): EditValue {
  if (type === 'Checkbox') return value === true;
  if (typeof value === 'string') return value;
  return choices === 'gender' && !isWish ? 'NotSpecified' : '';
}

function patchValueOf({ type, choices }: SubmissionField, given: EditValue, isWish: boolean) {
  if (type === 'Checkbox') return given === true || (isWish ? null : false);
  return choices && given === '' ? null : toText(given);
}

/** The control for a value of ours or of a custom field. */
export function controlOf(
  field: Pick<SubmissionField, 'type' | 'choices'> &
    Partial<Pick<CustomFieldSchema, 'options'>> & { readonly isRequired: boolean },
  words: SubmissionWords,
): EditControl {
  const { type, choices, options = [], isRequired } = field;
  switch (type) {
    case 'TextArea':
    case 'Checkbox':
      return { kind: type === 'Checkbox' ? 'checkbox' : 'textarea' };
    case 'Select':
      return {
        kind: 'select',
        options: choices ? choiceOptions(choices, words) : options,
        isOptional: !isRequired,
      };
    case 'MultiSelect':
      return { kind: 'checkboxes', options };
    case 'Country':
    case 'Nationality':
      return { kind: 'select', options: words.countries, isOptional: true };
    default:
      return { kind: 'text', type: inputTypes[type] ?? 'text' };
  }
}

type InputType = 'text' | 'email' | 'tel' | 'date';
/** The types that clubs may use are all here or have a control of their own above. */
const inputTypes: Readonly<
  Partial<Record<SubmissionField['type'], InputType>> &
    Record<Exclude<CustomFieldType, 'Checkbox' | 'TextArea' | 'Select' | 'MultiSelect' | 'File'>, InputType>
> = {
  Text: 'text',
  Number: 'text',
  Date: 'date',
  BirthDate: 'date',
  Email: 'email',
  Phone: 'tel',
};

export function choiceOptions(choices: keyof typeof fieldChoices, words: SubmissionWords) {
  return fieldChoices[choices].map(value => {
    const label = choiceLabel(choices, value);
    return { value, label: label ? words.labels(label) : value };
  });
}

/** A control that selects one of the records. */
export function recordSelect(list: readonly { id: string; name: string }[], isOptional = false) {
  return { kind: 'select', options: list.map(toOption), isOptional } as const;
}

/** A control that selects any of the records. */
export function recordCheckboxes(list: readonly { id: string; name: string }[]) {
  return { kind: 'checkboxes', options: list.map(toOption) } as const;
}

function toOption({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}

export function toText(value: EditValue): string {
  return typeof value === 'string' ? value : '';
}

export function toList(value: EditValue): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Only away from direct debit: a mandate must come from the member. */
export function paymentMethodEdit(
  current: PaymentMethod | '',
  words: SubmissionWords,
  toPatch: (method: PaymentMethod | undefined) => SubmissionPatch,
): Pick<FieldView, 'edit'> {
  if (current !== 'SepaDirectDebit') return {};
  const hint = words.t('edit.dropsAccount');
  const options = choiceOptions('paymentMethod', words);
  const control = { kind: 'select', options, isOptional: false, hint } as const;
  const methodOf = (value: EditValue) => paymentMethods.find(method => method === value);
  return { edit: { control, value: current, toPatch: value => toPatch(methodOf(value)) } };
}
