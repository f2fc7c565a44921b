import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { isInner } from '@/lib/platform/outbound/assert-allowed-url';

/** DNS records of a name; empty if there are none, null if the query failed or took too long. */
export type DomainRecords = {
  txt(name: string): Promise<readonly string[] | null>;
  mx(name: string): Promise<readonly string[] | null>;
};

const tryMs = 2_000;
const totalMs = 5_000;
const answersMax = 50;
const textMax = 4_096;

/**
 * Queries the system's name servers, once per record; all queries end five seconds after this call. Connects to nothing
 * that it finds, and never throws.
 */
export function lookUpRecords(): DomainRecords {
  const resolver = new Resolver({ timeout: tryMs, tries: 1 });
  setTimeout(() => resolver.cancel(), totalMs).unref();
  const bounded = async (found: Promise<string[]>): Promise<readonly string[] | null> => {
    try {
      return (await found).slice(0, answersMax).map(text => text.slice(0, textMax));
    } catch (error) {
      return isNone(error) ? [] : null;
    }
  };
  return {
    txt: name => bounded(resolver.resolveTxt(name).then(records => records.map(parts => parts.join('')))),
    mx: name => bounded(resolver.resolveMx(name).then(records => records.map(({ exchange }) => exchange))),
  };
}

function isNone(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
  );
}

const label = /^[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns the domain of an email address in DNS form; null if it is not public. */
export function publicDomainOf(address: string): string | null {
  const name = address.slice(address.lastIndexOf('@') + 1);
  // URL parsing would drop a path and percent signs, which no email address has.
  const domain = /[\s/?#%\\:[\]]/.test(name) ? '' : domainToASCII(name).toLowerCase();
  const labels = domain.split('.');
  const isName = domain.length <= 253 && labels.length > 1 && labels.every(part => label.test(part));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') && !isInner(domain) ? domain : null;
}
