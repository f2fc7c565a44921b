import { env } from '@/lib/env';
import type { Violation } from '@/lib/platform/errors';
import { addressesOf, isInner } from '@/lib/platform/outbound/assert-allowed-url';
import { classifyAddress } from '@/lib/platform/outbound/classify-address';
import { type OutboundPolicy, outboundPolicy } from '@/lib/platform/outbound/guarded-lookup';
import type { ClubSmtp } from './smtp-settings';

type Server = Pick<ClubSmtp, 'host' | 'port' | 'security'>;

/** Ports on which mail servers accept mail from programs. On the public internet no others are used. */
const mailPorts: readonly number[] = [25, 465, 587, 2525];

/**
 * Returns which addresses a club's mail server may have. Other ports, and servers without TLS, need the operator's
 * permission (`OUTBOUND_ALLOW_CIDRS`). Otherwise the settings would be a port scanner, and passwords and status links
 * would cross the internet in clear text.
 */
export function mailServerPolicy(server: Server): OutboundPolicy {
  return { ...outboundPolicy(), isAllowedOnly: !isFitForInternet(server) };
}

/**
 * Whether a host name may be resolved: a private name only if the operator allowed addresses (`OUTBOUND_ALLOW_CIDRS`).
 * Private names must not reach public name servers.
 */
export function mayLookUp(host: string, allowCidrs: readonly string[] = env().OUTBOUND_ALLOW_CIDRS): boolean {
  return !isInner(host) || allowCidrs.length > 0;
}

/**
 * Returns the violations of settings that sending would refuse anyway. A name that cannot be resolved now is allowed on
 * the usual ports: every connection checks the address that it reaches.
 */
export async function mailServerViolations(server: Server, policy = outboundPolicy()): Promise<Violation[]> {
  const { host } = server;
  const addresses = mayLookUp(host, policy.allowCidrs) ? await addressesOf(host) : [];
  const classes = addresses.map(address => classifyAddress(address, policy.allowCidrs, policy.denyCidrs));
  if (classes.length > 0 && classes.every(one => one === 'Allowed')) return [];
  if (isInner(host) || classes.includes('Refused')) return [{ path: 'host', key: 'smtpHostNotAllowed' }];
  return [
    ...(mailPorts.includes(server.port) ? [] : [{ path: 'port', key: 'smtpPort' }]),
    ...(server.security === 'None' ? [{ path: 'security', key: 'smtpPlain' }] : []),
  ];
}

function isFitForInternet(server: Server): boolean {
  return mailPorts.includes(server.port) && server.security !== 'None';
}
