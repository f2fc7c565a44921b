import type { SubmissionTrend } from '@/lib/contracts/dashboard';
import { lineBlock } from '@/lib/documents/pdf/fields';
import { titleBlock } from '@/lib/documents/pdf/sections';
import { type Block, contentWidth, page, type Sheet } from '@/lib/documents/pdf/sheet';
import {
  accent,
  hairline,
  lineHeightOf,
  type TextStyle,
  textStyles,
  widthOf,
} from '@/lib/documents/pdf/text-style';
import type { ReportWords } from './report-words';

const steps = [2, 3, 4, 5, 6, 8, 10];

/** The top of an axis for counts: round, at least `count`, and its half is a whole number. */
export function roundedUp(count: number): number {
  for (let power = 1; ; power *= 10) {
    const top = steps.map(step => step * power).find(one => one >= count && one % 2 === 0);
    if (top !== undefined) return top;
  }
}

const labelWidth = 96;
const chartLeft = page.left + labelWidth;
const columnWidth = (contentWidth - labelWidth) / 12;
const chartHeight = 104;
const bar = { width: 7, gap: 1 };
const tableRow = 13;

/** Dark, light and middle, so they stay distinct in greyscale. */
const series = [
  { name: 'memberships', color: accent },
  { name: 'changes', color: '#b9d5d9' },
  { name: 'cancellations', color: '#7d8886' },
] as const;

const { label, caption, state } = textStyles;
const figure: TextStyle = { ...caption, hasTabularFigures: true };

/** Twelve months as bars, with the numbers below them. */
export function drawTrend(sheet: Sheet, trend: SubmissionTrend, words: ReportWords): void {
  const most = Math.max(...trend.flatMap(month => series.map(({ name }) => month[name])));
  const chart =
    most === 0 ? lineBlock(sheet, words.t('quietYear'), 'value') : barChart(sheet, trend, most, words);
  sheet.together([
    titleBlock(sheet, { title: words.t('trend') }),
    { height: chart.height + 6, draw: top => chart.draw(top + 4) },
    monthRow(sheet, trend, words),
    ...series.map(({ name, color }) =>
      valueRow(
        sheet,
        words.t(`figure.${name}`),
        trend.map(month => words.number(month[name])),
        figure,
        color,
      ),
    ),
    valueRow(
      sheet,
      words.t('net'),
      trend.map(month => words.signed(month.netDevelopment)),
      state,
      null,
    ),
  ]);
}

function barChart(sheet: Sheet, trend: SubmissionTrend, most: number, words: ReportWords): Block {
  const top = roundedUp(most);
  const heightOf = (value: number) => (value / top) * chartHeight;
  return {
    height: chartHeight + 4,
    draw: y => {
      for (const part of [0, 0.5, 1]) {
        const at = y + chartHeight * (1 - part);
        const text = words.number(top * part, 1);
        sheet.rule(at, part === 0 ? 0.75 : 0.25, hairline, chartLeft, contentWidth - labelWidth);
        sheet.textToRight(text, chartLeft - 6, at - lineHeightOf(label) / 2, label);
      }
      for (const [index, { name, color }] of series.entries())
        sheet.fill(
          trend.map((month, column) => ({
            x: chartLeft + columnWidth * column + barsLeft + index * (bar.width + bar.gap),
            y: y + chartHeight - heightOf(month[name]),
            width: bar.width,
            height: heightOf(month[name]),
          })),
          color,
        );
    },
  };
}

const barsLeft = (columnWidth - series.length * bar.width - (series.length - 1) * bar.gap) / 2;

function monthRow(sheet: Sheet, trend: SubmissionTrend, words: ReportWords): Block {
  return {
    height: tableRow,
    draw: top =>
      drawCells(
        sheet,
        trend.map(({ period }) => words.month(period, true)),
        top,
        () => label,
      ),
  };
}

function valueRow(
  sheet: Sheet,
  name: string,
  values: readonly string[],
  style: TextStyle,
  color: string | null,
): Block {
  const key = 6;
  return {
    height: tableRow,
    draw: top => {
      sheet.rule(top, 0.25, hairline);
      if (color)
        sheet.fill([{ x: page.left, y: top + (tableRow - key) / 2, width: key, height: key }], color);
      sheet.text(name, page.left + (color ? key + 4 : 0), middle(top, label), label);
      drawCells(sheet, values, top, isLast => (isLast ? state : style));
    },
  };
}

function drawCells(
  sheet: Sheet,
  texts: readonly string[],
  top: number,
  styleOf: (isLast: boolean) => TextStyle,
): void {
  for (const [column, text] of texts.entries()) {
    const style = styleOf(column === texts.length - 1);
    const left = chartLeft + columnWidth * column + (columnWidth - widthOf(text, style)) / 2;
    sheet.text(text, left, middle(top, style), style);
  }
}

const middle = (top: number, style: TextStyle) => top + (tableRow - lineHeightOf(style)) / 2;
