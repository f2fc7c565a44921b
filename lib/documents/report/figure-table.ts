import { gap, lineBlock } from '@/lib/documents/pdf/fields';
import { titleBlock } from '@/lib/documents/pdf/sections';
import { type Block, contentWidth, page, type Sheet } from '@/lib/documents/pdf/sheet';
import { hairline, lineHeightOf, type TextStyle, textStyles } from '@/lib/documents/pdf/text-style';
import type { MonthlyReport } from '@/lib/documents/report/monthly-report';
import { type FigureRow, figureGroups } from './figure-rows';
import type { ReportWords } from './report-words';

const right = page.left + contentWidth;
/** Right edges of the columns. */
const columns = {
  now: right - 274,
  before: right - 204,
  beforeChange: right - 134,
  year: right - 70,
  yearChange: right,
};
const rowHeight = 16;
const groupGap = 4;
const { label, amount, sumAmount, line, caption } = textStyles;
const changeStyle: TextStyle = { ...caption, hasTabularFigures: true };

/** The key figures, in groups over thin lines. */
export function drawFigures(sheet: Sheet, report: MonthlyReport, words: ReportWords): void {
  const groups = figureGroups(report, words);
  sheet.together([
    titleBlock(sheet, { title: words.t('figures') }),
    headRow(sheet, report, words),
    ...groups.flatMap(rows => [
      ...rows.map((row, index) => figureRow(sheet, row, index === 0)),
      gap(groupGap),
    ]),
    lineBlock(sheet, words.t('none'), 'label'),
  ]);
}

function headRow(sheet: Sheet, { month, monthBefore, yearBefore }: MonthlyReport, words: ReportWords): Block {
  const of = (figures: MonthlyReport['figures']) => words.month(figures.processing.month);
  return {
    height: lineHeightOf(label) + 4,
    draw: top => {
      sheet.textToRight(words.month(month), columns.now, top, label);
      sheet.textToRight(of(monthBefore), columns.before, top, label);
      sheet.textToRight(words.t('change'), columns.beforeChange, top, label);
      sheet.textToRight(of(yearBefore), columns.year, top, label);
      sheet.textToRight(words.t('change'), columns.yearChange, top, label);
    },
  };
}

function figureRow(sheet: Sheet, row: FigureRow, isFirst: boolean): Block {
  return {
    height: rowHeight,
    draw: top => {
      sheet.rule(top, isFirst ? 0.75 : 0.25, hairline);
      const text = (style: TextStyle) => top + (rowHeight - lineHeightOf(style)) / 2;
      sheet.text(row.label, page.left, text(line), line);
      sheet.textToRight(row.now, columns.now, text(sumAmount), sumAmount);
      for (const name of ['before', 'year'] as const)
        sheet.textToRight(row[name], columns[name], text(amount), amount);
      for (const name of ['beforeChange', 'yearChange'] as const)
        sheet.textToRight(row[name], columns[name], text(changeStyle), changeStyle);
    },
  };
}
