import type { Report } from '@/components/office/reports/report';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';

/** Starts a CSV, so that spreadsheets read it as UTF-8 (contract §6). */
const byteOrderMark = '\ufeff';

/** The table as a spreadsheet's file; decimals as the language writes them, and no cell that would be run. */
export function toCsv(report: Report, locale: string): string {
  return `${byteOrderMark}${cellsOf(report, locale)
    .map(cells => csvLine(cells, ';'))
    .join('')}`;
}

/** The table for the clipboard: columns by tabs, which spreadsheets and documents take in alike. */
export function toTabbedText(report: Report, locale: string): string {
  return cellsOf(report, locale)
    .map(cells => cells.map(cell => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

function cellsOf({ rowLabel, columns, rows }: Report, locale: string): string[][] {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 });
  return [
    [rowLabel, ...columns.map(({ label }) => label)].map(textCell),
    // A number may begin with a minus: it is one, and nothing to be run.
    ...rows.map(row => [
      textCell(row.label),
      ...columns.map((_, index) => {
        const value = row.cells[index]?.value ?? null;
        return value === null ? '' : number.format(value);
      }),
    ]),
  ];
}
