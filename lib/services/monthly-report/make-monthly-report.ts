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

/** The monthly report as PDF, by default of the last complete month. Throws a 400 for a future month. */
export async function makeMonthlyReport(
  ctx: Ctx,
  { month, locale }: { readonly month?: string | undefined; readonly locale?: Locale | undefined },
): Promise<ReportFile> {
  const context = await loadExportContext(ctx, locale ?? ctx.locale);
  const chosen = resolveMonth(month, today(context.club.timeZone, ctx.now));
  return fileOf(await readMonthlyReport(ctx, chosen), context);
}

/** Renders a report as a file in the language of the context. */
export async function fileOf(report: MonthlyReport, context: ExportContext): Promise<ReportFile> {
  const { t } = reportWords(context);
  const name = t('fileName', { month: report.month, club: context.club.name });
  return { content: await renderMonthlyReportPdf(report, context), fileName: safeFileName(name, 'pdf') };
}
