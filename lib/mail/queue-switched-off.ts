import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { WebhookDisabledReason } from '@/lib/rules/enums';
import { officeLink } from './office-link';
import { listAdmins } from './queries';
import { queueMail } from './queue-mail';

/**
 * Queues one mail in `tx` to each active Admin of the club: a webhook was switched off. Users cannot choose this
 * notification, so it has no unsubscribe link.
 */
export async function queueSwitchedOffMails(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  webhook: { readonly name: string; readonly reason: WebhookDisabledReason },
): Promise<void> {
  for (const { email, firstName, lastName, locale } of await listAdmins(tx, ctx.clubId)) {
    await queueMail(tx, ctx, {
      type: 'StaffNotification',
      notice: 'WebhookSwitchedOff',
      to: { address: email, name: `${firstName} ${lastName}`.trim() },
      locale,
      variables: {
        recipientName: firstName,
        webhookName: webhook.name,
        reason: translatorFor('mail', { locale })(`switchedOff.${webhook.reason}`),
        pageUrl: officeLink(ctx.clubId, '/settings/webhooks'),
      },
    });
  }
}
