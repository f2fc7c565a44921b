import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import { readTyped } from '@/lib/rules/submissions/typed-texts';
import { cleanLine } from '@/lib/rules/texts/clean-text';

/**
 * Returns the value of a form control as `checkCustomFieldValue` expects it, or null for an empty one. Numbers are
 * parsed with a decimal comma or point and without grouping. Text that is no number stays text: the check then
 * refuses it, and nothing typed is lost.
 * @param raw one text, or all of them for MultiSelect; a ticked Checkbox sends any text
 */
export function readCustomFieldInput(
  field: Pick<CustomField, 'type'>,
  raw: string | boolean | readonly string[] | null | undefined,
): unknown {
  if (field.type === 'MultiSelect') return listOf(raw);
  const value = typeof raw === 'object' && raw !== null ? raw[0] : raw;
  if (field.type === 'Checkbox') return value === true || (typeof value === 'string' && value !== '');
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (field.type === 'Select' || field.type === 'File') return value;
  return field.type === 'Number' ? readNumber(value) : readTyped(field, value);
}

function listOf(raw: string | boolean | readonly string[] | null | undefined): readonly string[] {
  const list = typeof raw === 'string' ? [raw] : typeof raw === 'object' && raw !== null ? raw : [];
  return list.filter(item => item !== '');
}

function readNumber(text: string): number | string {
  const plain = cleanLine(text).replace(',', '.').replace('\u2212', '-');
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : text;
}
