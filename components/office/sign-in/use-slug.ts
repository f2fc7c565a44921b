import { useEffect, useState } from 'react';
import { api, bodyOf, type Schema } from '@/lib/api-client/client';

const pauseMs = 300;

/**
 * The short name of a new club: proposed from the club's name until it is typed by hand, and looked up after each pause
 * in typing. Without an answer there is no proposal; sending tells what is wrong.
 */
export function useSlug(clubName: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [proposal, setProposal] = useState<Schema<'SlugProposal'> | null>(null);
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
