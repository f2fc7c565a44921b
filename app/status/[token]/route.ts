import { type Page, servePage } from '@/app/f/_public/serve-page';
import { openStatus, seeOther, statusResponse, withErrorPages } from '@/app/status/[token]/status-visit';
import { type StatusNews, statusNews } from '@/components/form-view/status/status-news';
import { countVisit } from '@/lib/http/page-visitor';
import { AppError } from '@/lib/platform/errors';
import { resendOwnConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/status/{token}';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, async () => {
      const asked = page.url.searchParams.get('news');
      const news = statusNews.find(one => one === asked) ?? null;
      return statusResponse(await openStatus(page, token), { name: 'overview', news });
    }),
  );
}

/** Resends the confirmation mails. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, async () => {
      await countVisit(page.visitor, 'PublicSubmit');
      const visit = await openStatus(page, token);
      return seeOther(visit, visit.status.url, await resend(page, token));
    }),
  );
}

async function resend({ visitor }: Page, token: string): Promise<StatusNews> {
  try {
    await resendOwnConfirmation(visitor, token);
    return 'resent';
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'too-soon') return 'tooSoon';
    if (code === 'state-conflict') return 'nothingToResend';
    throw error;
  }
}
