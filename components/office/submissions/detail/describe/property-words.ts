import { quoteText, type Sums } from '@/components/office/submissions/detail/describe/quote-text';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { parseDate } from '@/lib/rules/dates/calendar';
import { addressLines, filledAddress } from '@/lib/rules/submissions/address';
import { fieldText } from '@/lib/rules/submissions/field-text';
import type { FieldType } from '@/lib/rules/submissions/submission-fields';
import { findField } from '@/lib/rules/submissions/submission-fields';

/** `customFields.shirtSize` → the club's label, `familyMembers[0].birthDate` → "date of birth". */
export function propertyLabel(path: string, words: SubmissionWords): string {
  const name = path.split('.').at(-1) ?? path;
  const custom = words.customFields.find(
    field => path.includes('customFields') && field.internalName === name,
  );
  if (custom) return custom.label;
  return words.fieldLabels[name] ?? path;
}

/** Formats a value of the history, where all but texts are JSON. */
export function propertyText(path: string, value: string, words: SubmissionWords): string {
  const name = path.split('.').at(-1) ?? path;
  const custom = words.customFields.find(
    field => path.includes('customFields') && field.internalName === name,
  );
  if (value === 'true' || value === 'false') return words.answer(value === 'true');
  if (name === 'address') return addressText(value, words);
  if (path === 'price') return priceText(value, words);
  const field = custom ?? findField(name);
  if (field) return fieldText(field, isListed(field) ? parsed(value) : value, words);
  if (name.endsWith('At')) return words.instant(value);
  return parseDate(value) ? words.date(value) : value;
}

/** An address on one line; the history has its parts as JSON. */
function addressText(value: string, { country }: SubmissionWords): string {
  const parts = parsed(value);
  if (typeof parts !== 'object' || parts === null) return value;
  return addressLines(filledAddress(parts), country).join(', ');
}

/** The sums of a price, which the history has as JSON. The cast is safe because nothing else is written there. */
function priceText(value: string, words: SubmissionWords): string {
  const sums = JSON.parse(value) as Sums & { readonly currency: string };
  return quoteText(sums, sums.currency, words);
}

function isListed({ type }: { readonly type: FieldType }): boolean {
  return type === 'MultiSelect' || type === 'Names';
}

/** The value of a JSON text; the text itself if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
