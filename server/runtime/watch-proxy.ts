import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { processConnection } from '@/db/client';
import { noteOutage } from '@/lib/platform/outages/note-outage';

/**
 * Says what is wrong with `TRUST_PROXY` by a request as it comes in; null if nothing is. Anybody can send
 * `X-Forwarded-For`, so without trusted proxies it counts only if it comes from this machine or network.
 */
export function proxyFault(
  remoteAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedHops: number,
): string | null {
  if (trustedHops === 0) {
    if (forwardedFor === undefined || !isNearby(remoteAddress)) return null;
    return 'Requests come through a proxy, but TRUST_PROXY is 0, so that all visitors have its address and share its limits: set TRUST_PROXY to the number of proxies';
  }
  if (forwardedFor !== undefined || isNearby(remoteAddress)) return null;
  return `TRUST_PROXY is ${trustedHops}, but requests come directly from the internet, so that anybody can choose their address: let only the proxy reach this port (HOST=127.0.0.1), or set TRUST_PROXY=0`;
}

/** Makes a wrong `TRUST_PROXY` known. */
export function watchProxy(req: IncomingMessage, trustedHops: number): void {
  const text = proxyFault(req.socket.remoteAddress, req.headers['x-forwarded-for'], trustedHops);
  if (text) void noteOutage(processConnection().db, 'Proxy', { text, now: new Date() });
}

/** Whether an address is of this machine or of a private network. */
function isNearby(address: string | undefined): boolean {
  if (!address || !ipaddr.isValid(address)) return true;
  return ipaddr.process(address).range() !== 'unicast';
}
