import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import { messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import type { Message } from '@/components/form-view/message-view';
import type { ErrorCode } from '@/lib/errors';
import { AppError } from '@/lib/errors';
import { visitClub } from '@/lib/http/page-visitor';
import { getPublicForm } from '@/lib/services/public-forms/get';
import { confirmByToken } from '@/lib/services/submissions/confirm-by-token';
import { getConfirmation } from '@/lib/services/submissions/get-confirmation';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/confirm/{token}';

/** Shows what is to be confirmed and changes nothing: scanners of mail follow links. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page => refusing(page, () => show(page, token)));
}

/** Confirms, then leads to the page that says so, so that loading it again posts nothing. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    refusing(page, async () => {
      await confirmByToken(page.visitor, token).catch(unlessDecided);
      const query = new URLSearchParams({
        ...(page.askedLocale ? { lang: page.askedLocale } : {}),
        done: '1',
      });
      return new Response(null, {
        status: 303,
        headers: { Location: `${page.url.pathname}?${query}`, 'Cache-Control': 'no-store' },
      });
    }),
  );
}

async function show(page: Page, token: string): Promise<Response> {
  const { nonce, url } = page;
  const info = await getConfirmation(page.visitor, token);
  const locale = page.askedLocale ?? info.locale;
  const ctx = { ...(await visitClub(page.visitor, info.clubSlug)), locale };
  const [{ renderConfirmationPage }, form] = await Promise.all([
    loadRenderer(),
    getPublicForm(ctx, 'Membership'),
  ]);
  const isJustConfirmed = url.searchParams.get('done') === '1';
  const html = renderConfirmationPage({ form, info, isJustConfirmed, locale, path: url.pathname, nonce });
  return htmlResponse(html, { nonce, frameOrigins: null, isAddressSecret: true });
}

/** The page itself tells of a decision. */
function unlessDecided(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'state-conflict') throw error;
}

const messages: Partial<Record<ErrorCode, Message>> = {
  'not-found': { title: 'form.confirmation.unknownTitle', text: 'form.confirmation.unknown' },
  expired: { title: 'form.confirmation.expiredTitle', text: 'form.confirmation.expired' },
};

async function refusing(page: Page, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof AppError ? messages[error.code] : undefined;
    if (!message || !(error instanceof AppError)) throw error;
    return messagePage(page, message, error.code === 'expired' ? 410 : 404);
  }
}
