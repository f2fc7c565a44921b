import { useSyncExternalStore } from 'react';
import { linkCode } from '@/lib/rules/format/link-code';

/** Address and code of a link in an account mail; empty if the link is incomplete. */
export type MailLink = { readonly email: string; readonly code: string };

/**
 * Reads address and code from the fragment of the page's address, which no server sees. `fromQuery` has those
 * of an older link, and wins if complete. Null until the browser has the page.
 */
export function useMailLink(fromQuery: MailLink): MailLink | null {
  const fragment = useSyncExternalStore(subscribe, fragmentOfPage, () => null);
  if (fromQuery.email && fromQuery.code) return fromQuery;
  if (fragment === null) return null;
  const named = new URLSearchParams(fragment);
  return { email: named.get('email') ?? '', code: linkCode(named.get('code') ?? '') };
}

function fragmentOfPage(): string {
  return window.location.hash.slice(1);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
