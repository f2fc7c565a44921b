import type { ExportContext } from '@/lib/documents/export-context';
import type { MonthlyReport } from '@/lib/documents/report/monthly-report';
import { figureGroups } from './figure-rows';
import { reportWords } from './report-words';

/** Received submissions, a line for each kind, for the mail with the report. */
export function summaryOf(report: MonthlyReport, context: Pick<ExportContext, 'locale' | 'club'>): string[] {
  const words = reportWords(context);
  const [received = []] = figureGroups(report, words);
  return received.map(({ label, now, before, year }) =>
    words.t('mail.line', { label, count: now, before, year }),
  );
}
