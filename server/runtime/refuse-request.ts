import type { IncomingMessage } from 'node:http';
import { processConnection } from '@/db/client';
import { problemResponse } from '@/lib/http/problem';
import { AppError, invalid, notFound } from '@/lib/platform/errors';
import { negotiateLocale } from '@/lib/platform/i18n/locale';
import { consumeLimit } from '@/lib/platform/limits';

/** Several times what the addresses of the product need. Next spends 0.1 ms on each parameter, for every page. */
const queryBytesMax = 4096;
const parametersMax = 50;

/** Browsers send at most 180. Next spends 0.3 ms on each. */
const cookiesMax = 200;

/**
 * Next resizes images here for every caller; the product does not use it. `images.unoptimized` alone did not close it.
 */
const pictures = '/_next/image';

/** `/api` and all paths below. Next answers an unknown path with a page of 20 KB. */
const underApi = /^\/api(\/|$)/;

/** The API and the sign-in of the office. Their routes accept these paths only without percent-encoding. */
const knownApi = /^\/api\/(v1(\/|$)|auth\/)/;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Static files; they cost only their reading. */
const files = /^\/(_next\/static|assets)\/|^\/(embed\.js|icon\.svg|favicon\.ico|robots\.txt)$/;

/**
 * Refuses requests that no route can answer. These are unknown methods, two Host headers (RFC 9112 §3.2), too many
 * cookies, paths that are no text, and queries that are too long. Queries of the API must also be text. Answers
 * `OPTIONS *` (RFC 9110 §9.3.7). Returns null for the rest. Pages accept parameters that other sites append.
 */
export function refuseRequest(req: IncomingMessage, requestId: string): Response | null {
  if (req.method === 'OPTIONS' && req.url === '*') {
    return new Response(null, { status: 204, headers: { Allow: methods.join(', ') } });
  }
  const error = errorOf(req);
  return error && refusal(req, requestId, error);
}

/** Counts a request for a page against its address. Returns a 429 once the quota is used up, else null. */
export async function refuseTooManyPages(req: IncomingMessage, requestId: string): Promise<Response | null> {
  if (files.test((req.url ?? '').split('?', 1)[0] ?? '')) return null;
  try {
    await consumeLimit(processConnection().db, 'Page', String(req.headers['x-client-address']));
    return null;
  } catch (error) {
    return refusal(req, requestId, error);
  }
}

function refusal(req: IncomingMessage, requestId: string, error: unknown): Response {
  const locale = negotiateLocale(req.headers['accept-language'], null, 'en');
  const response = problemResponse(error, { id: requestId, locale, method: req.method ?? '', route: '' });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function errorOf({ method = '', url = '', headers, rawHeaders }: IncomingMessage): AppError | null {
  if (!methods.includes(method))
    return new AppError('method-not-allowed', { headers: { Allow: methods.join(', ') } });
  if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return invalid([{ path: 'Host', key: 'onlyOnceHeader' }]);
  if ((headers.cookie ?? '').split(';', cookiesMax + 1).length > cookiesMax)
    return invalid([{ path: 'Cookie', key: 'tooBig_list', params: { maximum: cookiesMax } }]);
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || !isText(path) || path.startsWith(pictures)) return notFound();
  if (underApi.test(decodeURIComponent(path)) && !knownApi.test(path)) return notFound();
  // Next would answer other methods with a 500.
  if (files.test(path) && method !== 'GET' && method !== 'HEAD')
    return new AppError('method-not-allowed', { headers: { Allow: 'GET, HEAD' } });
  const query = url.slice(path.length + 1);
  const parameters = query.split('&', parametersMax + 1);
  if (query.length > queryBytesMax || parameters.length > parametersMax) return queryTooLong();
  const wrong = path.startsWith('/api/') && parameters.find(parameter => !isText(parameter));
  if (!wrong) return null;
  const [name = ''] = wrong.split('=');
  return new AppError('bad-query', { violations: [{ path: isText(name) ? name : '', key: 'queryText' }] });
}

function queryTooLong(): AppError {
  const params = { bytes: queryBytesMax, parameters: parametersMax };
  return new AppError('bad-query', { violations: [{ path: '', key: 'queryTooLong', params }] });
}

function isText(part: string): boolean {
  try {
    return !decodeURIComponent(part).includes('\u0000');
  } catch {
    return false;
  }
}
