import { withClub } from '@/db/client';
import { safeFileName } from '@/lib/documents/file-name';
import { instantParts } from '@/lib/documents/instant-parts';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getClubInfo } from '@/lib/services/clubs/read';
import { streamFile } from '@/lib/services/exports/bulk/file-stream';
import { listChunkSizes } from '@/lib/services/exports/bulk/queries';
import { getJob } from './queries';
import { assertDownloadable, type ByteRange, rangeOf } from './rules';

export type OpenFile = {
  readonly stream: ReadableStream<Uint8Array>;
  readonly fileName: string;
  readonly etag: string;
  readonly size: number;
  /** Null for the whole file. */
  readonly range: ByteRange | null;
};

/**
 * Streams the file of a job or a range of it. Writes an audit entry when a download begins, not when it continues.
 * Throws 404, 409 if there is no file yet or the job failed, 410 if the file has expired or was removed, 416.
 */
export async function openExportFile(
  ctx: Ctx,
  request: { readonly id: string; readonly range: string | null; readonly ifRange: string | null },
): Promise<OpenFile> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const job = await getJob(tx, clubId, request.id);
    assertDownloadable(job, now);
    const chunks = await listChunkSizes(tx, clubId, job.id);
    const size = chunks.reduce((sum, { byteCount }) => sum + byteCount, 0);
    const etag = `"${job.id}"`;
    const isSameFile = request.ifRange === null || request.ifRange === etag;
    const range = isSameFile ? rangeOf(request.range, size) : null;
    if (range === null || range.from === 0)
      await recordAudit(tx, ctx, { action: 'Exported', recordType: 'ExportFile', recordId: job.id });
    const { info } = await getClubInfo({ ...ctx, tx });
    const { date } = instantParts(job.createdAt.toISOString(), info.timeZone);
    const what = job.format ?? job.type;
    return {
      stream: streamFile(ctx.db, job, chunks, range ?? { from: 0, to: size - 1 }),
      fileName: safeFileName(`${date} ${info.slug} ${what}`, 'zip'),
      ...{ etag, size, range },
    };
  });
}
