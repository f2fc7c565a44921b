import type { Message } from '@/components/form-view/message-view';
import type { Ctx } from '@/lib/platform/context';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { type ClubPage, findClubPage, messagePage, type Page } from './serve-page';

/** What the page of a personal link says of an unknown and of an ended link. */
export type LinkMessages = Partial<Record<ErrorCode, Message>>;

/** Renders the errors of a personal link as pages, in the design of its club if that is known. */
export async function withErrorPages(
  page: Page,
  messages: LinkMessages,
  work: () => Promise<Response>,
  readClubPage: (ctx: Ctx) => Promise<ClubPage> = unframedClubPage,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof AppError ? messages[error.code] : undefined;
    if (!message || !(error instanceof AppError)) throw error;
    const club = await findClubPage(page, error.extra.members?.clubSlug, readClubPage);
    return secret(await messagePage(page, message, error.code === 'expired' ? 410 : 404, club));
  }
}

/** No page may frame one whose address is a secret. */
export async function unframedClubPage(ctx: Ctx): Promise<ClubPage> {
  return { form: await getPublicForm(ctx, 'Membership'), allowedOrigins: [] };
}

/** Keeps the address of a page out of referrers and search engines. */
export function secret(response: Response): Response {
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}

/** Redirects to the page itself, so that a reload posts nothing. */
export function toItself({ url, askedLocale }: Page, result: Readonly<Record<string, string>>): Response {
  const query = new URLSearchParams({ ...(askedLocale ? { lang: askedLocale } : {}), ...result });
  return new Response(null, {
    status: 303,
    headers: { Location: `${url.pathname}?${query}`, 'Cache-Control': 'no-store' },
  });
}

/** Ignores a conflict with a decision, because the page shows the decision. */
export function unlessDecided(error: unknown): false {
  if (error instanceof AppError && error.code === 'state-conflict') return false;
  throw error;
}
