import { exportPersonPdf } from '@/lib/contracts/operations/persons';
import { exportPersonPdf as exportPdf } from '@/lib/exports/person/export-person';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';

const bound = bind(exportPersonPdf, async ({ ctx, body }) => {
  const { content, fileName } = await exportPdf(ctx, body);
  return file(content, 'application/pdf', fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
