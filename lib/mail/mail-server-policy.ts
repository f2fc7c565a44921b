import { env } from '@/lib/env';
import type { Violation } from '@/lib/platform/errors';
import { addressesOf, isInner } from '@/lib/platform/outbound/assert-allowed-url';
import { classifyAddress } from '@/lib/platform/outbound/classify-address';
import { type OutboundPolicy, outboundPolicy } from '@/lib/platform/outbound/guarded-lookup';
import type { ClubSmtp } from './smtp-settings';

type Server = Pick<ClubSmtp, 'host' | 'port' | 'security'>;

/** Ports on which mail servers take mail from programs; on the public internet no others are tried. */
const mailPorts: readonly number[] = [25, 465, 587, 2525];

/**
 * Which addresses may be called for a club's mail server. Other ports, and servers without TLS, stay within what the
 * operator allowed (`OUTBOUND_ALLOW_CIDRS`), so that settings are no port scanner and neither passwords nor personal
 * links cross the internet readably.
 */
export function mailServerPolicy(server: Server): OutboundPolicy {
  return { ...outboundPolicy(), isAllowedOnly: !isFitForInternet(server) };
}

/** Whether a host that cannot be public may be looked up at all; inner names are told of by nobody. */
export function mayLookUp(host: string, allowCidrs: readonly string[] = env().OUTBOUND_ALLOW_CIDRS): boolean {
  return !isInner(host) || allowCidrs.length > 0;
}

/**
 * What sending would refuse anyway, told when settings are saved. A name that cannot be resolved right now may be
 * saved on the usual ports: every connection judges the address that it reaches.
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
