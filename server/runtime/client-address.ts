import { isIP } from 'node:net';

/**
 * The address of the client behind `trustedHops` proxies of ours. Each proxy appends the address it was
 * called from to `X-Forwarded-For`, so the one that the outermost trusted proxy wrote is that many places
 * from the end, the socket's own address being last; what stands further left is the client's own claim.
 * Does not help where the service can also be reached around its proxies.
 * @returns an IP address without port, IPv4 in dotted form; `unknown` for a socket that is already closed
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const socket = plainAddress(socketAddress ?? '') ?? 'unknown';
  if (trustedHops === 0 || !forwardedFor) return socket;
  const chain = forwardedFor.split(',');
  const claimed = chain[Math.max(0, chain.length - trustedHops)];
  return plainAddress(claimed ?? '') ?? socket;
}

/** Without port, brackets and the IPv6 form of an IPv4 address; undefined for anything but an address. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
  const candidate = /^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, '') : trimmed;
  const mapped = candidate.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(mapped) ? mapped.toLowerCase() : undefined;
}
