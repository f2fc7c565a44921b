import { withClub } from '@/db/client';
import { safeFileName } from '@/lib/documents/file-name';
import { instantParts } from '@/lib/documents/instant-parts';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getClubInfo } from '@/lib/services/clubs/read';
import { streamArchive } from '@/lib/services/exports/bulk/archive';
import { countChunks } from '@/lib/services/exports/bulk/queries';
import { reportFileName } from './bulk/report';
import { TableLayout, tableName } from './bulk/table-chunk';
import { getJob } from './queries';
import { assertDownloadable } from './rules';

export type OpenFile = {
  readonly stream: ReadableStream<Uint8Array>;
  readonly fileName: string;
  readonly etag: string;
};

/**
 * Streams the file of a job and writes an audit entry. Throws 404, 409 if there is no file yet or the job failed, 410 if
 * the file has expired or was removed.
 */
export async function openExportFile(ctx: Ctx, id: string): Promise<OpenFile> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const job = await getJob(tx, clubId, id);
    assertDownloadable(job, now);
    const chunkCount = await countChunks(tx, clubId, job.id);
    await recordAudit(tx, ctx, { action: 'Exported', recordType: 'ExportFile', recordId: job.id });
    const { info } = await getClubInfo({ ...ctx, tx });
    const { date, time } = instantParts(job.createdAt.toISOString(), info.timeZone);
    const layout = TableLayout.parse(job.layout);
    const what = layout.kind === 'None' ? 'PDF' : tableName(layout).replace(/\.csv$/, '');
    return {
      stream: streamArchive(ctx.db, job, {
        chunkCount,
        modifiedAt: new Date(`${date}T${time}Z`),
        reportName: reportFileName(info.locale),
      }),
      fileName: safeFileName(`${date} ${info.slug} ${what}`, 'zip'),
      etag: `"${job.id}"`,
    };
  });
}
