import { withClub } from '@/db/client';
import type { WebhookSecretDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { makeSecret, sealAsPrevious, sealSecret } from '@/lib/webhooks/webhook-secret';
import { requireSubscription, updateSubscription } from './queries';

const overlapMs = 24 * 60 * 60 * 1000;

/**
 * Creates a new signing secret, which only this response shows. The previous one also signs for 24 hours; an older
 * one ends at once. Throws 404.
 */
export async function rotateWebhookSecret(ctx: Ctx, id: string): Promise<WebhookSecretDto> {
  const secret = makeSecret();
  const previousSecretValidUntil = new Date(ctx.now.getTime() + overlapMs);
  await withClub(ctx, async tx => {
    const row = await requireSubscription(tx, ctx.clubId, id, true);
    await updateSubscription(tx, row, {
      secretEncrypted: sealSecret(secret, ctx.clubId, id),
      previousSecretEncrypted: sealAsPrevious(row),
      previousSecretValidUntil,
      updatedAt: ctx.now,
    });
    await recordAudit(tx, ctx, { action: 'SecretRotated', recordType: 'Webhook', recordId: id });
  });
  return { secret, previousSecretValidUntil: previousSecretValidUntil.toISOString() };
}
