import type { Report } from '@/components/office/reports/report';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';

/** At the start of a CSV, so that spreadsheets read it as UTF-8 (contract §6). */
const byteOrderMark = '\ufeff';

/** The table as CSV; decimals in the reader's language, and no cell that a spreadsheet would run. */
export function toCsv(report: Report, locale: string): string {
  return `${byteOrderMark}${cellsOf(report, locale)
    .map(cells => csvLine(cells, ';'))
    .join('')}`;
}

/** The table for the clipboard: separated by tabs, which spreadsheets and documents accept. */
export function toTabbedText(report: Report, locale: string): string {
  return cellsOf(report, locale)
    .map(cells => cells.map(cell => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

function cellsOf({ rowLabel, columns, rows }: Report, locale: string): string[][] {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 });
  return [
    [rowLabel, ...columns.map(({ label }) => label)].map(textCell),
    // Numbers may begin with a minus, which is no formula.
    ...rows.map(row => [
      textCell(row.label),
      ...columns.map((_, index) => {
        const value = row.cells[index]?.value ?? null;
        return value === null ? '' : number.format(value);
      }),
    ]),
  ];
}
