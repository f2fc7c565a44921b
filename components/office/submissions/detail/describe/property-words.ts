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
  const own = custom ? null : ownText(path, value, words);
  if (own !== null) return own;
  const field = custom ?? findField(name);
  if (field) return fieldText(field, isListed(field) ? parsed(value) : value, words);
  if (name.endsWith('At')) return words.instant(value);
  return parseDate(value) ? words.date(value) : value;
}

/** A value of several parts, or of ids; null for any other. */
function ownText(path: string, value: string, words: SubmissionWords): string | null {
  if (/(^|\.)address$/.test(path)) return addressText(value, words);
  if (path === 'price') return priceText(value, words);
  const records = recordsOf(path.split('.').at(-1) ?? path, words);
  return records && recordNames(records, value);
}

/** An address on one line; the history has its parts as JSON. */
function addressText(value: string, { country }: SubmissionWords): string {
  const parts = parsed(value);
  if (typeof parts !== 'object' || parts === null) return value;
  return addressLines(filledAddress(parts), country).join(', ');
}

type Named = { readonly id: string; readonly name: string };

/** The records whose ids a property has; null for a property without ids. */
function recordsOf(name: string, { memberships, departments }: SubmissionWords): readonly Named[] | null {
  if (name === 'membershipId') return memberships;
  if (name === 'departmentIds') return departments;
  return name === 'surchargeIds' ? memberships.flatMap(({ surcharges }) => surcharges) : null;
}

/** The names of one id or a list of ids; an id stays where its record is gone. */
function recordNames(records: readonly Named[], value: string): string {
  const nameOf = (id: unknown) => records.find(one => one.id === id)?.name ?? String(id);
  return [parsed(value)].flat().map(nameOf).join(', ');
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
