import type { Locale } from '@/lib/rules/enums';

/**
 * Address after a successful form post: the status page, whose address is permanent. It confirms
 * the receipt, and stays in the frame if the form was in one.
 */
export function sentAddress(statusUrl: string, locale: Locale, pageQuery: string): string {
  const query = new URLSearchParams({ lang: locale, news: 'sent' });
  const embed = embedOf(pageQuery);
  if (embed) query.set('embed', embed);
  return `${new URL(statusUrl).pathname}?${query}`;
}

/**
 * Whether a page is shown in a frame on a site that the club allows; `pageQuery` is the query that all
 * its links have.
 */
export function isFramed(pageQuery: string): boolean {
  return embedOf(pageQuery) !== null;
}

/**
 * How a page in a frame looks: `1` as a part of the page around it, `bare` without its heading, too, `card` like the form's
 * own page.
 */
export function embedOf(pageQuery: string): string | null {
  const embed = new URLSearchParams(pageQuery).get('embed');
  return embed === '1' || embed === 'bare' || embed === 'card' ? embed : null;
}
