import { formOfSubmission } from '@/app/f/_public/form-of-submission';
import { htmlResponse } from '@/app/f/_public/html-response';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import { type ClubPage, findClubPage, messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import type { Message } from '@/components/form-view/message-view';
import { readText } from '@/lib/http/body';
import { countVisit, visitClub } from '@/lib/http/page-visitor';
import type { Ctx } from '@/lib/platform/context';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { readerLocale } from '@/lib/rules/texts/translations';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { confirmByToken } from '@/lib/services/submissions/confirm/confirm-by-token';
import { getConfirmation } from '@/lib/services/submissions/confirm/get-confirmation';
import { refuseByToken } from '@/lib/services/submissions/confirm/refuse-by-token';
import { renewConfirmation } from '@/lib/services/submissions/confirm/renew-confirmation';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/confirm/{token}';

/** Shows the subject and changes nothing, because mail scanners open links. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page => refusing(page, () => show(page, token)));
}

/**
 * Confirms, refuses, or requests a new link, depending on the button. Redirects to a page with the result, so
 * that a reload posts nothing.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    refusing(page, async () => {
      const answer = new URLSearchParams(await readText(request, 1024)).get('answer');
      if (answer === 'again') return renewed(page, token);
      await (answer === 'no' ? refuseByToken : confirmByToken)(page.visitor, token).catch(unlessDecided);
      const query = new URLSearchParams({
        ...(page.askedLocale ? { lang: page.askedLocale } : {}),
        ...(answer === 'no' ? {} : { done: '1' }),
      });
      return new Response(null, {
        status: 303,
        headers: { Location: `${page.url.pathname}?${query}`, 'Cache-Control': 'no-store' },
      });
    }),
  );
}

/** Shows whether a new link was sent to the address of this one. */
async function renewed(page: Page, token: string): Promise<Response> {
  await countVisit(page.visitor, 'PublicSubmit');
  const code = await renewConfirmation(page.visitor, token).then(
    () => 'sent' as const,
    (error: unknown) => {
      const isKnown =
        error instanceof AppError && (error.code === 'too-soon' || error.code === 'state-conflict');
      if (isKnown) return error.code;
      throw error;
    },
  );
  const { message, status } = renewals[code];
  return secret(await messagePage(page, message, status, await clubOf(page, token)));
}

const renewals = {
  sent: {
    message: { title: 'form.confirmation.renewedTitle', text: 'form.confirmation.renewed' },
    status: 200,
  },
  'too-soon': {
    message: {
      title: 'form.confirmation.renewSoonTitle',
      text: 'form.confirmation.renewSoon',
      button: 'form.confirmation.renew',
    },
    status: 429,
  },
  'state-conflict': {
    message: {
      title: 'form.confirmation.renewOverTitle',
      text: 'form.confirmation.renewOver',
      hasContact: true,
    },
    status: 409,
  },
} as const satisfies Record<string, { message: Message; status: number }>;

async function show(page: Page, token: string): Promise<Response> {
  const { nonce, url } = page;
  const asked = page.askedLocale ?? undefined;
  const info = await getConfirmation(page.visitor, token, asked);
  const ctx = await visitClub(page.visitor, info.clubSlug);
  const [{ renderConfirmationPage }, form] = await Promise.all([
    loadRenderer(),
    formOfSubmission(ctx, info, asked ?? info.locale),
  ]);
  const locale = readerLocale(form.club, asked, info.locale);
  const isJustConfirmed = url.searchParams.get('done') === '1';
  const isRefusing = url.searchParams.get('refuse') === '1' && info.guardianName !== null;
  const frame = { locale, path: url.pathname, nonce };
  const html = renderConfirmationPage({ ...frame, form, info, isJustConfirmed, isRefusing });
  return htmlResponse(html, { nonce, frameOrigins: null, isAddressSecret: true });
}

/** Ignores a conflict with a decision, because the page shows the decision. */
function unlessDecided(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'state-conflict') throw error;
}

const messages: Partial<Record<ErrorCode, Message>> = {
  'not-found': { title: 'form.confirmation.unknownTitle', text: 'form.confirmation.unknown' },
  expired: {
    title: 'form.confirmation.expiredTitle',
    text: 'form.confirmation.expired',
    button: 'form.confirmation.renew',
    hasContact: true,
  },
};

async function refusing(page: Page, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof AppError ? messages[error.code] : undefined;
    if (!message || !(error instanceof AppError)) throw error;
    const club = await findClubPage(page, error.extra.members?.clubSlug, clubPage);
    return secret(await messagePage(page, message, error.code === 'expired' ? 410 : 404, club));
  }
}

/** The design of the link's club, also after the link expired. */
async function clubOf(page: Page, token: string): Promise<ClubPage | null> {
  const slug = await getConfirmation(page.visitor, token).then(
    info => info.clubSlug,
    error => (error instanceof AppError ? error.extra.members?.clubSlug : undefined),
  );
  return findClubPage(page, slug, clubPage);
}

/** No page may frame this one, because its address is a secret. */
async function clubPage(ctx: Ctx): Promise<ClubPage> {
  return { form: await getPublicForm(ctx, 'Membership'), allowedOrigins: [] };
}

function secret(response: Response): Response {
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}
