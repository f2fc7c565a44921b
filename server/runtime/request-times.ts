import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exchangeChannel } from '@/lib/http/exchange-channel';
import { requestSeconds } from '@/lib/platform/metrics';

const current = new AsyncLocalStorage<{ route: string }>();

// The API publishes the operation of each request.
subscribe(exchangeChannel, message => {
  const place = current.getStore();
  const path = operationPathOf(message);
  if (place && path) place.route = `/api/v1${path}`;
});

/** Measures the time of a request, by method, status, and the path of the operation or the type of page. */
export function timeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  work: () => Promise<void>,
): Promise<void> {
  const place = { route: sortOf(req.url ?? '') };
  const end = requestSeconds.startTimer({ method: req.method ?? '' });
  res.once('close', () => end({ route: place.route, status: res.statusCode }));
  return current.run(place, work);
}

/** Few fixed values: text of callers never becomes a label. */
function sortOf(url: string): string {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/f/')) return 'form';
  if (['/confirm/', '/status/', '/family/'].some(path => url.startsWith(path))) return 'confirmation';
  if (url.startsWith('/_next/') || url.startsWith('/assets/')) return 'asset';
  return 'page';
}

function operationPathOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('operation' in message)) return null;
  const { operation } = message;
  if (typeof operation !== 'object' || operation === null || !('path' in operation)) return null;
  return typeof operation.path === 'string' ? operation.path : null;
}
