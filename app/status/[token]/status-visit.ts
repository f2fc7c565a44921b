import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import { messagePage, type Page } from '@/app/f/_public/serve-page';
import type { Message } from '@/components/form-view/message-view';
import type { StatusPageInput } from '@/components/form-view/renderer';
import { type ShownForm, shownCancellation } from '@/components/form-view/shown-form';
import type { Ctx } from '@/lib/context';
import type { Locale, SubmissionKind } from '@/lib/contracts/enums';
import type { SubmissionStatus } from '@/lib/contracts/submission-status';
import { AppError, type ErrorCode } from '@/lib/errors';
import { visitClub } from '@/lib/http/page-visitor';
import { getPublicForm } from '@/lib/services/public-forms/get';
import { getPublicCancellationForm } from '@/lib/services/public-forms/get-cancellation';
import { getStatus } from '@/lib/services/submissions/get-status';

/** One visit to a status page. */
export type StatusVisit = {
  readonly page: Page;
  readonly token: string;
  readonly status: SubmissionStatus;
  readonly form: ShownForm;
  readonly locale: Locale;
};

/** Throws 404 and 410, of which `refusing` makes pages. */
export async function openStatus(page: Page, token: string): Promise<StatusVisit> {
  const status = await getStatus(page.visitor, token);
  const form = await formOf(await visitClub(page.visitor, status.clubSlug), status.submission.kind);
  return { page, token, status, form, locale: page.askedLocale ?? status.submission.locale };
}

/** A form of the club, for its look and the names of its fields. */
async function formOf(ctx: Ctx, kind: SubmissionKind): Promise<ShownForm> {
  if (kind === 'Cancellation') return shownCancellation(await getPublicCancellationForm(ctx));
  return getPublicForm(ctx, kind);
}

export async function statusResponse(
  { page, token, status, form, locale }: StatusVisit,
  view: StatusPageInput['view'],
  httpStatus = 200,
): Promise<Response> {
  const { renderStatusPage } = await loadRenderer();
  const { nonce } = page;
  const html = renderStatusPage({ form, status, locale, path: `/status/${token}`, nonce, view });
  return htmlResponse(html, { status: httpStatus, nonce, frameOrigins: null, isAddressSecret: true });
}

/** After a post: loading the page again posts nothing. */
export function seeOther({ locale }: StatusVisit, url: string, news: string | null): Response {
  const query = new URLSearchParams({ lang: locale, ...(news ? { news } : {}) });
  const headers = { Location: `${new URL(url).pathname}?${query}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers: { ...headers, 'Referrer-Policy': 'no-referrer' } });
}

const messages: Partial<Record<ErrorCode, Message>> = {
  'not-found': { title: 'form.status.unknownTitle', text: 'form.status.unknown' },
  expired: { title: 'form.status.expiredTitle', text: 'form.status.expired' },
};

/** Pages of what a link no longer leads to. */
export async function refusing(page: Page, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof AppError ? messages[error.code] : undefined;
    if (!message || !(error instanceof AppError)) throw error;
    const response = await messagePage(page, message, error.code === 'expired' ? 410 : 404);
    response.headers.set('Referrer-Policy', 'no-referrer');
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    return response;
  }
}
