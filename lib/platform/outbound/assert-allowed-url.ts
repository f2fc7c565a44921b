import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { refusedPorts } from '@/lib/contracts/refused-ports';
import { invalid } from '@/lib/platform/errors';
import { classifyAddress } from './classify-address';
import { hostOf, isCallable, type OutboundPolicy, outboundPolicy } from './guarded-lookup';

const lookupTimeoutMs = 2_000;
const lengthMax = 2000;

/** Names that resolve only inside a network (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const innerNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa|corp|home|private)$/;

/**
 * Throws a 400 that names `path` if a delivery to this address would be refused. Used when an address is saved. A
 * name that cannot be resolved now is accepted, because every delivery checks the address it connects to; this check
 * alone protects nothing.
 */
export async function assertAllowedUrl(
  text: string,
  path: string,
  policy: OutboundPolicy = outboundPolicy(),
): Promise<void> {
  const key = await urlProblem(text, policy);
  if (key) throw invalid([{ path, key }]);
}

async function urlProblem(text: string, policy: OutboundPolicy): Promise<string | null> {
  const url = URL.parse(text);
  if (!url || text.length > lengthMax || /[\s\p{C}\\]/u.test(text)) return 'outboundUrlShape';
  if (!['https:', 'http:'].includes(url.protocol)) return 'outboundUrlHttps';
  if (url.username || url.password) return 'outboundUrlCredentials';
  if (isInner(url.hostname) && policy.allowCidrs.length === 0) return notAllowed(url, policy);
  const addresses = await addressesOf(url.hostname);
  const classes = addresses.map(address => classifyAddress(address, policy.allowCidrs, policy.denyCidrs));
  if (classes.length > 0 && classes.every(one => one === 'Allowed')) return null;
  if (isInner(url.hostname) || !classes.every(one => isCallable(one, policy))) return notAllowed(url, policy);
  if (url.protocol !== 'https:') return 'outboundUrlHttps';
  return refusedPorts.includes(Number(url.port || '443')) ? 'outboundUrlPort' : null;
}

/** In a demo, the answer for this machine says how to allow it: developers try a receiver there. */
function notAllowed({ hostname }: URL, { isDemo }: OutboundPolicy): string {
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return isHere && isDemo ? 'outboundUrlLoopback' : 'outboundUrlNotAllowed';
}

/** The addresses of a host; empty if the name is unknown or does not resolve in time. */
export async function addressesOf(hostname: string): Promise<string[]> {
  const host = hostOf(hostname);
  if (isIP(host)) return [host];
  const timeout = new Promise<never[]>(resolve => setTimeout(resolve, lookupTimeoutMs, []).unref());
  const records = await Promise.race([lookup(host, { all: true }).catch(() => []), timeout]);
  return records.map(record => record.address);
}

/** Whether a name resolves only inside a network. */
export function isInner(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  return innerNames.test(name) || (!name.includes('.') && !isIP(hostOf(name)));
}
