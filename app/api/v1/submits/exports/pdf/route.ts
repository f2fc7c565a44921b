import { startPdfExport } from '@/lib/contracts/operations/exports';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { startExport } from '@/lib/services/exports/start';

const bound = bind(startPdfExport, async ({ ctx, body }) => {
  const job = await startExport(ctx, { type: 'Pdf', request: body });
  return created(job, `/submits/exports/${job.id}`);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
