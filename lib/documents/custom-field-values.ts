import { numberFormat } from '@/lib/rules/format/intl-formats';
import type { ExportContext, KnownCustomField } from './export-context';
import type { SectionField } from './section';
import { fieldOf, type Words } from './words';

/**
 * The submitted values with the club's labels, in the club's order; unknown fields come last under their internal
 * name.
 */
export function customFieldEntries(
  values: Readonly<Record<string, unknown>>,
  context: ExportContext,
  words: Words,
  property: string,
): SectionField[] {
  const known = context.customFields.filter(field => Object.hasOwn(values, field.internalName));
  const unknown = Object.keys(values).filter(name => !known.some(field => field.internalName === name));
  return [
    ...known.map(field =>
      fieldOf(field.label, customValueText(values[field.internalName], field, words), [property]),
    ),
    ...unknown.map(name => fieldOf(name, customValueText(values[name], null, words), [property])),
  ];
}

/** A value for display: options by their labels, dates and numbers in the language of the document. */
export function customValueText(value: unknown, field: KnownCustomField | null, words: Words): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return words.answer(value);
  if (typeof value === 'number') return numberText(value, words.locale);
  if (Array.isArray(value)) return value.map(one => customValueText(one, field, words)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const option = field?.options.find(one => one.value === value);
  if (option) return option.label;
  if (field?.type === 'Date') return words.date(value);
  return value;
}

function numberText(value: number, locale: string): string {
  return numberFormat(locale === 'en' ? 'en-GB' : locale, { maximumFractionDigits: 10 }).format(value);
}
