import { v5 as uuidv5 } from 'uuid';
import { type ClubScope, withClub } from '@/db/client';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { inLanguage } from '@/lib/rules/texts/translations';
import { officeLink } from './office-link';
import { findStaffRecipient, hasMail, listUnreported, requireMailClub } from './queries';
import { labelOfKind, queueMail } from './queue-mail';

/** A period in which a user got so many mails that one mail reports the rest. */
export type BusyPeriod = { readonly userId: string; readonly from: Date; readonly until: Date };

const linesMax = 50;

/**
 * Queues one mail to a user with all submissions of a busy period that no mail has reported to them. Lists kind, number
 * and time of the first 50, then the number of the others: names would outlive the retention of the club. Idempotent.
 */
export async function queueStaffDigest(
  scope: ClubScope & { readonly now: Date },
  { userId, from, until }: BusyPeriod,
): Promise<void> {
  const { clubId } = scope;
  const id = uuidv5(`${userId} ${from.toISOString()}`, clubId);
  await withClub(scope, async tx => {
    const recipient = await findStaffRecipient(tx, clubId, userId);
    if (!recipient || (await hasMail(tx, clubId, id))) return;
    const { timeZone, locale: clubLocale } = await requireMailClub(tx, clubId);
    const unreported = await listUnreported(tx, clubId, recipient, { from, until });
    if (unreported.length === 0) return;
    const { email, firstName, lastName, locale } = recipient;
    const t = translatorFor('mail', { locale });
    const lines = unreported.slice(0, linesMax).map(({ kind, number, receivedAt, form }) =>
      t('digest.line', {
        kind: labelOfKind(kind, locale, form && inLanguage(form, locale, clubLocale).title),
        number: String(number),
        receivedAt: formatDateTime(receivedAt, timeZone, locale),
      }),
    );
    const more = unreported.length - lines.length;
    await queueMail(tx, scope, {
      id,
      type: 'StaffNotification',
      notice: 'StaffDigest',
      to: { address: email, name: `${firstName} ${lastName}`.trim() },
      locale,
      recipientUserId: userId,
      variables: {
        recipientName: firstName,
        count: t('digest.count', { count: unreported.length }),
        list: [...lines, ...(more > 0 ? [t('digest.more', { count: more })] : [])].join('\n'),
        pageUrl: officeLink(clubId, '/submissions'),
      },
    });
  });
}
