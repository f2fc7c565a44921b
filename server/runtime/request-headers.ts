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

/** What the router of pages asks with; the API would answer it with a redirect to an address of pages. */
const pageHeaders = [
  'rsc',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/**
 * Takes out what a client may not decide and sets `x-client-address`, so that everything behind this
 * server can rely on it. Without trusted proxies nothing that claims to be forwarded passes. An address in absolute
 * form becomes the path that it names (RFC 9112 §3.2.2).
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
