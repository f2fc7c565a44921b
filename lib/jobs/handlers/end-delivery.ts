import { withClub } from '@/db/client';
import type { JobPayload } from '@/lib/jobs/definitions';
import type { JobRuntime } from '@/lib/jobs/runtime';
import { log } from '@/lib/log';
import { endOpenDelivery } from '@/lib/webhooks/queries';

/** Marks a delivery that could not even be tried as failed, so that staff see it and may send it again. */
export async function endDelivery(
  { db, now }: JobRuntime,
  { clubId, deliveryId }: JobPayload<'end-delivery'>,
): Promise<void> {
  log.error({ clubId, deliveryId }, 'delivery given up: its job never came to an end');
  await withClub({ db, clubId }, tx => endOpenDelivery(tx, clubId, deliveryId, now()));
}
