import { v7 as uuidv7 } from 'uuid';
import { type Tx, withClub } from '@/db/client';
import { queueSwitchedOffMails } from '@/lib/mail/queue-switched-off';
import { deliveryAttempts } from '@/lib/platform/metrics';
import type { JobPayload } from '@/lib/queue/definitions';
import { enqueue } from '@/lib/queue/enqueue';
import { nextDeliveryAttemptAt } from '@/lib/webhooks/next-attempt-at';
import {
  clearFailing,
  countDaysTried,
  type Delivery,
  findWaiting,
  insertAttempt,
  leaseDelivery,
  markFailing,
  switchOff,
  updateDelivery,
} from '@/lib/webhooks/queries';
import { isAccepted, type ReceiverAnswer, sendEvent } from '@/lib/webhooks/send-event';
import { signEvent } from '@/lib/webhooks/sign-event';
import { signingSecrets } from '@/lib/webhooks/webhook-secret';
import type { JobRuntime } from '@/server/worker/runtime';

const leaseMarginMs = 10_000;
const failingDaysMax = 5;
const failingMaxMs = failingDaysMax * 24 * 60 * 60 * 1000;

/**
 * Makes one attempt of a delivery outside any transaction. Then stores its result and enqueues the next attempt in
 * one transaction (contract §5). Stores nothing if another attempt was faster. After a crash the event is sent again
 * with the same `webhook-id`. A delivery of a subscription that is switched off ends as `Failed`. A test gets one
 * attempt, which does not count for the subscription.
 */
export async function deliverWebhook(
  runtime: JobRuntime,
  { clubId, deliveryId }: JobPayload<'deliver-webhook'>,
): Promise<void> {
  const scope = { db: runtime.db, clubId };
  const leaseSeconds = (runtime.webhookTimeoutMs + leaseMarginMs) / 1000;
  const leased = await withClub(scope, async tx => {
    const found = await leaseDelivery(tx, clubId, deliveryId, leaseSeconds);
    if (!found) await waitForHolder(tx, clubId, deliveryId);
    return found;
  });
  if (!leased) return;
  const { delivery, subscription, event } = leased;
  if (!subscription.isActive) {
    const end = { status: 'Failed', nextAttemptAt: null, finishedAt: runtime.now() } as const;
    await withClub(scope, tx => updateDelivery(tx, delivery, end));
    return;
  }
  const startedAt = runtime.now();
  const signed = signEvent(event, signingSecrets(subscription, startedAt), startedAt);
  const answer = await sendEvent(runtime.outbound, subscription.url, signed, runtime.webhookTimeoutMs);
  const isTest = event.type === 'Test';
  await withClub(scope, tx => recordTry(runtime, tx, delivery, { ...answer, startedAt, isTest }));
}

/**
 * Enqueues a job for the end of the lease, because its holder may have died. If the holder lives, that job finds the
 * delivery done.
 */
async function waitForHolder(tx: Tx, clubId: string, deliveryId: string): Promise<void> {
  const waiting = await findWaiting(tx, clubId, deliveryId);
  if (!waiting) return;
  const { nextAttemptAt: startAfter, subscriptionId: groupId } = waiting;
  await enqueue(tx, 'deliver-webhook', { clubId, deliveryId }, { startAfter, groupId });
}

async function recordTry(
  runtime: JobRuntime,
  tx: Tx,
  delivery: Delivery,
  { isTest, ...answer }: ReceiverAnswer & { startedAt: Date; isTest: boolean },
): Promise<void> {
  const { clubId, id: deliveryId, subscriptionId } = delivery;
  const now = runtime.now();
  const attempt = delivery.attempts + 1;
  const hasArrived = isAccepted(answer);
  const isGone = answer.statusCode === 410;
  const retryAt =
    hasArrived || isGone || isTest
      ? null
      : nextDeliveryAttemptAt(attempt, now, runtime.random(), answer.retryAfterMs);
  const status = hasArrived ? 'Succeeded' : retryAt ? 'Retrying' : 'Failed';
  const isOurs = await updateDelivery(tx, delivery, {
    status,
    attempts: attempt,
    nextAttemptAt: retryAt,
    finishedAt: retryAt ? null : now,
  });
  if (!isOurs) return;
  deliveryAttempts.inc({ result: status });
  await insertAttempt(tx, { clubId, id: uuidv7(), deliveryId, attempt, ...answer });
  if (retryAt) {
    await enqueue(
      tx,
      'deliver-webhook',
      { clubId, deliveryId },
      { startAfter: retryAt, groupId: subscriptionId },
    );
  }
  if (isTest) return;
  if (hasArrived) return clearFailing(tx, clubId, subscriptionId);
  const failingSince = await markFailing(tx, clubId, subscriptionId, answer.startedAt);
  const isFailing =
    now.getTime() - failingSince.getTime() >= failingMaxMs &&
    (await countDaysTried(tx, clubId, subscriptionId, failingSince)) >= failingDaysMax;
  const reason = isGone ? 'ReceiverGone' : isFailing ? 'FailingForFiveDays' : null;
  const name = reason && (await switchOff(tx, clubId, subscriptionId, reason, now));
  if (reason && name !== null) await queueSwitchedOffMails(tx, { clubId, now }, { name, reason });
}
