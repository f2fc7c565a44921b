import { getStatusPdf } from '@/lib/contracts/operations/status';
import { exportOwnSubmission } from '@/lib/exports/export-own-submission';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';

const bound = bind(getStatusPdf, async ({ ctx, params, request }) => {
  const isTaken = request.method !== 'HEAD';
  const { content, contentType, fileName } = await exportOwnSubmission(ctx, params.token, isTaken);
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
