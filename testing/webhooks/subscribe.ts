import { v7 as uuidv7 } from 'uuid';
import { webhookSubscriptions } from '@/db/schema/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { makeSecret, sealSecret } from '@/lib/webhooks/webhook-secret';
import { withClub } from '@/testing/db/with-club';

/** Subscribes an address to new submissions, also if the club has reached the API's limit of subscriptions. */
export async function subscribe(ctx: Pick<Ctx, 'db' | 'clubId'>, url: string): Promise<string> {
  const { clubId } = ctx;
  const id = uuidv7();
  const secretEncrypted = sealSecret(makeSecret(), clubId, id);
  const row = {
    clubId,
    id,
    name: url,
    url,
    subscribedEvents: ['ApplicationReceived' as const],
    secretEncrypted,
  };
  await withClub(ctx, tx => tx.insert(webhookSubscriptions).values(row));
  return id;
}
