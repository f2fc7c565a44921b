import { toCents } from '@/lib/contracts/common';
import type { Messages } from '@/lib/platform/i18n/messages';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';
import { countryName, intlLocale, numberFormat } from '@/lib/rules/format/intl-formats';
import type { FieldWords } from '@/lib/rules/submissions/field-text';
import { fieldText } from '@/lib/rules/submissions/field-text';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed } from '@/lib/rules/submissions/submission-fields';
import type { ExportContext } from './export-context';
import { blank, type Section, type SectionField, type SectionGroup, type SectionId } from './section';

export type FieldLabel = keyof Messages['labels']['field'];

/** Labels and formats of one language for the sections of a document. */
export type Words = ReturnType<typeof makeWords>;

const made = new Map<string, Words>();

/** Cached for all documents of this thread, because reading the messages is slow. */
export function wordsFor({ locale, club: { addressForm, timeZone } }: Language): Words {
  const key = [locale, addressForm, timeZone].join();
  const words = made.get(key) ?? makeWords({ locale, addressForm, timeZone });
  made.set(key, words);
  return words;
}

type Language = Pick<ExportContext, 'locale' | 'club'>;
type WordOptions = Pick<ExportContext, 'locale'> & Pick<ExportContext['club'], 'addressForm' | 'timeZone'>;

function makeWords(options: WordOptions) {
  const { locale, timeZone } = options;
  const labels = translatorFor('labels', options);
  const texts = translatorFor('pdf', options);
  const tables = translatorFor('exports', options);
  const values: FieldWords = {
    date: day => formatDate(day, locale),
    country: code => countryName(code, locale),
    answer: isYes => labels(isYes ? 'answer.yes' : 'answer.no'),
    number: value => numberFormat(intlLocale(locale), { maximumFractionDigits: 10 }).format(value),
    choice: label => labels(label),
  };
  /** A field with the label of its name; an empty value becomes a dash. */
  const field = (name: FieldLabel, value: string, property: string = name): SectionField => ({
    ...fieldOf(labels(`field.${name}`), value, [property]),
    path: property.slice(0, property.lastIndexOf('.') + 1) + name,
  });
  return {
    ...values,
    locale,
    labels,
    texts,
    tables,
    field,
    /** The fields of a record with these names, in their order. `prefix` is the path of the record. */
    fields: <Name extends FieldName>(
      names: readonly Name[],
      record: Readonly<Partial<Record<Name, unknown>>>,
      prefix = '',
    ): SectionField[] =>
      names.map(name => field(name, fieldText(fieldNamed(name), record[name], values), prefix + name)),
    section: (id: SectionId, ...groups: SectionGroup[]): Section => ({
      id,
      title: texts(`section.${id}`),
      groups: groups.filter(group => group.fields.length > 0),
    }),
    date: (day: string | null) => (day === null ? '' : values.date(day)),
    instant: (instant: string | null) =>
      instant === null ? '' : formatDateTime(new Date(instant), timeZone, locale),
    money: (amount: number, currency: string) => formatMoney(toCents(amount), currency, locale),
    list: (values: readonly string[]) => values.map(cleanText).join(', '),
  };
}

export function fieldOf(
  label: string,
  value: string,
  properties: readonly string[],
  detail?: string,
): SectionField {
  const shown = cleanText(value).trim();
  return {
    label: cleanText(label),
    value: shown === '' ? blank : shown,
    properties,
    ...(detail ? { detail: cleanText(detail) } : {}),
  };
}

/** Whether a text has only characters that need no cleaning and that the embedded font can draw: most texts do. */
export function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e\u00a0-\u017f]*$/.test(text);
}

/** Normalises composed letters and line feeds, and removes characters that hide text or change its direction. */
export function cleanText(text: string): string {
  if (isPlain(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');
}
