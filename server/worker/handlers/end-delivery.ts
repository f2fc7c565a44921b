import { withClub } from '@/db/client';
import { log } from '@/lib/platform/log';
import type { JobPayload } from '@/lib/queue/definitions';
import { endOpenDelivery } from '@/lib/webhooks/queries';
import type { JobRuntime } from '@/server/worker/runtime';

/** Marks a delivery whose job was given up as failed; staff see it and may send it again. */
export async function endDelivery(
  { db, now }: JobRuntime,
  { clubId, deliveryId }: JobPayload<'end-delivery'>,
): Promise<void> {
  log.error({ clubId, deliveryId }, 'delivery given up: its job never came to an end');
  await withClub({ db, clubId }, tx => endOpenDelivery(tx, clubId, deliveryId, now()));
}
