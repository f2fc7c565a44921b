import { listAuditLog } from '@/lib/contracts/operations/audit';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listAuditLog as list } from '@/lib/services/audit/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listAuditLog, async ({ ctx, query, request }) => listed(await list(ctx, query), request.url)),
);
