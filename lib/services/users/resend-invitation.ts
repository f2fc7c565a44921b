import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { queueInvitation } from '@/lib/services/auth/account-mails';
import { requireMember, updateMember } from './queries';
import { assertMayInviteAgain } from './rules';

/**
 * Sends the invitation again. Throws 404, 409 if it was accepted or the user is deactivated, and 429: `too-soon` within
 * a minute of the last one, `quota-exceeded` like `queueInvitation`.
 */
export async function resendInvitation(ctx: Ctx, id: string): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await requireMember(tx, ctx.clubId, id, true);
    assertMayInviteAgain(row, ctx.now);
    await updateMember(tx, ctx.clubId, id, { invitedAt: ctx.now });
    await queueInvitation(tx, ctx, row);
    await recordAudit(tx, ctx, {
      action: 'Invited',
      recordType: 'User',
      recordId: row.id,
      details: { isAgain: true },
    });
  });
}
