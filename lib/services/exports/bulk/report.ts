import type { Change } from '@/lib/documents/club-software/write-rows';
import type { ExportContext } from '@/lib/documents/export-context';
import { csvLines } from '@/lib/documents/submission-csv';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { textCell } from '@/lib/rules/format/csv-text';

/** File name of the report in the ZIP. */
export const reportName = 'report.csv';

const columns = ['number', 'person', 'column', 'reason', 'before', 'after'] as const;

type Language = Pick<ExportContext, 'locale' | 'club'>;

const textsOf = ({ locale, club }: Language) =>
  translatorFor('exports', { locale, addressForm: club.addressForm });

/** The beginning of the report: byte-order mark and header line in the club's language. */
export function reportHeader(language: Language): string {
  const texts = textsOf(language);
  const header = Object.fromEntries(columns.map(column => [column, texts(`reportColumn.${column}`)]));
  return `\ufeff${csvLines([header], columns)}`;
}

/** The values that were changed for the target software, one line each. */
export function reportLines(changes: readonly Change[], language: Language): string {
  const texts = textsOf(language);
  const rows = changes.map(({ number, person, column, reason, before, after }) => ({
    number: String(number),
    person: textCell(person),
    column: textCell(column),
    reason: texts(`changeReason.${reason}`),
    before: textCell(before),
    after: textCell(after),
  }));
  return csvLines(rows, columns);
}
