import type { Locale } from '@/lib/rules/enums';

/**
 * Address that a form leads to after it was received: the status page, whose address lasts. It confirms the receipt, and
 * stays in the frame if the form was in one.
 */
export function sentAddress(statusUrl: string, locale: Locale, kept: string): string {
  const query = new URLSearchParams({ lang: locale, news: 'sent' });
  if (isFramed(kept)) query.set('embed', '1');
  return `${new URL(statusUrl).pathname}?${query}`;
}

/** Whether a page is shown in a frame on a site that the club allows; `kept` is the query that all its links carry. */
export function isFramed(kept: string): boolean {
  return kept.split('&').includes('embed=1');
}
