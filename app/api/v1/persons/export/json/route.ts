import { exportPersonJson } from '@/lib/contracts/operations/persons';
import { file, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { exportPersonJson as exportJson } from '@/lib/services/persons/export-person';

const bound = bind(exportPersonJson, async ({ ctx, body }) => {
  const { data, fileName } = await exportJson(ctx, body);
  const { headers } = file('', 'application/json', fileName);
  return ok(data, { headers: { 'Content-Disposition': headers['Content-Disposition'] ?? '' } });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
