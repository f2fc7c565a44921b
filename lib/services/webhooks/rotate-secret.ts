import { withClub } from '@/db/client';
import type { WebhookSecretDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import {
  currentSecret,
  makeSecret,
  previousSecrets,
  previousSecretsMax,
  sealPrevious,
  sealSecret,
} from '@/lib/webhooks/webhook-secret';
import { requireSubscription, updateSubscription } from './queries';

const overlapMs = 24 * 60 * 60 * 1000;

/**
 * Creates a new signing secret, which only this response shows. The previous one also signs for 24 hours, and
 * so does each earlier one after its own rotation. Throws 404, and 409 (`limit-reached`) while five previous ones sign.
 */
export async function rotateWebhookSecret(ctx: Ctx, id: string): Promise<WebhookSecretDto> {
  const secret = makeSecret();
  const previousSecretValidUntil = new Date(ctx.now.getTime() + overlapMs);
  await withClub(ctx, async tx => {
    const row = await requireSubscription(tx, ctx.clubId, id, true);
    const earlier = previousSecrets(row, ctx.now);
    if (earlier.length >= previousSecretsMax) {
      throw new AppError('limit-reached', { members: { maximum: previousSecretsMax } });
    }
    await updateSubscription(tx, row, {
      secretEncrypted: sealSecret(secret, ctx.clubId, id),
      previousSecretEncrypted: sealPrevious(
        [{ secret: currentSecret(row), validUntil: previousSecretValidUntil }, ...earlier],
        row,
      ),
      previousSecretValidUntil,
      updatedAt: ctx.now,
    });
    await recordAudit(tx, ctx, { action: 'SecretRotated', recordType: 'Webhook', recordId: id });
  });
  return { secret, previousSecretValidUntil: previousSecretValidUntil.toISOString() };
}
