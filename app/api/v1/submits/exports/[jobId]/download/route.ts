import { downloadExport } from '@/lib/contracts/operations/exports';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { openExportFile } from '@/lib/services/exports/open-file';

const bound = bind(downloadExport, async ({ ctx, params, request: { headers } }) => {
  const wanted = { id: params.jobId, range: headers.get('range'), ifRange: headers.get('if-range') };
  const { stream, fileName, etag, size, range } = await openExportFile(ctx, wanted);
  const reply = file(stream, 'application/zip', fileName);
  const common = { ...reply.headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (!range) return { ...reply, headers: { ...common, 'Content-Length': String(size) } };
  const part = {
    'Content-Range': `bytes ${range.from}-${range.to}/${size}`,
    'Content-Length': String(range.to - range.from + 1),
  };
  return { ...reply, status: 206, headers: { ...common, ...part } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
