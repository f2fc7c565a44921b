import { getOpenApi } from '@/lib/contracts/operations/service';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { bind, resource } from '@/lib/http/route';
import { contentEtagOf } from '@/lib/platform/precondition';

/** The document is public, for any origin. */
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
};

let written:
  | { readonly stream: Uint8Array<ArrayBuffer>; readonly headers: Record<string, string> }
  | undefined;

/** Rendered once: that is by far the slowest part of a request. */
function documentAnswer() {
  if (written) return written;
  const text = JSON.stringify(openApiDocument());
  written = { stream: new TextEncoder().encode(text), headers: { ...headers, ETag: contentEtagOf(text) } };
  return written;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/openapi.json',
  bind(getOpenApi, async () => documentAnswer()),
);
