import type { ExportContext } from '@/lib/documents/export-context';
import { safeFileName } from '@/lib/documents/file-name';
import type { MonthlyReport } from '@/lib/documents/report/monthly-report';
import { renderMonthlyReportPdf } from '@/lib/documents/report/monthly-report-pdf';
import { reportWords } from '@/lib/documents/report/report-words';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import type { Locale } from '@/lib/rules/enums';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { readMonthlyReport } from '@/lib/services/monthly-report/read';
import { resolveMonth } from '@/lib/services/monthly-report/rules';

export type ReportFile = { readonly content: Uint8Array<ArrayBuffer>; readonly fileName: string };

/** The report of a month as PDF: the last one that is over unless named. Throws a 400 for one that has not begun. */
export async function makeMonthlyReport(
  ctx: Ctx,
  { month, locale }: { readonly month?: string | undefined; readonly locale?: Locale | undefined },
): Promise<ReportFile> {
  const context = await loadExportContext(ctx, locale ?? ctx.locale);
  const chosen = resolveMonth(month, today(context.club.timeZone, ctx.now));
  return fileOf(await readMonthlyReport(ctx, chosen), context);
}

/** A report that was read, as a file in the language of the context. */
export async function fileOf(report: MonthlyReport, context: ExportContext): Promise<ReportFile> {
  const { t } = reportWords(context);
  const name = t('fileName', { month: report.month, club: context.club.name });
  return { content: await renderMonthlyReportPdf(report, context), fileName: safeFileName(name, 'pdf') };
}
