import { downloadAuditLogCsv } from '@/lib/contracts/operations/audit';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { downloadAuditLog } from '@/lib/services/audit/download';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(downloadAuditLogCsv, async ({ ctx, query, request }) => {
    const isTaken = request.method !== 'HEAD';
    const { stream, fileName } = await downloadAuditLog(ctx, { filter: query, format: 'csv', isTaken });
    return file(stream, 'text/csv; charset=utf-8', fileName);
  }),
);
