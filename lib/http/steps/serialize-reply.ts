import { isReadWithEtag, type Operation } from '@/lib/contracts/operation';
import { contentEtagOf, isKnownEtag } from '@/lib/platform/precondition';
import type { Reply } from '../reply';

/**
 * Makes the response of a reply: JSON with its `ETag`, a file, or no content. Answers a GET with 304 if the client has
 * the version (`If-None-Match`).
 */
export function serializeReply(operation: Operation, reply: Reply<unknown>, request: Request): Response {
  const { status, schema } = operation.success;
  const json = reply.json ?? (schema ? JSON.stringify(reply.body) : undefined);
  const etag =
    reply.headers.ETag ?? (isReadWithEtag(operation) && json !== undefined ? contentEtagOf(json) : undefined);
  const version: Record<string, string> = etag ? { ETag: etag } : {};
  if (etag && operation.method === 'GET' && isKnownEtag(request.headers.get('if-none-match'), etag)) {
    const { 'Content-Type': _contentType, Link: _link, ...headers } = reply.headers;
    return new Response(null, { status: 304, headers: { ...headers, ...version } });
  }
  if ((reply.status ?? status) === 204) return new Response(null, { status: 204, headers: reply.headers });
  if (reply.stream !== undefined) return new Response(reply.stream, { status, headers: reply.headers });
  if (json === undefined) throw new Error(`${operation.operationId} has no schema for its answer`);
  return new Response(json, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...reply.headers, ...version },
  });
}
