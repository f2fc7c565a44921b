import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { deleteSmtp, findSmtp, requireSmtpClub } from './queries';
import { assertIsSeen } from './set';

/**
 * Removes the club's own mail server; its mails then use the installation's server. Does nothing if there is none.
 * Throws 412.
 */
export async function removeSmtpSettings(
  ctx: Ctx,
  { precondition }: { precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    await requireSmtpClub(tx, ctx.clubId, true);
    const row = await findSmtp(tx, ctx.clubId);
    assertIsSeen(precondition, row);
    if (!row) return;
    await deleteSmtp(tx, ctx.clubId);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'SmtpSettings' });
  });
}
