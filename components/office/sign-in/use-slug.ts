import { useEffect, useState } from 'react';
import { api, bodyOf } from '@/lib/api-client/client';
import type { SlugProposal } from '@/lib/contracts/sign-up';

const pauseMs = 300;

/**
 * The short name of a new club: derived from the club's name until the user edits it, and checked after each
 * pause in typing. Without an answer there is no proposal; sending reports errors.
 */
export function useSlug(clubName: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [proposal, setProposal] = useState<SlugProposal | null>(null);
  const name = (typed ?? clubName).trim();

  useEffect(() => {
    if (name === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const params = { query: { name } };
      bodyOf(api.GET('/auth/sign-up/slug', { params, signal: abort.signal })).then(setProposal, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name]);

  const proposed = name === '' ? '' : (proposal?.free ?? '');
  return { slug: typed ?? proposed, setSlug: setTyped, proposal };
}
