import { expect, it } from 'vitest';
import type { Report } from './report';
import { toCsv, toTabbedText } from './report-text';

const count = { format: String };
const report: Report = {
  rowLabel: 'Abteilung',
  columns: [
    { label: 'Anzahl', ...count },
    { label: 'Mittel; Stunden', ...count },
  ],
  rows: [
    { label: '=HYPERLINK("https://evil.example")', cells: [{ value: 3 }, { value: 1234.5 }] },
    { label: '+49 Tanz\tund "Ball"', cells: [{ value: -2 }, { value: null }] },
  ],
  total: 1,
  summary: '',
};

it("a CSV defuses formulas, quotes where needed, and writes numbers in the reader's language", () => {
  expect(toCsv(report, 'de-DE')).toBe(
    [
      '\ufeffAbteilung;Anzahl;"Mittel; Stunden"',
      `"'=HYPERLINK(""https://evil.example"")";3;1234,5`,
      `"'+49 Tanz\tund ""Ball""";-2;`,
      '',
    ].join('\r\n'),
  );
  expect(toCsv(report, 'en-GB')).toContain(';3;1234.5\r\n');
});

it('copied text separates cells by tabs and has none within cells', () => {
  expect(toTabbedText(report, 'de-DE').split('\n')).toEqual([
    'Abteilung\tAnzahl\tMittel; Stunden',
    `'=HYPERLINK("https://evil.example")\t3\t1234,5`,
    `'+49 Tanz und "Ball"\t-2\t`,
  ]);
});
