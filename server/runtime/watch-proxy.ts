import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Db } from '@/db/client';
import { endOutage, noteOutage } from '@/lib/platform/outages/note-outage';

const behindProxy =
  'Requests come through a proxy, but TRUST_PROXY is 0, so that all visitors have its address and share its limits: set TRUST_PROXY to the number of proxies';

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
    return behindProxy;
  }
  if (forwardedFor !== undefined || isNearby(remoteAddress)) return null;
  return `TRUST_PROXY is ${trustedHops}, but requests come directly from the internet, so that anybody can choose their address: let only the proxy reach this port (HOST=127.0.0.1), or set TRUST_PROXY=0`;
}

/** What a request tells about the way that it came. */
type Received = {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
};

/**
 * Makes a wrong `TRUST_PROXY` known, and ends the outage of an earlier start at the first request that shows that the
 * setting is right. After a fault in this process it lasts, because the setting stays the same. No request shows that an
 * open port was closed: with trusted proxies that outage ends a quarter of an hour after the last request past them.
 */
export function proxyWatcher(db: Db, trustedHops: number): (req: Received) => void {
  let isJudged = false;
  return ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }) => {
    const text = proxyFault(remoteAddress, forwardedFor, trustedHops);
    if (text) void noteOutage(db, 'Proxy', { text, now: new Date() });
    // Without a header a request from nearby may be a probe, and shows nothing.
    const isProof = trustedHops > 0 ? forwardedFor !== undefined : !isNearby(remoteAddress);
    const mended = trustedHops > 0 ? behindProxy : undefined;
    if (!isJudged && !text && isProof) void endOutage(db, 'Proxy', mended);
    isJudged ||= text !== null || isProof;
  };
}

/** Whether an address is of this machine or of a private network. */
function isNearby(address: string | undefined): boolean {
  if (!address || !ipaddr.isValid(address)) return true;
  return ipaddr.process(address).range() !== 'unicast';
}
