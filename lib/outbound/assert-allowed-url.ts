import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { env } from '@/lib/env';
import { invalid } from '@/lib/errors';
import { classifyAddress } from './classify-address';
import { hostOf, isCallable } from './guarded-lookup';

const lookupTimeoutMs = 2_000;
const lengthMax = 2000;

/** Names that mean something inside a network only (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const innerNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa|corp|home|private)$/;

/** Ports of services that are not web servers: what a fetch refuses too, and databases. */
const otherServices = new Set([
  1433, 1521, 1719, 1720, 1723, 2049, 2375, 2379, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5672, 5900,
  6000, 6379, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9200, 10080, 11211, 27017,
]);

/**
 * Refuses, when it is saved, an address that a delivery would refuse anyway: throws a 400 that names `path`.
 * A name that cannot be resolved right now may be saved, since every delivery judges the address that it
 * connects to; this check alone protects nothing.
 */
export async function assertAllowedUrl(
  text: string,
  path: string,
  allowCidrs = env().OUTBOUND_ALLOW_CIDRS,
): Promise<void> {
  const key = await urlProblem(text, allowCidrs);
  if (key) throw invalid([{ path, key }]);
}

async function urlProblem(text: string, allowCidrs: readonly string[]): Promise<string | null> {
  const url = URL.parse(text);
  if (!url || text.length > lengthMax || /[\s\p{C}\\]/u.test(text)) return 'urlShape';
  if (!['https:', 'http:'].includes(url.protocol)) return 'urlHttps';
  if (url.username || url.password) return 'urlCredentials';
  if (isInner(url.hostname) && allowCidrs.length === 0) return 'urlNotAllowed';
  const addresses = await addressesOf(url.hostname);
  const classes = addresses.map(address => classifyAddress(address, allowCidrs));
  if (classes.length > 0 && classes.every(one => one === 'Allowed')) return null;
  if (isInner(url.hostname) || !classes.every(one => isCallable(one, { allowCidrs }))) return 'urlNotAllowed';
  if (url.protocol !== 'https:') return 'urlHttps';
  return isWebPort(url.port) ? null : 'urlPort';
}

/** The addresses of a host; empty where the name is not known, or not in time. */
export async function addressesOf(hostname: string): Promise<string[]> {
  const host = hostOf(hostname);
  if (isIP(host)) return [host];
  const timeout = new Promise<never[]>(resolve => setTimeout(resolve, lookupTimeoutMs, []).unref());
  const records = await Promise.race([lookup(host, { all: true }).catch(() => []), timeout]);
  return records.map(record => record.address);
}

/** Whether a name means something inside a network only. */
export function isInner(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  return innerNames.test(name) || (!name.includes('.') && !isIP(hostOf(name)));
}

function isWebPort(port: string): boolean {
  if (port === '' || port === '443') return true;
  return Number(port) >= 1024 && !otherServices.has(Number(port));
}
