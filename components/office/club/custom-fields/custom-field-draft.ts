import type { FieldErrors } from '@/components/forms/use-api-form';
import {
  type ConditionValues,
  checkCondition,
  toCondition,
  toConditionValues,
} from '@/components/office/club/custom-fields/condition-draft';
import type { CustomField } from '@/lib/api-client/master-data';
import { rulesOfType } from '@/lib/rules/custom-fields/custom-field-definition';
import { isSafePattern } from '@/lib/rules/custom-fields/safe-pattern';
import type { CustomFieldType, Locale } from '@/lib/rules/enums';

/** A custom field in the form; bounds are texts as typed. */
export type CustomFieldValues = Omit<CustomField, 'min' | 'max' | 'showIf'> & {
  min: string | null;
  max: string | null;
  showIf: ConditionValues;
};

export function toCustomFieldValues(field: CustomField): CustomFieldValues {
  const textOf = (bound: CustomField['min']) => (bound === null ? null : String(bound));
  return {
    ...field,
    min: textOf(field.min),
    max: textOf(field.max),
    showIf: toConditionValues(field.showIf),
  };
}

export const emptyCustomField: CustomFieldValues = {
  internalName: '',
  type: 'Text',
  label: '',
  description: '',
  placeholder: '',
  category: 'Personal',
  forms: ['Membership'],
  isRequired: false,
  isActive: true,
  options: [],
  minLength: null,
  maxLength: null,
  min: null,
  max: null,
  pattern: null,
  defaultValue: null,
  sortOrder: 0,
  maxBytes: null,
  showIf: toConditionValues(null),
};

/** Converts a field for sending: numbers with a decimal point, and no settings of other types. */
export function toCustomFieldChange(field: CustomFieldValues): CustomField {
  const rules = rulesOfType[field.type];
  const has = (rule: (typeof rules)[number]) => rules.includes(rule);
  const bound = (value: string | null) => (has('bounds') ? boundOf(field.type, value) : null);
  return {
    ...field,
    options: has('options') ? field.options : [],
    minLength: has('lengths') ? field.minLength : null,
    maxLength: has('lengths') ? field.maxLength : null,
    min: bound(field.min),
    max: bound(field.max),
    pattern: has('pattern') ? field.pattern || null : null,
    maxBytes: has('bytes') ? field.maxBytes : null,
    defaultValue: has('default') ? field.defaultValue || null : null,
    showIf: toCondition(field.showIf),
  };
}

function boundOf(type: CustomFieldType, value: string | null): CustomField['min'] {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const number = Number(text.replace(',', '.'));
  return type === 'Number' && Number.isFinite(number) ? number : text;
}

// The messages in the browser are only those of the office's language.
const yesNo = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
} satisfies Record<string, Record<Locale, string>>;

/** Creates the options yes and no in the club's language, with translations for its other languages. */
export function yesNoOptions(club: { locale: Locale; formLocales: Locale[] }): CustomFieldValues['options'] {
  const others = club.formLocales.filter(locale => locale !== club.locale);
  return (['yes', 'no'] as const).map(value => ({
    value,
    label: yesNo[value][club.locale],
    ...(others.length > 0 && {
      translations: Object.fromEntries(others.map(locale => [locale, { label: yesNo[value][locale] }])),
    }),
  }));
}

/** Derives an internal name from a label: `Trikotgröße` → `trikotgroesse`. */
export function nameFrom(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^a-z]+/, '');
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const camel = words.map((word, index) =>
    index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
  return camel.join('').slice(0, 50);
}

/**
 * Derives an option's value from its label. Labels such as `128` or `3XL` stay as they are: without their digits
 * several would be equal.
 */
export function valueFrom(label: string): string {
  return (/^\p{L}/u.test(label) && nameFrom(label)) || label.trim().slice(0, 100);
}

type Words = {
  readonly editor: (key: 'required' | 'wholeNumber' | 'ageBounds') => string;
  readonly field: (
    key:
      | (
          | 'internalNameWrong'
          | 'formsMissing'
          | 'patternUnsafe'
          | 'noOptions'
          | 'labelMissing'
          | 'optionMissing'
        )
      | ('condition.nothingChosen' | 'condition.fieldMissing'),
  ) => string;
};

/** Checks before sending; the service checks the rest. */
export function checkCustomField(field: CustomFieldValues, { editor, field: words }: Words): FieldErrors {
  const errors: Record<string, string> = { ...checkCondition(field.showIf, { editor, field: words }) };
  const rules = rulesOfType[field.type];
  if (field.label.trim() === '') errors.label = words('labelMissing');
  else if (!/^[a-z][A-Za-z0-9]{0,49}$/.test(field.internalName))
    errors.internalName = words('internalNameWrong');
  if (field.forms.length === 0) errors.forms = words('formsMissing');
  if (rules.includes('options') && field.options.length === 0) errors.options = words('noOptions');
  for (const [index, { label, value }] of field.options.entries()) {
    if (label.trim() === '') errors[`options.${index}.label`] = words('optionMissing');
    else if (value.trim() === '') errors[`options.${index}.value`] = editor('required');
  }
  if (Number.isNaN(field.minLength ?? 0)) errors.minLength = editor('wholeNumber');
  if (Number.isNaN(field.maxLength ?? 0)) errors.maxLength = editor('wholeNumber');
  if (rules.includes('pattern') && field.pattern && !isSafePattern(field.pattern)) {
    errors.pattern = words('patternUnsafe');
  }
  return errors;
}
