import type { IncomingMessage } from 'node:http';
import { AppError, notFound } from '@/lib/errors';
import { problemResponse } from '@/lib/http/problem';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * What no route can answer: methods that the service does not know, paths that are no text, and queries of the API
 * that are none. Null for the rest; a page takes what others append to its address.
 */
export function refuseRequest(req: IncomingMessage, requestId: string): Response | null {
  const error = errorOf(req);
  if (!error) return null;
  const response = problemResponse(error, {
    id: requestId,
    locale: 'en',
    method: req.method ?? '',
    route: '',
  });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function errorOf({ method = '', url = '' }: IncomingMessage): AppError | null {
  if (!methods.includes(method))
    return new AppError('method-not-allowed', { headers: { Allow: methods.join(', ') } });
  const [path = '', ...query] = url.split('?');
  if (!isText(path)) return notFound();
  const wrong =
    path.startsWith('/api/') &&
    query
      .join('?')
      .split('&')
      .find(parameter => !isText(parameter));
  if (!wrong) return null;
  const [name = ''] = wrong.split('=');
  return new AppError('bad-query', { violations: [{ path: isText(name) ? name : '', key: 'queryText' }] });
}

function isText(part: string): boolean {
  try {
    return !decodeURIComponent(part).includes('\u0000');
  } catch {
    return false;
  }
}
