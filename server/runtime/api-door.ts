import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { makeRouter, type Route } from './api-router';

const compress = promisify(gzip);
const worthCompressingBytes = 1024;
const worthKeepingBytes = 64 * 1024;
const keptMax = 4;
const sliceBytes = 64 * 1024;
const lingerMs = 2_000;
/** Answers that are there as a whole and become smaller. */
const textTypes = /^(application\/(problem\+)?json|text\/(csv|plain))\b/;

/** Answers a request; false, with nothing done, where it is not for the API as it stands. */
export type ApiDoor = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/**
 * Serves the API by the very functions of its route files, past Next, whose own work takes longer than theirs. What no
 * route takes as it stands is left to Next, which corrects addresses.
 */
export function openApiDoor(routes: readonly Route[]): ApiDoor {
  const findRoute = makeRouter(routes);
  return async (req, res) => {
    const [path = '', ...query] = (req.url ?? '').split('?');
    const found = findRoute(path);
    const serve = found?.functions[req.method ?? ''];
    if (!found || !serve) return false;
    const request = requestOf(req, path, query.join('?'));
    await sendResponse(req, res, await serve(request, { params: Promise.resolve(found.params) }));
    return true;
  };
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

/**
 * Where a handler reads no further, the connection stays for its answer. Node and the platform describe the same stream
 * with types of their own.
 */
function webStreamOf(req: IncomingMessage): ReadableStream {
  return WebStream.from(req.iterator({ destroyOnReturn: false })) as unknown as ReadableStream;
}

async function sendResponse(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
  res.statusCode = response.status;
  const isText = textTypes.test(response.headers.get('content-type') ?? '');
  if (isText) res.appendHeader('Vary', 'Accept-Encoding');
  if (!response.body || req.method === 'HEAD') return void res.end();
  if (!isText) return sendStream(res, response.body);
  const text = Buffer.from(await response.arrayBuffer());
  const isCompressed = text.length >= worthCompressingBytes && acceptsGzip(req);
  if (isCompressed) res.setHeader('Content-Encoding', 'gzip');
  const body = isCompressed ? await compressed(text, response.headers) : text;
  res.setHeader('Content-Length', body.length);
  if (body.length <= sliceBytes) res.write(body);
  else await sendStream(res, slicesOf(body), { end: false });
  if (res.getHeader('Connection') === 'close') await readOn(req);
  res.end();
}

const kept = new Map<string, Promise<Buffer>>();

/** Compresses a large answer that is the same for everybody only once, known by its version. */
function compressed(text: Buffer, headers: Headers): Promise<Buffer> {
  const version = headers.get('etag');
  const isFixed = text.length >= worthKeepingBytes && /\bpublic\b/.test(headers.get('cache-control') ?? '');
  if (!isFixed || version === null) return compress(text);
  const known = kept.get(version) ?? compress(text);
  if (!kept.has(version) && kept.size >= keptMax) kept.clear();
  kept.set(version, known);
  return known;
}

/** Bodies are written in slices of this size: a slow reader finishes slices, a stalled one does not. */
function* slicesOf(body: Buffer): Generator<Buffer> {
  for (let begin = 0; begin < body.length; begin += sliceBytes)
    yield body.subarray(begin, begin + sliceBytes);
}

/**
 * Takes in, for a while, what a request still sends: a connection that is closed over bytes that nobody read takes the
 * answer with it (RFC 9112 §9.6).
 */
async function readOn(req: IncomingMessage): Promise<void> {
  req.resume();
  await finished(req, { signal: AbortSignal.timeout(lingerMs), cleanup: true }).catch(() => undefined);
}

/** Ends quietly where the reader goes away; throws, with the answer cut off, where what is sent breaks. */
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

function acceptsGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));
}
