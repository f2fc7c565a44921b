import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';
import {
  checkCustomFieldValue,
  customTextMax,
  numberMagnitudeMax,
} from '@/lib/rules/custom-fields/custom-field-rules';
import { isSafePattern, patternInputMax } from '@/lib/rules/custom-fields/safe-pattern';
import { parseDate } from '@/lib/rules/dates/calendar';
import type { CustomFieldType } from '@/lib/rules/enums';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { isBlank } from '@/lib/rules/submissions/text-rules';

/** The parts of a field definition that can be wrong by themselves. */
export type CustomFieldDefinition = CustomField & { readonly defaultValue?: string | null };

/** `lengths` are `minLength` and `maxLength`, `bounds` are `min` and `max`, `bytes` is `maxBytes`. */
type Rule = 'options' | 'lengths' | 'bounds' | 'pattern' | 'bytes' | 'default';

/** The rules that a field of each type can have. */
export const rulesOfType: Readonly<Record<CustomFieldType, readonly Rule[]>> = {
  Text: ['lengths', 'pattern', 'default'],
  TextArea: ['lengths', 'default'],
  Number: ['bounds', 'default'],
  Date: ['bounds', 'default'],
  Checkbox: ['default'],
  Select: ['options', 'default'],
  MultiSelect: ['options', 'default'],
  Email: ['default'],
  Phone: ['default'],
  File: ['bytes'],
};

const ruleMembers = [
  ['options', 'options'],
  ['minLength', 'lengths'],
  ['maxLength', 'lengths'],
  ['min', 'bounds'],
  ['max', 'bounds'],
  ['pattern', 'pattern'],
  ['maxBytes', 'bytes'],
] as const;

/**
 * Returns the problems of a field definition: rules that its type does not have, bounds that allow no value, a
 * pattern that could need more than linear time, options that are equal, a default value that the field would refuse.
 */
export function checkCustomFieldDefinition(field: CustomFieldDefinition): Problem[] {
  const problems = [
    ...checkRulesOfType(field),
    ...checkOptions(field),
    ...checkLengths(field),
    ...checkBounds(field),
    ...checkPattern(field),
    ...checkFile(field),
  ];
  return problems.length > 0 ? problems : checkDefault(field);
}

function checkRulesOfType(field: CustomFieldDefinition): Problem[] {
  return ruleMembers.flatMap(([member, rule]) => {
    const value = field[member];
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
    return isGiven && !rulesOfType[field.type].includes(rule)
      ? at(member, finding('notForType', { type: field.type }))
      : [];
  });
}

/** Files of family members are not asked for: one file per application keeps forms and exports simple. */
function checkFile({ type, category, defaultValue }: CustomFieldDefinition): Problem[] {
  if (type !== 'File') return [];
  const isWrong = finding('notForType', { type });
  return [
    ...at('category', category === 'FamilyMember' ? isWrong : null),
    ...at('defaultValue', isBlank(defaultValue) ? null : isWrong),
  ];
}

function checkOptions({ type, options }: CustomFieldDefinition): Problem[] {
  if (!rulesOfType[type].includes('options')) return [];
  const values = (options ?? []).map(({ value }) => value);
  if (values.length === 0) return at('options', finding('optionsNeeded'));
  return values.flatMap((value, index) =>
    at(`options[${index}].value`, values.indexOf(value) < index ? finding('duplicate') : null),
  );
}

function checkLengths({ type, minLength, maxLength, pattern }: CustomFieldDefinition): Problem[] {
  if (type !== 'Text' && type !== 'TextArea') return [];
  const max = maxLength ?? customTextMax[type];
  if ((minLength ?? 0) > max)
    return at(isBlank(maxLength) ? 'minLength' : 'maxLength', finding('selectionBounds'));
  const isOutOfPattern = !isBlank(pattern) && (minLength ?? 0) > patternInputMax;
  return at('minLength', isOutOfPattern ? finding('patternLength', { max: patternInputMax }) : null);
}

function checkBounds({ type, min, max }: CustomFieldDefinition): Problem[] {
  if (type !== 'Number' && type !== 'Date') return [];
  const isBound = type === 'Number' ? isNumberBound : isDateBound;
  const wrong = [
    ...at('min', isBlank(min) || isBound(min) ? null : finding(type === 'Number' ? 'number' : 'dateInvalid')),
    ...at('max', isBlank(max) || isBound(max) ? null : finding(type === 'Number' ? 'number' : 'dateInvalid')),
  ];
  if (wrong.length > 0 || isBlank(min) || isBlank(max)) return wrong;
  const isEmpty = type === 'Number' ? Number(min) > Number(max) : String(min) > String(max);
  return at('max', isEmpty ? finding('selectionBounds') : null);
}

function isNumberBound(bound: unknown): boolean {
  const isWritten =
    typeof bound === 'number' || (typeof bound === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(bound));
  return isWritten && Math.abs(Number(bound)) <= numberMagnitudeMax;
}

function isDateBound(bound: unknown): boolean {
  return typeof bound === 'string' && parseDate(bound) !== null;
}

function checkPattern({ type, pattern }: CustomFieldDefinition): Problem[] {
  if (type !== 'Text' || isBlank(pattern) || typeof pattern !== 'string') return [];
  return at('pattern', isSafePattern(pattern) ? null : finding('patternUnsafe'));
}

function checkDefault(field: CustomFieldDefinition): Problem[] {
  const { type, defaultValue } = field;
  if (isBlank(defaultValue)) return [];
  if (type === 'Checkbox') return at('defaultValue', isTruthValue(defaultValue) ? null : finding('choice'));
  const value = readCustomFieldInput(field, defaultValue);
  return at('defaultValue', checkCustomFieldValue({ ...field, isRequired: false }, value));
}

function isTruthValue(text: unknown): boolean {
  return text === 'true' || text === 'false';
}
