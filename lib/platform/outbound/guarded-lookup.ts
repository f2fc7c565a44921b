import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { env } from '@/lib/env';
import { type AddressClass, classifyAddress } from './classify-address';
import { OutboundError } from './outbound-error';

/** Which addresses may be called. */
export type OutboundPolicy = {
  /** Operator's exceptions to "public addresses only". */
  readonly allowCidrs: readonly string[];
  /** Addresses that the operator refuses, also public ones. */
  readonly denyCidrs?: readonly string[];
  /** Refuses public addresses too: for calls without TLS. */
  readonly isAllowedOnly?: boolean;
  /** Every address of a name; the system's resolver unless said. */
  readonly resolve?: (hostname: string) => Promise<LookupAddress[]>;
};

/** What this installation allows and denies. */
export function outboundPolicy(): OutboundPolicy {
  const { OUTBOUND_ALLOW_CIDRS: allowCidrs, OUTBOUND_DENY_CIDRS: denyCidrs } = env();
  return { allowCidrs, denyCidrs };
}

export function isCallable(kind: AddressClass, policy: OutboundPolicy): boolean {
  return kind === 'Allowed' || (kind === 'Public' && !policy.isAllowedOnly);
}

/** Throws `AddressRefused` for an address that the policy does not allow. */
export function assertCallable(address: string, policy: OutboundPolicy): void {
  if (!isCallable(classifyAddress(address, policy.allowCidrs, policy.denyCidrs), policy))
    throw new OutboundError('AddressRefused');
}

/**
 * A look-up for `net.connect`: one refused record refuses the whole name, and the socket goes to no address but
 * those that were judged here, so a name server that changes its mind in between gains nothing. Sockets do not
 * look up a host that is an address already: judge that with `assertCallable` first.
 */
export function guardedLookup(policy: OutboundPolicy): LookupFunction {
  return (hostname, options, callback) => {
    const resolve = policy.resolve ?? (name => lookup(name, { ...options, all: true }));
    resolve(hostname)
      .then(records => {
        for (const { address } of records) assertCallable(address, policy);
        const [first] = records;
        if (!first) throw new OutboundError('ConnectFailed');
        if (options.all) callback(null, records);
        else callback(null, first.address, first.family);
      })
      .catch((error: unknown) => {
        callback(error instanceof Error ? error : new OutboundError('ConnectFailed'), '', 4);
      });
  };
}

/** A host as sockets take it: IPv6 without brackets. */
export function hostOf(hostname: string): string {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : hostname;
}
