import { officeStart } from '@/lib/rules/office-start';

/**
 * Returns the page after sign-in: `given` if it is a path of this origin outside of `/login` and `/api`, else the
 * office's first page. A link can therefore never redirect to a foreign site.
 */
export function nextPathOf(given: string | readonly string[] | undefined): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return officeStart;
  const base = 'http://origin.invalid';
  if (!URL.canParse(given, base)) return officeStart;
  const url = new URL(given, base);
  if (url.origin !== base || /^\/(?:\/|(?:login|api)(?:\/|$))/.test(url.pathname)) return officeStart;
  return `${url.pathname}${url.search}${url.hash}`;
}
