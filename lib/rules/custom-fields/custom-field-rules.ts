import type { CustomField, CustomFieldValues } from '@/lib/rules/custom-fields/custom-field';
import {
  type ConditionFacts,
  shownCustomFields,
  withoutCondition,
} from '@/lib/rules/custom-fields/field-condition';
import { isFileAnswer } from '@/lib/rules/custom-fields/file-answer';
import { patternInputMax, patternRegExp } from '@/lib/rules/custom-fields/safe-pattern';
import { parseDate } from '@/lib/rules/dates/calendar';
import type { CustomFieldType } from '@/lib/rules/enums';
import { checkEmail, checkPhone } from '@/lib/rules/submissions/field-rules';
import { at, type Finding, finding, type Problem } from '@/lib/rules/submissions/problem';
import { checkLine, checkParagraphs, isBlank } from '@/lib/rules/submissions/text-rules';
import { cleanAnswer } from '@/lib/rules/texts/clean-text';

/** Longest values if the field sets no limit. */
export const customTextMax = { Text: 500, TextArea: 5_000 } as const;

/** Largest magnitude of a Number: twelve digits before the point. */
export const numberMagnitudeMax = 999_999_999_999;

/**
 * Checks one value against its definition. Number takes a number, Checkbox true or false, MultiSelect a list of
 * distinct option values, every other type a string (Date as `YYYY-MM-DD`, File as the answer of an upload). A required
 * Checkbox must be true, any other required field must not be blank; a blank optional value is always right.
 */
export function checkCustomFieldValue(field: CustomField, value: unknown): Finding | null {
  if (isBlank(value) || (field.type === 'Checkbox' && value === false)) {
    return field.isRequired ? finding('required') : null;
  }
  const { type } = field;
  if (type === 'Checkbox') return value === true ? null : finding('choice');
  if (type === 'Number') return checkNumber(field, value);
  if (type === 'MultiSelect') return checkSelection(field, value);
  return typeof value === 'string' ? checkText(type, field, value) : finding('text');
}

/**
 * Checks all values of one person or application: each field once, and no value without an active field that is asked.
 * @param path of the object that holds the values, `customFields` for the application
 * @param facts for the conditions of fields. Without facts such a field is asked, and optional
 */
export function checkCustomFields(
  fields: readonly CustomField[],
  values: CustomFieldValues | null | undefined,
  path: string,
  facts?: Omit<ConditionFacts, 'answers'> | null,
): Problem[] {
  const given = values ?? {};
  const active = fields.filter(field => field.isActive !== false);
  const asked = facts
    ? shownCustomFields(active, { ...facts, answers: given })
    : active.map(withoutCondition);
  const unknown = Object.keys(given).filter(name => {
    const isOf = (field: CustomField) => field.internalName === name;
    return !asked.some(isOf) && (isAnswer(given[name]) || !active.some(isOf));
  });
  return [
    ...asked.flatMap(field => {
      const value = Object.hasOwn(given, field.internalName) ? given[field.internalName] : null;
      return at(`${path}.${field.internalName}`, checkCustomFieldValue(field, value));
    }),
    ...unknown.flatMap(name => at(`${path}.${name}`, finding('customFieldUnknown'))),
  ];
}

/** Clients may send what a hidden field starts with: nothing chosen, or a box that is not ticked. */
function isAnswer(value: unknown): boolean {
  return !isBlank(value) && value !== false && !(Array.isArray(value) && value.length === 0);
}

type TextType = Exclude<CustomFieldType, 'Checkbox' | 'Number' | 'MultiSelect'>;

// Without `default`: a new type must be given its check.
function checkText(type: TextType, field: CustomField, text: string): Finding | null {
  switch (type) {
    case 'Select':
      return isOption(field, text) ? null : finding('choice');
    case 'Date':
      return checkDate(field, text);
    case 'Email':
      return checkEmail(text);
    case 'Phone':
      return checkPhone(text);
    case 'File':
      return isFileAnswer(text) ? null : finding('fileUnknown');
    case 'TextArea':
      return checkParagraphs(text, field.maxLength ?? customTextMax.TextArea) ?? checkMinLength(field, text);
    case 'Text':
      return checkLine(text, maxLengthOf(field)) ?? checkMinLength(field, text) ?? checkPattern(field, text);
  }
}

function maxLengthOf(field: CustomField): number {
  const max = field.maxLength ?? customTextMax.Text;
  return field.pattern ? Math.min(max, patternInputMax) : max;
}

function checkMinLength({ minLength }: CustomField, text: string): Finding | null {
  return minLength && text.trim().length < minLength ? finding('tooShort', { min: minLength }) : null;
}

function checkPattern({ pattern }: CustomField, text: string): Finding | null {
  return !pattern || patternRegExp(pattern).test(text.trim()) ? null : finding('pattern');
}

function checkNumber(field: CustomField, value: unknown): Finding | null {
  if (typeof value !== 'number' || !(Math.abs(value) <= numberMagnitudeMax)) return finding('number');
  const [min, max] = [numberOf(field.min), numberOf(field.max)];
  if (min !== null && value < min) return finding('numberMin', { min });
  return max !== null && value > max ? finding('numberMax', { max }) : null;
}

function numberOf(bound: number | string | null | undefined): number | null {
  return isBlank(bound) || Number.isNaN(Number(bound)) ? null : Number(bound);
}

function checkDate({ min, max }: CustomField, text: string): Finding | null {
  if (!parseDate(text)) return finding('dateInvalid');
  if (typeof min === 'string' && parseDate(min) && text < min) return finding('dateMin', { from: min });
  return typeof max === 'string' && parseDate(max) && text > max ? finding('dateMax', { to: max }) : null;
}

function checkSelection(field: CustomField, value: unknown): Finding | null {
  if (!Array.isArray(value) || !value.every(item => isOption(field, item))) return finding('choice');
  return new Set(value).size === value.length ? null : finding('duplicate');
}

/** Answers come in without special blanks, which an option of the club may have. */
function isOption({ options }: CustomField, value: unknown): boolean {
  return (options ?? []).some(option => option.value === value || cleanAnswer(option.value) === value);
}
