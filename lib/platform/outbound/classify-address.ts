import ipaddr from 'ipaddr.js';

/**
 * `Public`: a public address. `Allowed`: in `OUTBOUND_ALLOW_CIDRS`. `Refused`: all others, and those in
 * `OUTBOUND_DENY_CIDRS`.
 */
export type AddressClass = 'Public' | 'Allowed' | 'Refused';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** The host agent of Azure, which every virtual machine there can reach: a public address of an internal service. */
const inner = new Set(['168.63.129.16']);
const mapped = ipaddr.IPv6.parseCIDR('::ffff:0:0/96');

/**
 * Classifies an address by its octets, never by its text. IPv4 inside IPv6 (mapped, NAT64 of RFC 6052) is classified
 * as the IPv4 address that is reached. Tunnels that hide one (6to4, Teredo, ISATAP and other private prefixes) are
 * refused. An address that cannot be parsed is refused.
 */
export function classifyAddress(
  address: string,
  allowCidrs: readonly string[],
  denyCidrs: readonly string[] = [],
): AddressClass {
  if (!ipaddr.isValid(address)) return 'Refused';
  const reached = embeddedIPv4(ipaddr.parse(address));
  if (denyCidrs.some(cidr => isWithin(reached, cidr))) return 'Refused';
  if (allowCidrs.some(cidr => isWithin(reached, cidr))) return 'Allowed';
  if (reached.range() !== 'unicast') return 'Refused';
  if (reached instanceof ipaddr.IPv6 && !reached.match(globalUnicast)) return 'Refused';
  return inner.has(reached.toString()) ? 'Refused' : 'Public';
}

function embeddedIPv4(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (!address.match(nat64) && !address.match(mapped)) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, cidr: string): boolean {
  const [network, bits] = ipaddr.parseCIDR(cidr);
  return network.kind() === address.kind() && address.match(network, bits);
}
