import { fileNameOf } from '@/lib/rules/custom-fields/file-answer';
import { toUnicodeEmail } from '@/lib/rules/format/email-domain';
import { formatIban } from '@/lib/rules/payment/iban';
import {
  type FieldType,
  fieldChoices,
  type SubmissionField,
} from '@/lib/rules/submissions/submission-fields';

/** How one language writes the values of fields. */
export type FieldWords = {
  readonly date: (day: string) => string;
  readonly country: (code: string) => string;
  readonly answer: (isYes: boolean) => string;
  readonly number: (value: number) => string;
  /** By the key of the label in the messages `labels`. */
  readonly choice: (label: ChoiceLabel) => string;
};

type Choices = typeof fieldChoices;
export type ChoiceLabel = {
  [Name in keyof Choices]: `${Name}.${Choices[Name][number]}`;
}[keyof Choices];

/** The key of the label of a choice; null for a value that is none of them. */
export function choiceLabel(choices: keyof Choices, value: string): ChoiceLabel | null {
  const isKnown = fieldChoices[choices].some(one => one === value);
  // The cast is safe because the value belongs to the field of that name.
  return isKnown ? (`${choices}.${value}` as ChoiceLabel) : null;
}

/** A field of ours, or a club's custom field with its options. */
type ShownField = Pick<SubmissionField, 'choices'> & {
  readonly type: FieldType;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | null;
};

/**
 * A value for people, of one of our fields or of a club's: options and choices by their labels, days, numbers and
 * countries as the language writes them; empty without a value. Without a field, a text is unchanged.
 */
export function fieldText(field: ShownField | undefined, value: unknown, words: FieldWords): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return words.answer(value);
  if (typeof value === 'number') return words.number(value);
  if (Array.isArray(value)) return value.map(one => fieldText(field, one, words)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const option = field?.options?.find(one => one.value === value);
  if (option) return option.label;
  const choice = field?.choices && choiceLabel(field.choices, value);
  if (choice) return words.choice(choice);
  switch (field?.type) {
    case 'Date':
    case 'BirthDate':
      return words.date(value);
    case 'Country':
    case 'Nationality':
      return words.country(value);
    case 'File':
      return fileNameOf(value);
    case 'Email':
      return toUnicodeEmail(value);
    case 'Iban':
      return /^[A-Z0-9]+$/.test(value) ? formatIban(value) : value;
    default:
      return value;
  }
}
