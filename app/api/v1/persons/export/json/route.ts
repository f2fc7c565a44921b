import { exportPersonJson } from '@/lib/contracts/operations/persons';
import { exportPersonJson as exportJson } from '@/lib/exports/person/export-person';
import { file, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';

const bound = bind(exportPersonJson, async ({ ctx, body }) => {
  const { data, fileName } = await exportJson(ctx, body);
  const { headers } = file('', 'application/json', fileName);
  return ok(data, { headers: { 'Content-Disposition': headers['Content-Disposition'] ?? '' } });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
