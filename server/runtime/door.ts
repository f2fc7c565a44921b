import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsEncoding } from '@/lib/http/accepts-encoding';
import { makeRouter, type Route, type RouteFunctions, segmentsOf } from '@/lib/http/router';
import { toWebStream } from '@/lib/platform/web-stream';
import { meantPath } from './meant-path';

const compress = promisify(gzip);
const worthCompressingBytes = 1024;
const worthCachingBytes = 64 * 1024;
const cachedMax = 4;
const sliceBytes = 64 * 1024;
const lingerMs = 2_000;
/** Answers that are held in memory as a whole and compress well. */
const textTypes = /^(application\/(problem\+)?json|text\/(csv|html|plain))\b/;

/** Answers a request. Returns false and does nothing if it has no route for the path. */
export type Door = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/**
 * Serves requests with the functions of route files, without Next, whose own work takes longer than theirs. Leaves
 * other requests to Next, which also corrects addresses. As in Next, a GET also serves HEAD, and methods without a
 * function are answered: OPTIONS with `Allow`, others with 405. A page's address that was changed on its way is
 * redirected to the one that was meant.
 */
export function openDoor(routes: readonly Route[]): Door {
  const find = makeRouter(routes);
  const findRoute = (path: string) => {
    const segments = segmentsOf(path);
    return segments && find(segments);
  };
  return async (req, res) => {
    const [path = '', ...query] = (req.url ?? '').split('?');
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const meant = isRead ? meantPath(path) : null;
    if (meant !== null && findRoute(meant)) {
      const headers = { Location: [meant, ...query].join('?'), 'Cache-Control': 'no-store' };
      await sendResponse(req, res, new Response(null, { status: 308, headers }));
      return true;
    }
    const found = findRoute(path);
    if (!found) return false;
    const serve = functionOf(found.target, req.method ?? '');
    const request = requestOf(req, path, query.join('?'));
    await sendResponse(
      req,
      res,
      await serve(request, { params: Promise.resolve({ ...found.params, path: found.rest }) }),
    );
    return true;
  };
}

function functionOf(functions: RouteFunctions, method: string): RouteFunctions[string] {
  const served = functions[method] ?? (method === 'HEAD' ? functions.GET : undefined);
  return served ?? (() => methodAnswer(functions, method));
}

function methodAnswer(functions: RouteFunctions, method: string): Response {
  const allowed = [...Object.keys(functions), 'OPTIONS', ...(functions.GET ? ['HEAD'] : [])];
  return new Response(null, {
    status: method === 'OPTIONS' ? 204 : 405,
    headers: { Allow: [...new Set(allowed)].toSorted().join(', ') },
  });
}

function requestOf(req: IncomingMessage, path: string, query: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(`http://localhost${path}${query && `?${query}`}`, {
    method: req.method ?? 'GET',
    headers,
    ...(hasBody ? { body: webStreamOf(req), duplex: 'half' } : {}),
  });
}

/** If a handler stops reading, the connection stays open for its answer. */
function webStreamOf(req: IncomingMessage): ReadableStream {
  return toWebStream(req.iterator({ destroyOnReturn: false }));
}

async function sendResponse(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
  res.statusCode = response.status;
  const isText = textTypes.test(response.headers.get('content-type') ?? '');
  // A page that is compressed once arrives encoded.
  const isEncoded = response.headers.has('content-encoding');
  const vary = response.headers.get('vary') ?? '';
  if (isText && !/\baccept-encoding\b/i.test(vary))
    res.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  if (!response.body || req.method === 'HEAD') return void res.end();
  if (!isText) return sendStream(res, response.body);
  const text = Buffer.from(await response.arrayBuffer());
  const isCompressed =
    !isEncoded &&
    text.length >= worthCompressingBytes &&
    acceptsEncoding(req.headers['accept-encoding'], 'gzip');
  if (isCompressed) res.setHeader('Content-Encoding', 'gzip');
  const body = isCompressed ? await compressed(text, response.headers) : text;
  res.setHeader('Content-Length', body.length);
  if (body.length <= sliceBytes) res.write(body);
  else await sendStream(res, slicesOf(body), { end: false });
  if (res.getHeader('Connection') === 'close') await drainRequest(req);
  res.end();
}

const cache = new Map<string, Promise<Buffer>>();

/** Compresses a large public answer only once per version. */
function compressed(text: Buffer, headers: Headers): Promise<Buffer> {
  const version = headers.get('etag');
  const isFixed = text.length >= worthCachingBytes && /\bpublic\b/.test(headers.get('cache-control') ?? '');
  if (!isFixed || version === null) return compress(text);
  const known = cache.get(version) ?? compress(text);
  if (!cache.has(version) && cache.size >= cachedMax) cache.clear();
  cache.set(version, known);
  return known;
}

/** Splits a body into slices: a slow reader finishes a slice in time, a stalled one does not. */
function* slicesOf(body: Buffer): Generator<Buffer> {
  for (let begin = 0; begin < body.length; begin += sliceBytes)
    yield body.subarray(begin, begin + sliceBytes);
}

/**
 * Reads the rest of a request for a while. A connection that is closed with unread bytes loses the answer (RFC 9112
 * §9.6).
 */
async function drainRequest(req: IncomingMessage): Promise<void> {
  req.resume();
  await finished(req, { signal: AbortSignal.timeout(lingerMs), cleanup: true }).catch(() => undefined);
}

/** Returns silently if the reader disconnects. Throws, with the answer cut off, if the source fails. */
async function sendStream(
  res: ServerResponse,
  body: ReadableStream | Iterable<Buffer>,
  { end = true } = {},
): Promise<void> {
  try {
    await pipeline(Readable.from(body), res, { end });
  } catch (error) {
    const isReaderGone =
      error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isReaderGone) throw error;
  }
}
