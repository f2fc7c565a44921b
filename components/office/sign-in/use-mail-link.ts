import { useSyncExternalStore } from 'react';
import { decodeLinkAddress, linkCode } from '@/lib/rules/format/link-code';

/** Address and code of a link in an account mail; empty if the link is incomplete. */
export type MailLink = { readonly email: string; readonly code: string };

/**
 * Reads address and code from the fragment of the page's address, which no server sees. Null until the browser has the
 * page.
 */
export function useMailLink(): MailLink | null {
  const fragment = useSyncExternalStore(subscribe, fragmentOfPage, () => null);
  if (fragment === null) return null;
  const named = new URLSearchParams(fragment);
  return { email: decodeLinkAddress(named.get('for') ?? ''), code: linkCode(named.get('code') ?? '') };
}

function fragmentOfPage(): string {
  return window.location.hash.slice(1);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
