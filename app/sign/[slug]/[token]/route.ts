import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import { messagePage, servePage } from '@/app/f/_public/serve-page';
import type { Message } from '@/components/form-view/message-view';
import { visitClub } from '@/lib/http/page-visitor';
import { AppError } from '@/lib/platform/errors';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { getSignatureLink } from '@/lib/services/signatures/sign';

type Context = { readonly params: Promise<{ readonly slug: string; readonly token: string }> };

const over: Message = { title: 'form.sign.overTitle', text: 'form.sign.over' };

/** Shows the club and a signature pad. This page has no data of the submission or its applicant. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, token } = await params;
  return servePage(request, '/sign/{slug}/{token}', async page => {
    const known = await visitClub(page.visitor, slug);
    const form = await getPublicForm(known, 'Membership', page.localeFor);
    const { locale } = form;
    if (!(await isOpen(known, token)))
      return secret(
        await messagePage({ ...page, visitor: { ...page.visitor, locale } }, over, 410, {
          form,
          allowedOrigins: [],
        }),
      );
    const { renderSignPage } = await loadRenderer();
    const { nonce, url } = page;
    const html = renderSignPage({ form, locale, path: url.pathname, nonce });
    return htmlResponse(html, { nonce, frameOrigins: null, isAddressSecret: true });
  });
}

/** Unknown and expired links look the same. */
async function isOpen(ctx: Parameters<typeof getSignatureLink>[0], token: string): Promise<boolean> {
  try {
    return !(await getSignatureLink(ctx, token)).isSigned;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'expired')) return false;
    throw error;
  }
}

function secret(response: Response): Response {
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}
