import { isIP } from 'node:net';

/**
 * Returns the IP address of the client behind `trustedHops` of our proxies. Each proxy appends the caller's address to
 * `X-Forwarded-For`. The outermost trusted proxy therefore wrote the entry that many places from the end; the socket's
 * address is last. Entries further left come from the client and prove nothing. Gives no protection if clients can
 * reach the service without the proxies.
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
  const entry = chain[Math.max(0, chain.length - trustedHops)];
  return plainAddress(entry ?? '') ?? socket;
}

/** Removes port, brackets and the IPv6 form of an IPv4 address. Returns undefined if the text is no address. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
  const candidate = /^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, '') : trimmed;
  const mapped = candidate.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(mapped) ? mapped.toLowerCase() : undefined;
}
