import type { EditValue, FieldView } from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { SubmissionPatch } from '@/lib/api-client/submissions';
import { genders, type PaymentMethod, paymentMethods } from '@/lib/rules/enums';
import { countryCodes } from '@/lib/rules/submissions/countries';

export const textInput = { kind: 'text', type: 'text' } as const;
export const emailInput = { kind: 'text', type: 'email' } as const;
export const phoneInput = { kind: 'text', type: 'tel' } as const;
export const dateInput = { kind: 'text', type: 'date' } as const;

export function countrySelect(words: SubmissionWords) {
  const options = countryCodes
    .map(value => ({ value, label: words.country(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, words.locale));
  return { kind: 'select', options, isOptional: true } as const;
}

export function genderSelect(words: SubmissionWords) {
  const options = genders.map(value => ({ value, label: words.labels(`gender.${value}`) }));
  return { kind: 'select', options, isOptional: false } as const;
}

/** Only away from direct debit: a mandate must come from the member. */
export function paymentMethodEdit(
  current: PaymentMethod | '',
  words: SubmissionWords,
  toPatch: (method: PaymentMethod | undefined) => SubmissionPatch,
): Pick<FieldView, 'edit'> {
  if (current !== 'SepaDirectDebit') return {};
  const options = paymentMethods.map(value => ({ value, label: words.labels(`paymentMethod.${value}`) }));
  const control = { kind: 'select', options, isOptional: false, hint: words.t('edit.dropsAccount') } as const;
  const methodOf = (value: EditValue) => paymentMethods.find(method => method === value);
  return { edit: { control, value: current, toPatch: value => toPatch(methodOf(value)) } };
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

export function toGender(value: EditValue) {
  return genders.find(gender => gender === value);
}
