import type { Locale } from '@/lib/rules/enums';

/**
 * Address after a successful form post: the status page, whose address is permanent. It confirms
 * the receipt, and stays in the frame if the form was in one.
 */
export function sentAddress(statusUrl: string, locale: Locale, pageQuery: string): string {
  const query = new URLSearchParams({ lang: locale, news: 'sent' });
  if (isFramed(pageQuery)) query.set('embed', '1');
  return `${new URL(statusUrl).pathname}?${query}`;
}

/**
 * Whether a page is shown in a frame on a site that the club allows; `pageQuery` is the query that all
 * its links have.
 */
export function isFramed(pageQuery: string): boolean {
  return pageQuery.split('&').includes('embed=1');
}
