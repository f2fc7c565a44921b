import { messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import type { Message } from '@/components/form-view/message-view';
import type { NotificationTopic } from '@/lib/auth/notifications-off-token';
import { AppError } from '@/lib/platform/errors';
import {
  requireNotificationsOffToken,
  switchNotificationsOff,
} from '@/lib/services/notifications/switch-off';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/unsubscribe/{token}';

const questions: Readonly<Record<NotificationTopic, Message>> = {
  Submissions: {
    title: 'form.unsubscribe.title',
    text: 'form.unsubscribe.text',
    button: 'form.unsubscribe.button',
  },
  MonthlyReport: {
    title: 'form.unsubscribe.reportTitle',
    text: 'form.unsubscribe.reportText',
    button: 'form.unsubscribe.reportButton',
  },
};
const answers: Readonly<Record<NotificationTopic, Message>> = {
  Submissions: { title: 'form.unsubscribe.doneTitle', text: 'form.unsubscribe.done' },
  MonthlyReport: { title: 'form.unsubscribe.doneTitle', text: 'form.unsubscribe.reportDone' },
};
const unknown: Message = { title: 'form.unsubscribe.unknownTitle', text: 'form.unsubscribe.unknown' };

/** Asks and changes nothing, because mail scanners open links. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return serve(request, questions, page => requireNotificationsOffToken(token, page.visitor.now));
}

/**
 * Handles the page's button and the one-click request of a mail program (RFC 8058), which follows no
 * redirect.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return serve(request, answers, page => switchNotificationsOff(page.visitor, token));
}

function serve(
  request: Request,
  messages: Readonly<Record<NotificationTopic, Message>>,
  work: (page: Page) => Promise<{ readonly topic: NotificationTopic }>,
): Promise<Response> {
  return servePage(request, route, async page => {
    try {
      const { topic } = await work(page);
      return await messagePage(page, messages[topic], 200);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
      return messagePage(page, unknown, 404);
    }
  });
}
