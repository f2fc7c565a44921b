import { type Db, withClub } from '@/db/client';
import { readNotificationsOffToken } from '@/lib/auth/notifications-off-token';
import { systemCtx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { lockNotifications, removeReportReader, removeSelections } from './queries';

type Scope = { readonly db: Db; readonly now: Date };

/** Throws 404 if the token does not belong to a user of a club. */
export async function requireNotificationsOffToken(token: string, now: Date) {
  const whose = await readNotificationsOffToken(token, now);
  if (!whose) throw notFound();
  return whose;
}

/**
 * Ends the mails about submissions, or the monthly reports, for the user of the token in such a mail. Needs no
 * sign-in (RFC 8058) and can be repeated. Returns what was ended. An Admin or Manager can switch the mails on again.
 * Throws 404.
 */
export async function switchNotificationsOff({ db, now }: Scope, token: string) {
  const { clubId, userId, topic } = await requireNotificationsOffToken(token, now);
  await withClub({ db, clubId }, async tx => {
    await lockNotifications(tx, clubId);
    const wasOn =
      topic === 'MonthlyReport'
        ? await removeReportReader(tx, clubId, userId)
        : (await removeSelections(tx, clubId, userId)) > 0;
    if (!wasOn) return;
    const ctx = systemCtx({ clubId, now });
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'NotificationSettings',
      details: {
        ...(topic === 'MonthlyReport' ? { monthlyReports: 1 } : { users: 1 }),
        switchedOffBy: 'link in a mail',
      },
    });
  });
  return { topic };
}
