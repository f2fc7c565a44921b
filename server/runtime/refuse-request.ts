import type { IncomingMessage } from 'node:http';
import { AppError, notFound } from '@/lib/errors';
import { problemResponse } from '@/lib/http/problem';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What no route can answer: methods that the service does not know, and paths that are no text. Null for the rest. */
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
  return isText(url) ? null : notFound();
}

function isText(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\u0000');
  } catch {
    return false;
  }
}
