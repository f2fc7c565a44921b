import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { webhookAttempts, webhookDeliveries, webhookSubscriptions } from '@/db/schema/webhooks';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { createWebhook } from '@/lib/services/webhooks/create';
import { redeliverFailedWebhooks } from '@/lib/services/webhooks/redeliver';
import { updateWebhook } from '@/lib/services/webhooks/update';
import { recordEvent } from '@/lib/webhooks/record-event';
import { deliverWebhook } from '@/server/worker/handlers/deliver-webhook';
import { testDatabase } from '@/testing/db/database';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const pausesMs = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour];

let rig: Rig;
let receiver: HttpReceiver;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
  receiver = await startHttpReceiver();
});
afterAll(async () => {
  await receiver.close();
  await rig.close();
});

/** In the past, because the database's own clock decides what is due. */
const start = Date.now() - 6 * day;

const deliver = (deliveryId: string, now: number) =>
  deliverWebhook({ ...rig.runtime, now: () => new Date(now) }, { clubId: rig.clubId, deliveryId });

const jobIds = async (from: number) =>
  (await rig.jobs('deliver-webhook')).slice(from).map(({ payload }) => payload.deliveryId);

async function happen(now: number, index: number): Promise<string> {
  const before = (await rig.jobs('deliver-webhook')).length;
  const event = { type: 'ApplicationReceived', submissionId: null, data: { index } } as const;
  await rig.inClub(tx => recordEvent(tx, { ...rig.ctx, now: new Date(now) }, event));
  return (await jobIds(before))[0] ?? '';
}

/** Records an event every four hours and makes each attempt at its time, until the subscription is switched off. */
async function failUntilSwitchedOff(): Promise<{ events: number; switchedOffAt: number }> {
  const due = new Map<string, number>();
  for (let events = 0; ; ) {
    const next = [...due].toSorted(([, a], [, b]) => a - b)[0];
    const nextEventAt = start + events * 4 * hour;
    if (!next || nextEventAt <= next[1]) {
      due.set(await happen(nextEventAt, events), nextEventAt);
      events += 1;
      continue;
    }
    const [id, now] = next;
    await deliver(id, now);
    const [state] = await rig.owner<{ isActive: boolean; at: Date | null }[]>`
      select s.is_active as "isActive", d.next_attempt_at as at
      from webhook_deliveries d
      join webhook_subscriptions s on s.club_id = d.club_id and s.id = d.subscription_id where d.id = ${id}`;
    if (!state?.isActive) {
      // The remaining deliveries end at their next attempt.
      for (const [other, at] of due) await deliver(other, Math.max(at, now));
      return { events, switchedOffAt: now };
    }
    if (state.at) due.set(id, state.at.getTime());
    else due.delete(id);
  }
}

it('a receiver that is down for five days loses no event: scheduled attempts, a mail when switched off, then all queued events, oldest first', async () => {
  await createUserWithPassword(rig.ctx, {
    email: 'anna@tsv.example',
    firstName: 'Anna',
    lastName: 'Admin',
    role: 'Admin',
    password: 'a long enough password',
  });
  const input = {
    name: 'CRM',
    url: receiver.url,
    subscribedEvents: ['ApplicationReceived' as const],
    isActive: true,
  };
  const { id } = await createWebhook(rig.ctx, input);
  receiver.answer((_request, response) => response.writeHead(503).end());
  const { events, switchedOffAt } = await failUntilSwitchedOff();
  expect(switchedOffAt - start).toBeGreaterThanOrEqual(5 * day);
  expect(switchedOffAt - start).toBeLessThan(5 * day + 4 * hour);

  const attempts = await rig.inClub(tx =>
    tx.select().from(webhookAttempts).orderBy(asc(webhookAttempts.startedAt), asc(webhookAttempts.attempt)),
  );
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  for (const ofOne of byDelivery.values()) {
    ofOne.slice(1).forEach((one, index) => {
      const pauseMs = one.startedAt.getTime() - (ofOne[index]?.startedAt.getTime() ?? 0);
      expect(pauseMs / (pausesMs[index] ?? 0)).toBeGreaterThanOrEqual(0.8);
      expect(pauseMs / (pausesMs[index] ?? 0)).toBeLessThanOrEqual(1.2);
    });
  }
  expect(Math.max(...[...byDelivery.values()].map(ofOne => ofOne.length))).toBe(8);
  const sentMails = await rig.inClub(tx => tx.select().from(mails));
  expect(sentMails.map(({ toAddress, type }) => [toAddress, type])).toEqual([
    ['anna@tsv.example', 'StaffNotification'],
  ]);
  const states = await rig.inClub(tx => tx.select().from(webhookDeliveries));
  expect(states.map(({ status }) => status)).toEqual(states.map(() => 'Failed'));

  receiver.answer((_request, response) => response.writeHead(204).end());
  await updateWebhook(rig.ctx, { id, webhook: input, precondition: null });
  const before = (await rig.jobs('deliver-webhook')).length;
  const failed = receiver.requests.length;
  await redeliverFailedWebhooks(rig.ctx, { id, since: new Date(start).toISOString() });
  for (const deliveryId of await jobIds(before)) await deliver(deliveryId, Date.now());
  const arrived = receiver.requests.slice(failed).map(({ body }) => JSON.parse(body).data.index);
  expect(arrived).toEqual(Array.from({ length: events }, (_, index) => index));
  const [row] = await rig.inClub(tx =>
    tx.select().from(webhookSubscriptions).where(eq(webhookSubscriptions.id, id)),
  );
  expect(row).toMatchObject({ isActive: true, failingSince: null });
}, 90_000);
