import { pageHeaders } from '@/app/f/_public/html-response';
import { messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import { type FormVisit, formResponse, openForm, sentResponse } from '@/app/f/[slug]/[kind]/form-visit';
import { handleForm } from '@/app/f/[slug]/[kind]/handle-form';
import { findKeptPage, keepPage, keptResponse, versionOfSharedPage } from '@/app/f/[slug]/[kind]/kept-forms';
import { readSentQuery } from '@/app/f/[slug]/[kind]/sent-query';
import { paperAddress } from '@/components/form-view/form-path';
import type { Message } from '@/components/form-view/message-view';
import { addressOf } from '@/components/form-view/page-state';
import { rulesOf, rulesOfPage } from '@/components/form-view/rules-of';
import type { ShownForm } from '@/components/form-view/shown-form';
import { env } from '@/lib/env';
import { file } from '@/lib/http/reply';
import { AppError } from '@/lib/platform/errors';
import { openingAt } from '@/lib/rules/dates/opening';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { nextFirstDay } from '@/lib/rules/money/tariff-fit';
import { recordRefusedSite } from '@/lib/services/clubs/refused-sites';
import { getPublicPaperForm } from '@/lib/services/handouts/public-paper-form';

/** What a server passes to the functions of a route file. */
export type RouteContext = { readonly params: Promise<Readonly<Record<string, string>>> };

/** Club, kind, and the further form, if the address names one. */
type Place = { readonly slug: string; readonly kind: string; readonly form?: string };

export async function placeOf({ params }: RouteContext): Promise<Place> {
  const { slug = '', kind = '', form } = await params;
  return { slug, kind, ...(form === undefined ? {} : { form }) };
}

/** A form, its closed page, or the page after sending it. */
export function showForm(request: Request, route: string, place: Place): Promise<Response> {
  return servePage(request, route, async page => {
    const version = await versionOfSharedPage(page, place);
    const kept = version && (await findKeptPage(page, version));
    if (kept) {
      await noteRefusal(request, page, { clubId: version.clubId, allowedOrigins: kept.frameOrigins });
      return keptResponse(request, page, version, kept);
    }
    const visit = await findForm(request, page, place);
    if (!visit) return notOffered(request, page, place.slug);
    if (page.url.searchParams.get('paper') === '1' && isOnPaper(visit.form)) return paperResponse(visit);
    await noteRefusal(request, page, { clubId: visit.ctx.clubId, allowedOrigins: visit.allowedOrigins });
    if (visit.form.closed && !page.url.searchParams.has('sent')) return closedPage(visit, visit.form.closed);
    const sent = page.url.searchParams.get('sent');
    const receipt = readSentQuery(sent, visit);
    if (receipt && sent) return sentResponse(visit, receipt, `sent=${sent}`);
    if (version) return keptResponse(request, page, version, await keepPage(visit, version));
    const step = visit.rules.allSteps[0] ?? 'review';
    return formResponse(visit, { values: null, step, problems: [], notice: null });
  });
}

/**
 * Whether the form can be had on paper: while it is open. Members can also tell a club that does not accept it online
 * what changes or ends, but a club that admits nobody gets no applications.
 */
function isOnPaper({ kind, closed }: ShownForm): boolean {
  return closed === null || (kind !== 'Membership' && closed.reason === 'SwitchedOff');
}

/** The form as PDF, to fill in by hand. Its code leads to the club's language if the reader chose no other. */
async function paperResponse({ ctx, form }: FormVisit): Promise<Response> {
  const { kind, club, furtherForm, today } = form;
  const input = {
    kind,
    ...(ctx.locale === club.locale ? {} : { locale: ctx.locale }),
    ...(furtherForm ? { form: furtherForm.slug } : {}),
  };
  const { content, contentType, fileName } = await getPublicPaperForm(ctx, input, today);
  const { headers } = file(content, contentType, fileName);
  return new Response(content, { headers: { ...pageHeaders, ...headers } });
}

/**
 * Records the site around a frame that the browser will refuse, for the club's list. The browser names it in `Referer`,
 * with its origin alone if it is another site.
 */
async function noteRefusal(
  request: Request,
  { visitor }: Page,
  { clubId, allowedOrigins }: { readonly clubId: string; readonly allowedOrigins: readonly string[] },
): Promise<void> {
  const referer = request.headers.get('referer') ?? '';
  if (request.headers.get('sec-fetch-dest') !== 'iframe' || !URL.canParse(referer)) return;
  const { origin } = new URL(referer);
  if (origin === new URL(env().APP_URL).origin || allowedOrigins.includes(origin)) return;
  await recordRefusedSite({ ...visitor, clubId }, origin);
}

/** A posted form without a script. */
export function answerForm(request: Request, route: string, place: Place): Promise<Response> {
  return servePage(request, route, async page => {
    const visit = await findForm(request, page, place);
    if (!visit) return notOffered(request, page, place.slug);
    return visit.form.closed ? closedPage(visit, visit.form.closed) : handleForm(request, visit);
  });
}

/** Null if there is no such kind, or the club has no such form. */
async function findForm(
  request: Request,
  page: Page,
  { slug, kind, form }: Place,
): Promise<FormVisit | null> {
  const rules = rulesOfPage(kind);
  if (!rules) return null;
  if (form === undefined) return openForm(request, page, { slug, rules });
  if (rules.kind !== 'Membership') return null;
  return openForm(request, page, { slug, rules, furtherForm: form }).catch(error => {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  });
}

/** The club exists, but has no such form. */
async function notOffered(request: Request, page: Page, slug: string): Promise<Response> {
  const visit = await openForm(request, page, { slug, rules: rulesOf('Membership') });
  const message: Message = {
    title: 'form.missing.title',
    text: 'form.missing.kind',
    hasContact: true,
    link: standardForm(visit),
  };
  return messagePage(inLanguageOf(visit), message, 404, visit);
}

/** A closed form: the reason and the club's contact. */
async function closedPage(
  visit: FormVisit,
  { reason, text }: NonNullable<ShownForm['closed']>,
): Promise<Response> {
  const { form } = visit;
  const { furtherForm } = form;
  const message: Message = {
    title: reason === 'Full' ? 'form.closed.fullTitle' : 'form.closed.title',
    text: `form.closed.${reason}`,
    words: text,
    when: whenOf(visit, reason),
    kind: form.kind,
    hasContact: true,
    ...(isOnPaper(form) ? { link: { href: paperAddress(form, visit.ctx.locale), words: 'form.paper' } } : {}),
    ...(furtherForm ? { name: furtherForm.title, link: standardForm(visit) } : {}),
  };
  return messagePage(inLanguageOf(visit), message, 200, visit);
}

/** When a form opens or ended: at its own time, or on the first day of one of its tariffs. */
function whenOf({ ctx, form }: FormVisit, reason: NonNullable<ShownForm['closed']>['reason']): string {
  const { furtherForm, club } = form;
  const { opensAt = null, closesAt = null } = furtherForm ?? {};
  const isClosedByTime = openingAt({ opensAt, closesAt }, ctx.now) !== 'Open';
  const instant = reason === 'NotYetOpen' ? opensAt : closesAt;
  if (isClosedByTime && instant) return formatDateTime(new Date(instant), club.timeZone, ctx.locale);
  const day = form.kind === 'Membership' ? nextFirstDay(form.memberships, form.today) : null;
  return day ? formatDate(day, ctx.locale) : '';
}

function standardForm({ form, ctx, page }: FormVisit): NonNullable<Message['link']> {
  const place = { path: `/f/${form.club.slug}/membership`, pageQuery: page.pageQuery };
  return { href: addressOf(place, ctx.locale), words: 'form.missing.toMembership' };
}

function inLanguageOf({ page, ctx }: FormVisit): Page {
  return { ...page, visitor: { ...page.visitor, locale: ctx.locale } };
}
