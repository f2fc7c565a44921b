import { withClub } from '@/db/client';
import { type InvitationLink, invitationMs } from '@/lib/contracts/users';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { handOverInvitation as makeLink } from '@/lib/services/auth/account-mails';
import { requirePerson } from '@/lib/services/auth/require-person';
import { requireMember, updateMember } from './queries';
import { assertPending } from './rules';

/**
 * Returns the link of an invitation, for an Admin to hand over where the installation sends no mail. A password that is
 * set by it does not prove the address: the account can sign in, and sees no invitations of other clubs until the
 * address is confirmed. Throws 403 for an API key, 404, and 409 if the invitation was accepted, the user is deactivated,
 * or the installation sends mail.
 */
export async function handOverInvitation(ctx: Ctx, id: string): Promise<InvitationLink> {
  requirePerson(ctx.actor);
  return withClub(ctx, async tx => {
    const row = await requireMember(tx, ctx.clubId, id, true);
    assertPending(row);
    if (env().SMTP_URL !== undefined) throw new AppError('state-conflict');
    const url = await makeLink(tx, ctx, row);
    await updateMember(tx, ctx.clubId, id, { invitedAt: ctx.now });
    const details = { isHandedOver: true };
    await recordAudit(tx, ctx, { action: 'Invited', recordType: 'User', recordId: row.id, details });
    return { url, expiresAt: new Date(ctx.now.getTime() + invitationMs).toISOString() };
  });
}
