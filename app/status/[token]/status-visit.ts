import { formOfSubmission } from '@/app/f/_public/form-of-submission';
import { htmlResponse } from '@/app/f/_public/html-response';
import { type LinkMessages, withErrorPages as withLinkErrors } from '@/app/f/_public/link-page';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import type { ClubPage, Page } from '@/app/f/_public/serve-page';
import type { StatusPageInput } from '@/components/form-view/renderer';
import { embedOf, isFramed } from '@/components/form-view/sent-address';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { visitClub } from '@/lib/http/page-visitor';
import type { Ctx } from '@/lib/platform/context';
import type { Locale } from '@/lib/rules/enums';
import { readerLocale } from '@/lib/rules/texts/translations';
import { getClubInfo } from '@/lib/services/clubs/read';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { inReaderLanguage } from '@/lib/services/submissions/named-records';
import { getStatus } from '@/lib/services/submissions/status/get-status';

/** One request for a status page. */
export type StatusVisit = {
  readonly page: Page;
  readonly token: string;
  readonly status: SubmissionStatus;
  readonly form: ShownForm;
  /** Sites that may frame the overview. */
  readonly allowedOrigins: readonly string[];
  readonly locale: Locale;
};

/** Throws 404 and 410, which `withErrorPages` renders as pages. */
export async function openStatus(page: Page, token: string): Promise<StatusVisit> {
  const asked = page.askedLocale ?? undefined;
  const status = await getStatus(page.visitor, token);
  const { locale: ownLocale } = status.submission;
  const ctx = await visitClub(page.visitor, status.clubSlug);
  const [form, { info }] = await Promise.all([
    formOfSubmission(ctx, status.submission, asked ?? ownLocale),
    getClubInfo(ctx),
  ]);
  const locale = readerLocale(form.club, asked, ownLocale);
  const submission = await inReaderLanguage(ctx, status.submission, locale);
  return {
    page,
    token,
    status: { ...status, submission },
    form,
    allowedOrigins: info.allowedOrigins,
    locale,
  };
}

/** Only the overview of a status link may be framed: nothing on it does harm by one click. */
export async function statusResponse(
  { page, token, status, form, allowedOrigins, locale }: StatusVisit,
  view: StatusPageInput['view'],
  httpStatus = 200,
): Promise<Response> {
  const { renderStatusPage } = await loadRenderer();
  const { nonce } = page;
  const embed = view.name === 'overview' ? embedOf(page.pageQuery) : null;
  const pageQuery = embed ? `embed=${embed}` : '';
  const html = renderStatusPage({ form, status, locale, path: `/status/${token}`, nonce, pageQuery, view });
  const frameOrigins = pageQuery === '' ? null : allowedOrigins;
  return htmlResponse(html, { status: httpStatus, nonce, frameOrigins, isAddressSecret: true });
}

/** Redirects after a post, so that a reload posts nothing. */
export function seeOther({ page, locale }: StatusVisit, url: string, news: string | null): Response {
  const embed = embedOf(page.pageQuery);
  const query = new URLSearchParams({
    lang: locale,
    ...(news ? { news } : {}),
    ...(embed ? { embed } : {}),
  });
  const headers = { Location: `${new URL(url).pathname}?${query}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers: { ...headers, 'Referrer-Policy': 'no-referrer' } });
}

const messages: LinkMessages = {
  'not-found': { title: 'form.status.unknownTitle', text: 'form.status.unknown' },
  expired: { title: 'form.status.expiredTitle', text: 'form.status.expired' },
};

/** The page of an expired link has no buttons, so it may stay in the frame of the link. */
async function clubPage(page: Page, ctx: Ctx): Promise<ClubPage> {
  const [form, { info }] = await Promise.all([getPublicForm(ctx, 'Membership'), getClubInfo(ctx)]);
  return { form, allowedOrigins: isFramed(page.pageQuery) ? info.allowedOrigins : null };
}

/** Renders errors of a status link as pages. */
export function withErrorPages(page: Page, work: () => Promise<Response>): Promise<Response> {
  return withLinkErrors(page, messages, work, ctx => clubPage(page, ctx));
}
