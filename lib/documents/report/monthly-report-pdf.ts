import type { ExportContext } from '@/lib/documents/export-context';
import { mapTexts } from '@/lib/documents/map-texts';
import { loadPdfkit } from '@/lib/documents/pdf/faces';
import { gap, lineBlock } from '@/lib/documents/pdf/fields';
import { drawFooter, drawLetterhead, drawRunning, drawTitle } from '@/lib/documents/pdf/letterhead';
import { type Block, contentWidth, page, Sheet } from '@/lib/documents/pdf/sheet';
import { printable } from '@/lib/documents/pdf/text-style';
import type { MonthlyReport } from '@/lib/documents/report/monthly-report';
import { cleanText, wordsFor } from '@/lib/documents/words';
import { today } from '@/lib/rules/dates/calendar';
import { formatDate } from '@/lib/rules/format/format-date';
import { type Panel, panelBlock } from './bar-panel';
import { drawFigures } from './figure-table';
import { type ReportWords, reportWords } from './report-words';
import { drawTrend } from './trend-chart';

const gutter = 28;
const panelWidth = (contentWidth - gutter) / 2;

/** The monthly report as PDF, two A4 pages, in the language of the context. Contains no names of persons. */
export async function renderMonthlyReportPdf(
  given: MonthlyReport,
  context: ExportContext,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadPdfkit();
  const club = mapTexts(context.club, text => printable(cleanText(text)));
  const report = mapTexts(given, text => printable(cleanText(text)));
  const words = reportWords({ ...context, club });
  const { t } = words;
  const month = words.month(report.month);
  const shared = wordsFor({ ...context, club });
  const subject = t('subject', { month, club: club.name });
  const title = `${t('title')} ${month}`;
  const sheet = new Sheet({
    title: subject,
    author: club.name,
    subject,
    language: context.locale,
    createdAt: context.now,
  });
  const asOf = formatDate(today(club.timeZone, context.now), context.locale);
  const { monthBefore, yearBefore } = report;
  const compared = {
    before: words.month(monthBefore.processing.month),
    year: words.month(yearBefore.processing.month),
  };
  drawLetterhead(sheet, { ...context, club }, shared);
  drawTitle(sheet, {
    title: t('title'),
    number: '',
    state: month,
    person: t('compared', compared),
    receivedAt: t('summed', { date: asOf }),
  });
  if (report.limitedTo.length > 0) {
    const departments = report.limitedTo.join(', ');
    sheet.together([gap(8), lineBlock(sheet, t('limitedTo', { departments }), 'value')]);
  }
  if (isQuiet(report)) sheet.together([gap(8), lineBlock(sheet, t('quietMonth'), 'value')]);
  drawFigures(sheet, report, words);
  drawTrend(sheet, report.trend, words);
  drawPanels(sheet, report, words);
  return sheet.finish((number, total) => {
    if (number > 1) drawRunning(sheet, `${title}: ${club.name}`);
    drawFooter(sheet, club, shared, t('page', { page: number, total }));
  });
}

function isQuiet({ figures: { kpis } }: MonthlyReport): boolean {
  return kpis.newMemberships.count + kpis.newChanges.count + kpis.newCancellations.count === 0;
}

function drawPanels(sheet: Sheet, { departments, tariffs, ages }: MonthlyReport, words: ReportWords): void {
  const { t, number } = words;
  const barOf = (label: string, count: number) => ({ label, count, text: number(count) });
  const panels: [Panel, Panel, Panel] = [
    {
      title: t('departments'),
      bars: departments.map(({ name, count }) => barOf(name, count)),
      empty: t('noDepartments'),
    },
    {
      title: t('ages'),
      bars: ages.map(({ group, count }) => barOf(nameOfAge(group, words), count)),
      empty: t('noAges'),
    },
    {
      title: t('tariffs'),
      bars: tariffs.map(({ name, count }) => barOf(name, count)),
      empty: t('noTariffs'),
    },
  ];
  const left = { left: page.left, width: panelWidth };
  const right = { left: page.left + panelWidth + gutter, width: panelWidth };
  const [first, second, third] = panels;
  const reading = lineBlock(sheet, t('readingText'), 'detail', right);
  const readingTitle = lineBlock(sheet, t('reading'), 'groupTitle', right);
  sheet.together([gap(22), beside(panelBlock(sheet, first, left), panelBlock(sheet, second, right))]);
  sheet.together([
    gap(20),
    beside(panelBlock(sheet, third, left), {
      height: readingTitle.height + 5 + reading.height,
      draw: top => {
        readingTitle.draw(top);
        reading.draw(top + readingTitle.height + 5);
      },
    }),
  ]);
}

function beside(one: Block, other: Block): Block {
  return {
    height: Math.max(one.height, other.height),
    draw: top => {
      one.draw(top);
      other.draw(top);
    },
  };
}

function nameOfAge(group: string, { t }: ReportWords): string {
  const [from = '', to = ''] = group.replace('+', '-').split('-');
  return to === '' ? t('ageFrom', { from }) : t('age', { from, to });
}
