import type { Change } from '@/lib/documents/club-software/write-rows';
import type { ExportContext } from '@/lib/documents/export-context';
import { csvHeader } from '@/lib/documents/submission-csv';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { genders, type Locale, membershipPriceIntervals } from '@/lib/rules/enums';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';

/** File name of the report in the ZIP, in the club's language. */
export function reportFileName(locale: Locale): string {
  return `${translatorFor('exports', { locale })('reportFile')}.csv`;
}

const columns = ['number', 'person', 'column', 'reason', 'before', 'after'] as const;

type Language = Pick<ExportContext, 'locale' | 'club'>;

const textsOf = ({ locale, club }: Language) =>
  translatorFor('exports', { locale, addressForm: club.addressForm });

/** The beginning of the report: byte-order mark and header line in the club's language. */
export function reportHeader(language: Language): string {
  const texts = textsOf(language);
  return `\ufeff${csvHeader(columns.map(column => texts(`reportColumn.${column}`)))}`;
}

/** The values that were changed for the target software, one line each. */
export function reportLines(changes: readonly Change[], language: Language): string {
  const texts = textsOf(language);
  return changes
    .map(({ number, person, column, reason, before, after }) => {
      const cells = [textCell(person), textCell(column), texts(`changeReason.${reason}`)];
      return csvLine(
        [String(number), ...cells, textCell(codeInWords(before, language)), textCell(after)],
        ';',
      );
    })
    .join('');
}

/** A code of the API in words, such as `OneTime`; other values stay. */
function codeInWords(value: string, { locale, club }: Language): string {
  const labels = translatorFor('labels', { locale, addressForm: club.addressForm });
  const interval = membershipPriceIntervals.find(one => one === value);
  const gender = genders.find(one => one === value);
  if (interval) return labels(`priceInterval.${interval}`);
  return gender ? labels(`gender.${gender}`) : value;
}
