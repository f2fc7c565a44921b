import dgram from 'node:dgram';
import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Names that are unknown here without a query: reserved for examples (RFC 2606), or of an inner network (RFC 6761, RFC
 * 9476, one label).
 */
const reservedNames =
  /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test|internal|local|lan|localdomain|home\.arpa)\.?$|\.localhost\.?$|^[^.]+$/i;
const loopbackName = /^localhost\.?$/i;
/** What the system reads as an IPv4 address without a query: `127.1`, `0x7f000001`. */
const numericHost = /^(?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+)){0,3}\.?$/i;

/** The patches belong to the process: a second copy of this module must find those of the first one. */
const shared: typeof globalThis & { reachedAddresses?: Set<string> } = globalThis;

/**
 * Lets this process reach only loopback: a connection or a DNS query that would leave it fails, and `drainReached`
 * returns its address. It sees sockets of Node, but not those of other programs that a test starts.
 */
export function allowLoopbackOnly(): void {
  if (shared.reachedAddresses) return;
  shared.reachedAddresses = new Set();
  guardSockets();
  guardLookups();
  guardQueries();
  syncBuiltinESMExports();
}

/** Returns the addresses outside of loopback that this process tried to reach since the last call. */
export function drainReached(): string[] {
  const reached = [...(shared.reachedAddresses ?? [])];
  shared.reachedAddresses?.clear();
  return reached;
}

/** What a process with a test as its parent prints for each address, so that the test can read it. */
export const refusalWords = 'is outside of loopback';

function refuse(address: string, code: string): Error {
  const message = `${address} ${refusalWords}`;
  shared.reachedAddresses?.add(address);
  if (process.env.PRINT_REFUSED_ADDRESSES) process.stderr.write(`${message}\n`);
  return Object.assign(new Error(message), { code });
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (net.isIP(bare) === 0) return loopbackName.test(bare);
  return /^(?:::ffff:)?127\./i.test(bare) || bare === '::1';
}

/** Why a name is not resolved; null if the system may resolve it without a query. */
function lookupProblem(name: string): Error | null {
  if (net.isIP(name) !== 0 || numericHost.test(name) || isLoopback(name)) return null;
  if (reservedNames.test(name)) return Object.assign(new Error(`${name} is unknown`), { code: 'ENOTFOUND' });
  return refuse(name, 'ENOTFOUND');
}

/** Replaces a method of Node by `make` of it. */
function replace(owner: object, name: string, make: (original: Callable) => Callable): void {
  const original: unknown = Reflect.get(owner, name);
  if (isCallable(original)) Reflect.set(owner, name, make(original));
}

type Callable = (this: unknown, ...args: unknown[]) => unknown;

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

type Target = { port?: unknown; host?: unknown; path?: unknown; lookup?: unknown };

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null;
}

function guardSockets(): void {
  replace(
    net.Socket.prototype,
    'connect',
    connect =>
      function (...args) {
        // Node's own callers pass an array of the options and the callback.
        const [first, second] = Array.isArray(args[0]) ? args[0] : args;
        const given: Target = isTarget(first)
          ? first
          : { port: first, ...(typeof second === 'string' && { host: second }) };
        const isPipe = typeof given.path === 'string' || (typeof first === 'string' && !/^\d+$/.test(first));
        if (isPipe) return connect.apply(this, args);
        const callback = (Array.isArray(args[0]) ? args[0] : args).findLast(isCallable);
        return connect.call(this, guardedTarget(given), ...(callback ? [callback] : []));
      },
  );
  for (const name of ['send', 'connect']) {
    replace(
      dgram.Socket.prototype,
      name,
      original =>
        function (...args) {
          const host = args.slice(1).find(arg => typeof arg === 'string');
          if (typeof host === 'string' && !isLoopback(host)) throw refuse(host, 'ENETUNREACH');
          return original.apply(this, args);
        },
    );
  }
}

/** The same target with a lookup that refuses addresses outside of loopback, also for a host that is an address. */
function guardedTarget(target: Target): Target {
  const host = typeof target.host === 'string' && target.host ? target.host : 'localhost';
  if (net.isIP(host) !== 0) {
    if (isLoopback(host)) return target;
    return { ...target, host: 'refused.invalid', lookup: failing(() => refuse(host, 'ENETUNREACH')) };
  }
  const resolve = isCallable(target.lookup) ? target.lookup : dns.lookup;
  const lookup = (name: unknown, options: unknown, callback: unknown) =>
    Reflect.apply(resolve, undefined, [
      name,
      options,
      (error: unknown, found: unknown, family: unknown) => {
        const records: unknown[] = Array.isArray(found) ? found.map(one => one.address) : [found];
        const outside = error ? undefined : records.find(one => typeof one === 'string' && !isLoopback(one));
        const problem = typeof outside === 'string' ? refuse(outside, 'ENETUNREACH') : error;
        if (isCallable(callback)) callback(problem, found, family);
      },
    ]);
  return { ...target, lookup };
}

/** A lookup that always fails. */
function failing(problem: () => Error): Callable {
  return (_name, _options, callback) => {
    if (isCallable(callback)) process.nextTick(callback, problem());
  };
}

function guardLookups(): void {
  replace(
    dns,
    'lookup',
    lookup =>
      function (...args) {
        const problem = lookupProblem(String(args[0]));
        if (!problem) return lookup.apply(this, withoutDot(args));
        const callback = args.findLast(isCallable);
        if (callback) process.nextTick(callback, problem);
      },
  );
  replace(
    dnsPromises,
    'lookup',
    lookup =>
      function (...args) {
        const problem = lookupProblem(String(args[0]));
        return problem ? Promise.reject(problem) : lookup.apply(this, withoutDot(args));
      },
  );
}

/** The system asks a name server for `localhost.`, but not for `localhost`. */
function withoutDot([name, ...others]: unknown[]): unknown[] {
  return [typeof name === 'string' && loopbackName.test(name) ? 'localhost' : name, ...others];
}

/** Queries to name servers: each leaves loopback, except those of reserved names, which have no records. */
function guardQueries(): void {
  const owners = [dnsPromises, dnsPromises.Resolver.prototype, dns, dns.Resolver.prototype];
  for (const owner of owners) {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(owner))) {
      if (!/^(?:resolve|reverse)/.test(name)) continue;
      const isPromised = owner === dnsPromises || owner === dnsPromises.Resolver.prototype;
      replace(owner, name, () => (...args) => {
        const asked = String(args[0]);
        const problem = reservedNames.test(asked) ? lookupProblem(asked) : refuse(asked, 'ENOTFOUND');
        if (isPromised) return Promise.reject(problem);
        const callback = args.findLast(isCallable);
        if (callback) process.nextTick(callback, problem);
      });
    }
  }
}
