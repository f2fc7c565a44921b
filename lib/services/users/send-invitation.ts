import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { officeLink } from '@/lib/mail/office-link';
import { queueMail } from '@/lib/mail/queue-mail';
import { queueInvitation } from '@/lib/services/auth/account-mails';
import type { MemberRow } from './queries';

/**
 * Queues the mail that asks a person to set a password. Whoever has one gets a link to this club instead, without a
 * code: an invitation gives no power over an account that is there already.
 */
export async function sendInvitation(tx: Tx, ctx: Ctx, row: MemberRow): Promise<void> {
  if (!row.hasPassword) return queueInvitation(tx, ctx, row);
  await queueMail(tx, ctx, {
    type: 'UserInvitation',
    to: { address: row.email, name: `${row.firstName} ${row.lastName}`.trim() },
    locale: row.locale,
    recipientUserId: row.id,
    variables: { passwordUrl: officeLink(ctx.clubId, '/submissions'), expiresAt: '' },
  });
}
