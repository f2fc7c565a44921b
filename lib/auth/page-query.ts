const fallback = '/submissions';

/**
 * Where to go after sign-in: `given` where it is a page of this very origin, the inbox for anything else, so that
 * a link can never lead through our sign-in to a foreign site.
 */
export function nextPathOf(given: string | readonly string[] | undefined): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return fallback;
  const base = 'http://origin.invalid';
  if (!URL.canParse(given, base)) return fallback;
  const url = new URL(given, base);
  if (url.origin !== base || /^\/(?:\/|(?:login|api)(?:\/|$))/.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** Address and code in the query, where older account mails have them; empty where they are missing or there twice. */
export function mailLinkOf({ email, code }: Search): { email: string; code: string } {
  return { email: typeof email === 'string' ? email : '', code: typeof code === 'string' ? code : '' };
}
