import { getStatusPdf } from '@/lib/contracts/operations/status';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { exportOwnSubmission } from '@/lib/services/exports/export-submission';

const bound = bind(getStatusPdf, async ({ ctx, params, request }) => {
  const isTaken = request.method !== 'HEAD';
  const { content, contentType, fileName } = await exportOwnSubmission(ctx, params.token, isTaken);
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
