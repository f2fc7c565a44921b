import { v5 as uuidv5 } from 'uuid';
import { withClub } from '@/db/client';
import { issueNotificationsOffToken } from '@/lib/auth/notifications-off-token';
import type { ExportContext } from '@/lib/documents/export-context';
import type { MonthlyReport } from '@/lib/documents/report/monthly-report';
import { summaryOf } from '@/lib/documents/report/summary';
import { env } from '@/lib/env';
import { officeLink } from '@/lib/mail/office-link';
import { hasMail } from '@/lib/mail/queries';
import { queueMail } from '@/lib/mail/queue-mail';
import { type Ctx, systemCtx } from '@/lib/platform/context';
import type { JobPayload } from '@/lib/queue/definitions';
import type { Locale } from '@/lib/rules/enums';
import { formatMonth } from '@/lib/rules/format/format-date';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { findReader, listReaders } from '@/lib/services/monthly-report/list-readers';
import { fileOf, type ReportFile } from '@/lib/services/monthly-report/make-monthly-report';
import { readMonthlyReport } from '@/lib/services/monthly-report/read';
import { daysOfMonth } from '@/lib/services/monthly-report/rules';
import type { JobRuntime } from '@/server/worker/runtime';

/**
 * Queues a club's monthly report for each reader, in their language and about the submissions that they may see.
 * Idempotent: the mail's id is made of reader and month. Skips users who left or were switched off meanwhile.
 */
export async function sendMonthlyReport(
  { db, now }: JobRuntime,
  { clubId, month }: JobPayload<'send-monthly-report'>,
): Promise<void> {
  const ctx = systemCtx({ db, clubId, now: now(), requestId: 'send-monthly-report', locale: 'de' });
  const readers = await listReaders(ctx);
  const [first] = readers;
  if (!first) return;
  const context = await loadExportContext(ctx, first.locale);
  for (const [limit, alike] of Map.groupBy(readers, ({ departmentIds }) => departmentIds.join())) {
    const actor = { ...ctx.actor, ...(limit && { departmentIds: limit.split(',') }) };
    const report = await readMonthlyReport({ ...ctx, actor }, month);
    const files = new Map<Locale, ReportFile>();
    for (const { userId, locale } of alike) {
      const inLanguage = { ...context, locale };
      const file = files.get(locale) ?? (await fileOf(report, inLanguage));
      files.set(locale, file);
      await queueFor(ctx, userId, { report, context: inLanguage, file });
    }
  }
}

type Letter = {
  readonly report: MonthlyReport;
  readonly context: ExportContext;
  readonly file: ReportFile;
};

async function queueFor(ctx: Ctx, userId: string, { report, context, file }: Letter): Promise<void> {
  const { clubId } = ctx;
  const { month } = report;
  const id = uuidv5(`monthly-report ${userId} ${month}`, clubId);
  const stopToken = issueNotificationsOffToken(clubId, userId, 'MonthlyReport');
  await withClub(ctx, async tx => {
    const reader = await findReader({ ...ctx, tx }, userId);
    if (!reader || (await hasMail(tx, clubId, id))) return;
    const { from, to } = daysOfMonth(month);
    await queueMail(tx, ctx, {
      id,
      type: 'StaffNotification',
      notice: 'MonthlyReport',
      topic: 'MonthlyReport',
      to: { address: reader.email, name: `${reader.firstName} ${reader.lastName}`.trim() },
      locale: context.locale,
      recipientUserId: userId,
      attachments: [{ ...file, contentType: 'application/pdf' }],
      variables: {
        recipientName: reader.firstName,
        month: formatMonth(month, context.locale),
        list: summaryOf(report, context).join('\n'),
        pageUrl: officeLink(clubId, '/dashboard/reports', { from, to }),
        stopUrl: `${env().APP_URL}/unsubscribe/${stopToken}`,
      },
    });
  });
}
