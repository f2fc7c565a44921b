import { downloadExport } from '@/lib/contracts/operations/exports';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { openExportFile } from '@/lib/services/exports/open-file';

const bound = bind(downloadExport, async ({ ctx, params }) => {
  const { stream, fileName, etag } = await openExportFile(ctx, params.jobId);
  const reply = file(stream, 'application/zip', fileName);
  return { ...reply, headers: { ...reply.headers, ETag: etag } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
