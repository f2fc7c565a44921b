import { openApiDocument } from '@/lib/http/openapi';

/** The OpenAPI document is for everybody, on any origin. */
export function GET(): Response {
  return Response.json(openApiDocument(), {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  });
}
