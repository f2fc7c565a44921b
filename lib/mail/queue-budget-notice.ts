import { v5 as uuidv5 } from 'uuid';
import type { Tx } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import { today } from '@/lib/rules/dates/calendar';
import { officeLink } from './office-link';
import { hasMail, listAdmins, requireMailClub } from './queries';
import { queueMail } from './queue-mail';

/**
 * Queues one mail to each active Admin of the club, at most one a day: the club's mails of the day are used up. The
 * mail itself counts against no budget.
 */
export async function queueBudgetNotice(
  tx: Tx,
  ctx: { readonly clubId: string; readonly now: Date },
): Promise<void> {
  const { clubId, now } = ctx;
  const { timeZone } = await requireMailClub(tx, clubId);
  const day = today(timeZone, now);
  for (const { userId, email, firstName, lastName, locale } of await listAdmins(tx, clubId)) {
    const id = uuidv5(`mail-budget ${userId} ${day}`, clubId);
    if (await hasMail(tx, clubId, id)) continue;
    // Workers postpone mails concurrently: the second one waits here and then finds the mail.
    await lockClubRow(tx, clubId);
    if (await hasMail(tx, clubId, id)) continue;
    await queueMail(tx, ctx, {
      id,
      type: 'StaffNotification',
      notice: 'MailBudgetUsedUp',
      topic: 'MailBudget',
      to: { address: email, name: `${firstName} ${lastName}`.trim() },
      locale,
      variables: { recipientName: firstName, pageUrl: officeLink(clubId, '/outbox') },
    });
  }
}
