import { getOpenApi } from '@/lib/contracts/operations/service';
import { openApiDocument } from '@/lib/http/openapi';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';

/** The document is for everybody, on any origin. */
const headers = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getOpenApi, async () => ok(openApiDocument(), { headers })),
);
