import { listExportJobs } from '@/lib/contracts/operations/exports';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listExportJobs as list } from '@/lib/services/exports/read';

const bound = bind(listExportJobs, async ({ ctx, query, request }) =>
  listed(await list(ctx, query), request.url),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
