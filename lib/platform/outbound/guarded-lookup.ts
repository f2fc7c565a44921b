import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { env } from '@/lib/env';
import { type AddressClass, classifyAddress } from './classify-address';
import { OutboundError } from './outbound-error';

/** Rules for the addresses that may be called. */
export type OutboundPolicy = {
  /** CIDRs that the operator allows although they are not public. */
  readonly allowCidrs: readonly string[];
  /** CIDRs that the operator refuses, also public ones. */
  readonly denyCidrs?: readonly string[];
  /** Refuses public addresses too: for calls without TLS. */
  readonly isAllowedOnly?: boolean;
  /** Whether a refusal may say how the operator allows this machine: in a demo the operator reads it. */
  readonly isDemo?: boolean;
  /** Resolves a name to all its addresses; the system's resolver by default. */
  readonly resolve?: (hostname: string) => Promise<LookupAddress[]>;
};

/** The policy of this installation. */
export function outboundPolicy(): OutboundPolicy {
  const { OUTBOUND_ALLOW_CIDRS: allowCidrs, OUTBOUND_DENY_CIDRS: denyCidrs, DEMO: isDemo } = env();
  return { allowCidrs, denyCidrs, isDemo };
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
 * A DNS lookup for `net.connect`. One refused record refuses the whole name, and the socket connects only to the
 * addresses checked here, so a later change by the name server has no effect. Sockets do not look up a host that is
 * already an address: check that with `assertCallable` first.
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

/** A host as sockets expect it: IPv6 without brackets. */
export function hostOf(hostname: string): string {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : hostname;
}
