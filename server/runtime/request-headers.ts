import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';

const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Headers of the page router. The API would answer them with a redirect to a page. */
const pageHeaders = [
  'rsc',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/**
 * Removes headers that a client may not set, and sets `x-client-address`: all code behind this server can rely on it.
 * Without trusted proxies all forwarding headers are removed. An address in absolute form becomes its path (RFC 9112
 * §3.2.2).
 */
export function normaliseHeaders(req: IncomingMessage, trustedHops: number): void {
  const forwardedFor = req.headers['x-forwarded-for'];
  const address = clientAddress(req.socket.remoteAddress, [forwardedFor ?? []].flat().join(','), trustedHops);
  delete req.headers['x-middleware-subrequest'];
  if (trustedHops === 0) for (const name of forwardedHeaders) delete req.headers[name];
  req.headers['x-client-address'] = address;
  req.url = pathOf(req.url ?? '/');
  if (req.url.startsWith('/api/')) for (const name of pageHeaders) delete req.headers[name];
}

function pathOf(url: string): string {
  const [authority] = /^https?:\/\/[^/?]*/i.exec(url) ?? [''];
  const path = url.slice(authority.length);
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}
