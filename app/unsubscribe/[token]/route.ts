import { messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import type { Message } from '@/components/form-view/message-view';
import { AppError } from '@/lib/errors';
import {
  requireNotificationsOffToken,
  switchNotificationsOff,
} from '@/lib/services/notifications/switch-off';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/unsubscribe/{token}';

const ask: Message = {
  title: 'form.unsubscribe.title',
  text: 'form.unsubscribe.text',
  button: 'form.unsubscribe.button',
};
const done: Message = { title: 'form.unsubscribe.doneTitle', text: 'form.unsubscribe.done' };
const unknown: Message = { title: 'form.unsubscribe.unknownTitle', text: 'form.unsubscribe.unknown' };

/** Asks, and changes nothing: scanners of mail follow links. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return serve(request, ask, page => requireNotificationsOffToken(token, page.visitor.now));
}

/** The button of the page, and the one click of a mail program (RFC 8058), which follows no redirect. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return serve(request, done, page => switchNotificationsOff(page.visitor, token));
}

function serve(
  request: Request,
  message: Message,
  work: (page: Page) => Promise<unknown>,
): Promise<Response> {
  return servePage(request, route, async page => {
    try {
      await work(page);
      return await messagePage(page, message, 200);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
      return messagePage(page, unknown, 404);
    }
  });
}
