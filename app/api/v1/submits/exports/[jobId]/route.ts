import { cancelExportJob, getExportJob } from '@/lib/contracts/operations/exports';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { cancelExportJob as cancel } from '@/lib/services/exports/cancel';
import { getExportJob as get } from '@/lib/services/exports/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getExportJob, async ({ ctx, params }) => {
    const { job, retryAfter } = await get(ctx, params.jobId);
    return ok(job, retryAfter === null ? {} : { headers: { 'Retry-After': String(retryAfter) } });
  }),
  bind(cancelExportJob, async ({ ctx, params, precondition }) => {
    await cancel(ctx, { id: params.jobId, precondition });
    return noContent();
  }),
);
