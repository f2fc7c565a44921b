import { withClub } from '@/db/client';
import type { WebhookWriteDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { assertAllowedUrl } from '@/lib/platform/outbound/assert-allowed-url';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requireSubscription, type SubscriptionRow, updateSubscription } from './queries';

type UpdateWebhook = {
  readonly id: string;
  readonly webhook: WebhookWriteDto;
  readonly precondition: Precondition;
};

/**
 * Updates a subscription; its secret stays, and so does `isActive` if absent. Activating it resets the failure count;
 * deliveries that ended meanwhile stay ended. Throws 404, 412 and 400.
 */
export async function updateWebhook(
  ctx: Ctx,
  { id, webhook: given, precondition }: UpdateWebhook,
): Promise<void> {
  await withClub(ctx, async tx => {
    assertPrecondition(precondition, (await requireSubscription(tx, ctx.clubId, id)).version);
  });
  await assertAllowedUrl(given.url, 'url');
  await withClub(ctx, async tx => {
    const row = await requireSubscription(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    const webhook = { ...given, isActive: given.isActive ?? row.isActive };
    const isSwitchedOn = webhook.isActive && !row.isActive;
    await updateSubscription(tx, row, {
      name: webhook.name,
      url: webhook.url,
      subscribedEvents: webhook.subscribedEvents,
      isActive: webhook.isActive,
      disabledReason: webhook.isActive ? null : row.disabledReason,
      failingSince: isSwitchedOn ? null : row.failingSince,
      updatedAt: ctx.now,
    });
    const details = { changed: changedIn(row, webhook) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Webhook', recordId: id, details });
  });
}

function changedIn(before: SubscriptionRow, after: WebhookWriteDto): string[] {
  const names = ['name', 'url', 'subscribedEvents', 'isActive'] as const;
  return names.filter(name => String(before[name]) !== String(after[name]));
}
