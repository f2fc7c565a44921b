import { downloadAuditLogJsonLines } from '@/lib/contracts/operations/audit';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { downloadAuditLog } from '@/lib/services/audit/download';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(downloadAuditLogJsonLines, async ({ ctx, query, request }) => {
    const isTaken = request.method !== 'HEAD';
    const { stream, fileName } = await downloadAuditLog(ctx, { filter: query, format: 'jsonl', isTaken });
    return file(stream, 'application/jsonl', fileName);
  }),
);
