import { randomBytes } from 'node:crypto';
import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import type { Message } from '@/components/form-view/message-view';
import type { ShownForm } from '@/components/form-view/shown-form';
import { countVisit, type PageVisitor, pageVisitor, visitClub } from '@/lib/http/page-visitor';
import { statusOf, toAppError } from '@/lib/http/problem';
import type { Ctx } from '@/lib/platform/context';
import { isLocale, negotiateLocale } from '@/lib/platform/i18n/locale';
import { log } from '@/lib/platform/log';
import { type Locale, locales } from '@/lib/rules/enums';
import { type LanguagesOfClub, offeredLocales } from '@/lib/rules/texts/translations';

/** The context of a public page. */
export type Page = {
  readonly visitor: PageVisitor;
  readonly url: URL;
  readonly nonce: string;
  /** Query that every address of the page has: preview or frame. */
  readonly pageQuery: string;
  /** Language in the address. */
  readonly askedLocale: Locale | null;
  /** The language among those that a club offers: of the address, else of the browser, else the club's. */
  readonly localeFor: (club: LanguagesOfClub) => Locale;
};

/**
 * Serves one request for a public page: applies limits, logs without personal data, and renders errors as
 * pages.
 */
export async function servePage(
  request: Request,
  route: string,
  handler: (page: Page) => Promise<Response>,
): Promise<Response> {
  const startedAt = performance.now();
  const page = openPage(request);
  let response: Response;
  try {
    await countVisit(page.visitor, 'PublicRead');
    response = await handler(page);
  } catch (error) {
    response = await failurePage(page, error);
  }
  const { requestId } = page.visitor;
  response.headers.set('X-Request-Id', requestId);
  const durationMs = Math.round(performance.now() - startedAt);
  log.info({ requestId, method: request.method, route, status: response.status, durationMs });
  return response;
}

/** A club's design, and the origins that may frame its page beside our own; null allows none. */
export type ClubPage = { readonly form: ShownForm; readonly allowedOrigins: readonly string[] | null };

/**
 * Returns what `read` gives for the club with this slug. Returns null without a slug or if reading fails,
 * because a message page also works without the club's design.
 */
export async function findClubPage(
  { visitor }: Page,
  slug: unknown,
  read: (ctx: Ctx) => Promise<ClubPage>,
): Promise<ClubPage | null> {
  if (typeof slug !== 'string') return null;
  try {
    return await read(await visitClub(visitor, slug));
  } catch (error) {
    log.warn({ requestId: visitor.requestId, err: error }, 'page shown without the look of its club');
    return null;
  }
}

/** A page with one message, in the club's design if there is a club. Without one it cannot be framed. */
export async function messagePage(
  { visitor, url, pageQuery, nonce }: Page,
  message: Message,
  status: number,
  club: ClubPage | null = null,
): Promise<Response> {
  const renderer = await loadRenderer();
  const { locale } = visitor;
  const form = club?.form ?? null;
  const html = renderer.renderMessagePage({ locale, path: url.pathname, pageQuery, nonce, message, form });
  return htmlResponse(html, { status, nonce, frameOrigins: club?.allowedOrigins ?? null });
}

function openPage(request: Request): Page {
  const url = new URL(request.url);
  const asked = url.searchParams.get('lang');
  const accepted = request.headers.get('accept-language');
  const localeFor = (club: LanguagesOfClub) =>
    negotiateLocale(accepted, asked, club.locale, offeredLocales(club, locales));
  return {
    visitor: pageVisitor(request, negotiateLocale(accepted, asked)),
    url,
    nonce: randomBytes(16).toString('base64'),
    pageQuery: ['preview=1', 'embed=1', 'embed=bare', 'embed=card']
      .filter(part => hasPart(url, part))
      .join('&'),
    askedLocale: isLocale(asked) ? asked : null,
    localeFor,
  };
}

function hasPart({ searchParams }: URL, part: string): boolean {
  const [name = '', value] = part.split('=');
  return searchParams.get(name) === value;
}

const busy: Message = { title: 'form.missing.busyTitle', text: 'form.missing.busy' };
const failed: Message = { title: 'form.missing.failedTitle', text: 'form.missing.failed' };
const unknownClub: Message = { title: 'form.missing.title', text: 'form.missing.club' };

async function failurePage(page: Page, thrown: unknown): Promise<Response> {
  const error = toAppError(thrown);
  if (error.code === 'not-found') return messagePage(page, unknownClub, 404);
  const status = statusOf(error.code);
  if (status >= 500) log.error({ requestId: page.visitor.requestId, err: thrown }, 'page failed');
  const response = await messagePage(page, status === 429 ? busy : failed, status);
  const retryAfter = error.extra.headers?.['Retry-After'];
  if (retryAfter) response.headers.set('Retry-After', retryAfter);
  return response;
}
