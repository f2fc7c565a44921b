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

/**
 * Takes out what a client may not decide and sets `x-client-address`, so that everything behind this
 * server can rely on it. Without trusted proxies nothing that claims to be forwarded passes.
 */
export function normaliseHeaders(req: IncomingMessage, trustedHops: number): void {
  const forwardedFor = req.headers['x-forwarded-for'];
  const address = clientAddress(req.socket.remoteAddress, [forwardedFor ?? []].flat().join(','), trustedHops);
  delete req.headers['x-middleware-subrequest'];
  if (trustedHops === 0) for (const name of forwardedHeaders) delete req.headers[name];
  req.headers['x-client-address'] = address;
}
