import { exportPersonPdf } from '@/lib/contracts/operations/persons';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { exportPersonPdf as exportPdf } from '@/lib/services/persons/export-person';

const bound = bind(exportPersonPdf, async ({ ctx, body }) => {
  const { content, fileName } = await exportPdf(ctx, body);
  return file(content, 'application/pdf', fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
