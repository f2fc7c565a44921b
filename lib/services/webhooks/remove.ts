import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { deleteSubscription, requireSubscription } from './queries';

/** Deletes a subscription; pending deliveries are not sent. Throws 404 and 412. */
export async function removeWebhook(
  ctx: Ctx,
  { id, precondition }: { id: string; precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await requireSubscription(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    await deleteSubscription(tx, ctx.clubId, id);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'Webhook', recordId: id });
  });
}
