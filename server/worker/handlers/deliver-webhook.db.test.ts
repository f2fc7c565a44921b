import { and, asc, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhookSubscriptions,
} from '@/db/schema/webhooks';
import type { WebhookWriteDto } from '@/lib/contracts/webhooks';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { createWebhook } from '@/lib/services/webhooks/create';
import { removeWebhook } from '@/lib/services/webhooks/remove';
import { updateWebhook } from '@/lib/services/webhooks/update';
import { leaseDelivery } from '@/lib/webhooks/queries';
import { recordEvent } from '@/lib/webhooks/record-event';
import { makeSecret } from '@/lib/webhooks/webhook-secret';
import { deliverWebhook } from '@/server/worker/handlers/deliver-webhook';
import type { JobRuntime } from '@/server/worker/runtime';
import { testDatabase } from '@/testing/db/database';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';

const data = { clubId: 'c', submission: { id: 's', number: 7, firstName: 'Zoë', lastName: 'Groß' } };
const day = 24 * 60 * 60 * 1000;

describe('a webhook delivery', () => {
  let rig: Rig;
  let receiver: HttpReceiver;

  beforeAll(async () => {
    rig = await openRig(await testDatabase());
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    await rig.inClub(tx => tx.delete(webhookSubscriptions));
    receiver = await startHttpReceiver();
  });
  afterEach(() => receiver.close());

  const subscription = (changes: Partial<WebhookWriteDto> = {}): WebhookWriteDto => ({
    name: 'CRM',
    url: receiver.url,
    subscribedEvents: ['ApplicationReceived'],
    isActive: true,
    ...changes,
  });
  const subscribe = (changes: Partial<WebhookWriteDto> = {}) => createWebhook(rig.ctx, subscription(changes));

  /** Records an event and returns the ids of its deliveries. */
  async function happen(now = new Date()): Promise<string[]> {
    const before = (await rig.jobs('deliver-webhook')).length;
    const event = { type: 'ApplicationReceived' as const, submissionId: null, data };
    await rig.inClub(tx => recordEvent(tx, { ...rig.ctx, now }, event));
    return (await rig.jobs('deliver-webhook')).slice(before).map(({ payload }) => payload.deliveryId);
  }

  const deliver = (deliveryId: string, overrides: Partial<JobRuntime> = {}) =>
    deliverWebhook({ ...rig.runtime, ...overrides }, { clubId: rig.clubId, deliveryId });

  async function read(id: string) {
    return rig.inClub(async tx => {
      const isIt = and(eq(webhookDeliveries.clubId, rig.clubId), eq(webhookDeliveries.id, id));
      const [delivery] = await tx.select().from(webhookDeliveries).where(isIt);
      const attempts = await tx
        .select()
        .from(webhookAttempts)
        .where(and(eq(webhookAttempts.clubId, rig.clubId), eq(webhookAttempts.deliveryId, id)))
        .orderBy(asc(webhookAttempts.attempt));
      return { delivery, attempts };
    });
  }

  async function readSubscription(id: string) {
    const [row] = await rig.inClub(tx =>
      tx.select().from(webhookSubscriptions).where(eq(webhookSubscriptions.id, id)),
    );
    return row;
  }

  const makeDue = (id: string) =>
    rig.owner`update webhook_deliveries set next_attempt_at = now() - interval '1 second' where id = ${id}`;

  async function only(): Promise<string> {
    const [id = ''] = await happen();
    return id;
  }

  it('arrives signed, with the shape of the contract, and is logged', async () => {
    const { secret } = await subscribe();
    receiver.answer((_request, response) => response.writeHead(200).end('danke'));
    const id = await only();
    await deliver(id);
    const [request] = receiver.requests;
    if (!request) throw new Error('Nothing came');
    const verified = new Webhook(secret).verify(request.body, request.headers);
    expect(verified).toEqual({ type: 'ApplicationReceived', timestamp: expect.stringMatching(/Z$/), data });
    expect(request.headers['content-type']).toBe('application/json');
    const { delivery, attempts } = await read(id);
    expect(request.headers['webhook-id']).toBe(delivery?.eventId);
    expect(delivery).toMatchObject({ status: 'Succeeded', attempts: 1, nextAttemptAt: null });
    expect(attempts).toMatchObject([{ attempt: 1, statusCode: 200, error: null, responseBody: 'danke' }]);
    expect(() => new Webhook(makeSecret()).verify(request.body, request.headers)).toThrow();
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const { id: subscriptionId, secret } = await subscribe();
    const previous = makeSecret();
    const field = { table: 'webhook_subscriptions', clubId: rig.clubId, recordId: subscriptionId };
    const previousSecretEncrypted = encryptField(previous, { ...field, column: 'previous_secret_encrypted' });
    const validUntil = (at: Date) =>
      rig.inClub(tx =>
        tx.update(webhookSubscriptions).set({ previousSecretEncrypted, previousSecretValidUntil: at }),
      );
    await validUntil(new Date(Date.now() + day));
    await deliver(await only());
    await validUntil(new Date(Date.now() - 1));
    await deliver(await only());
    const [during, after] = receiver.requests;
    if (!during || !after) throw new Error('Nothing came');
    for (const one of [secret, previous])
      expect(new Webhook(one).verify(during.body, during.headers)).toBeDefined();
    expect(new Webhook(secret).verify(after.body, after.headers)).toBeDefined();
    expect(() => new Webhook(previous).verify(after.body, after.headers)).toThrow();
  });

  it('goes to every active subscription of its event type and to no other', async () => {
    const second = await startHttpReceiver();
    await subscribe();
    await subscribe({ url: second.url });
    await subscribe({ subscribedEvents: ['ApplicationDeleted'] });
    await subscribe({ isActive: false });
    const ids = await happen();
    expect(ids).toHaveLength(2);
    for (const id of ids) await deliver(id);
    expect([receiver.requests.length, second.requests.length]).toEqual([1, 1]);
    expect(receiver.requests[0]?.headers['webhook-id']).toBe(second.requests[0]?.headers['webhook-id']);
    await second.close();
  });

  it('is attempted again after a 500 at the scheduled time, with the same webhook-id', async () => {
    await subscribe();
    receiver.answer((_request, response) => response.writeHead(500).end('oh'));
    const id = await only();
    const now = new Date();
    await deliver(id, { now: () => now, random: () => 1 });
    const retryAt = new Date(now.getTime() + 6000);
    expect((await read(id)).delivery).toMatchObject({
      status: 'Retrying',
      attempts: 1,
      nextAttemptAt: retryAt,
    });
    expect((await rig.jobs('deliver-webhook')).at(-1)).toMatchObject({
      payload: { deliveryId: id },
      startAfter: retryAt,
    });
    await deliver(id);
    expect(receiver.requests).toHaveLength(1);

    receiver.answer((_request, response) => response.writeHead(204).end());
    await makeDue(id);
    await deliver(id);
    const [first, second] = receiver.requests;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    const { delivery, attempts } = await read(id);
    expect(delivery).toMatchObject({ status: 'Succeeded', attempts: 2 });
    expect(attempts.map(({ attempt, statusCode }) => [attempt, statusCode])).toEqual([
      [1, 500],
      [2, 204],
    ]);
  });

  it('fails after the eighth attempt', async () => {
    await subscribe();
    receiver.answer((_request, response) => response.writeHead(503).end());
    const id = await only();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await makeDue(id);
      await deliver(id);
    }
    expect((await read(id)).delivery).toMatchObject({ status: 'Failed', attempts: 8, nextAttemptAt: null });
    expect(receiver.requests).toHaveLength(8);
  });

  it('switches the subscription off on a 410 and ends its other deliveries', async () => {
    const { id: subscriptionId } = await subscribe();
    receiver.answer((_request, response) => response.writeHead(410).end());
    const first = await only();
    const second = await only();
    await deliver(first);
    expect((await read(first)).delivery).toMatchObject({ status: 'Failed', attempts: 1 });
    expect(await readSubscription(subscriptionId)).toMatchObject({
      isActive: false,
      disabledReason: 'ReceiverGone',
      version: 2,
    });
    await deliver(second);
    expect((await read(second)).delivery).toMatchObject({ status: 'Failed', attempts: 0 });
    expect(receiver.requests).toHaveLength(1);
    expect(await happen()).toEqual([]);
  });

  it('switches the subscription off after five days of failures only', async () => {
    const { id: subscriptionId } = await subscribe();
    const start = new Date();
    const at = (ms: number) => ({ now: () => new Date(start.getTime() + ms) });
    receiver.answer((_request, response) => response.writeHead(500).end());
    await deliver(await only(), at(0));
    await deliver(await only(), at(5 * day - 1));
    expect(await readSubscription(subscriptionId)).toMatchObject({ isActive: true, failingSince: start });
    receiver.answer((_request, response) => response.writeHead(200).end());
    await deliver(await only(), at(5 * day));
    expect(await readSubscription(subscriptionId)).toMatchObject({ isActive: true, failingSince: null });
    receiver.answer((_request, response) => response.writeHead(500).end());
    for (const days of [6, 7, 8, 9, 11]) {
      expect(await readSubscription(subscriptionId)).toMatchObject({ isActive: true });
      await deliver(await only(), at(days * day));
    }
    expect(await readSubscription(subscriptionId)).toMatchObject({
      isActive: false,
      disabledReason: 'FailingForFiveDays',
    });
  });

  it('keeps a subscription on that failed rarely, though the first failure is long ago', async () => {
    const { id: subscriptionId } = await subscribe();
    const start = new Date();
    const at = (ms: number) => ({ now: () => new Date(start.getTime() + ms) });
    receiver.answer((_request, response) => response.writeHead(500).end());
    for (const minutes of [0, 1, 2, 3, 4]) await deliver(await only(), at(minutes * 60_000));
    await deliver(await only(), at(6 * day));
    expect(await readSubscription(subscriptionId)).toMatchObject({ isActive: true, failingSince: start });
  });

  it('ends if the subscription was deleted or switched off meanwhile', async () => {
    const deleted = await subscribe();
    const orphan = await only();
    await removeWebhook(rig.ctx, { id: deleted.id, precondition: null });
    await deliver(orphan);
    const off = await subscribe();
    const stopped = await only();
    await updateWebhook(rig.ctx, {
      id: off.id,
      webhook: subscription({ isActive: false }),
      precondition: null,
    });
    await deliver(stopped);
    expect((await read(stopped)).delivery?.status).toBe('Failed');
    expect(receiver.connections()).toBe(0);
  });

  it.each([301, 302, 307, 308])('takes a %i for a failure and does not follow it', async status => {
    const canary = await startHttpReceiver();
    await subscribe();
    receiver.answer((_request, response) => response.writeHead(status, { Location: canary.url }).end());
    const id = await only();
    await deliver(id);
    expect((await read(id)).attempts).toMatchObject([{ statusCode: status }]);
    expect((await read(id)).delivery?.status).toBe('Retrying');
    expect(canary.connections()).toBe(0);
    await canary.close();
  });

  it('ends a hanging request at the timeout, and stores at most 4 kB of an answer', async () => {
    await subscribe();
    receiver.answer(() => {});
    const hanging = await only();
    await deliver(hanging, { webhookTimeoutMs: 200 });
    expect((await read(hanging)).attempts).toMatchObject([
      { statusCode: null, error: 'Timeout', responseBody: null },
    ]);
    receiver.answer((_request, response) => response.writeHead(200).end('x'.repeat(100_000)));
    const talking = await only();
    await deliver(talking);
    expect((await read(talking)).attempts[0]?.responseBody).toBe('x'.repeat(4096));
  });

  it('never reaches a private address, and logs a neutral error', async () => {
    const { id: subscriptionId } = await subscribe();
    await rig.owner`update webhook_subscriptions set url = ${`https://[::1]:${receiver.port}/`} where id = ${subscriptionId}`;
    const id = await only();
    await deliver(id);
    expect((await read(id)).attempts).toMatchObject([
      { statusCode: null, error: 'AddressRefused', responseBody: null },
    ]);
    expect(receiver.connections()).toBe(0);
  });

  it('is attempted by one worker at a time, and after a crash only when the lease ends', async () => {
    await subscribe();
    const id = await only();
    await rig.inClub(tx => leaseDelivery(tx, rig.clubId, id, 25));
    const jobsBefore = (await rig.jobs('deliver-webhook')).length;
    await deliver(id);
    expect(receiver.requests).toHaveLength(0);
    expect(await rig.jobs('deliver-webhook')).toHaveLength(jobsBefore + 1);
    await makeDue(id);
    await Promise.all([deliver(id), deliver(id), deliver(id)]);
    expect(receiver.requests).toHaveLength(1);
  });

  it('ignores the result of a worker whose lease has ended', async () => {
    await subscribe();
    const id = await only();
    receiver.answer((_request, response) => {
      rig.owner`update webhook_deliveries set attempts = 1, status = 'Failed' where id = ${id}`.then(() =>
        response.writeHead(200).end(),
      );
    });
    await deliver(id);
    const { delivery, attempts } = await read(id);
    expect(delivery?.status).toBe('Failed');
    expect(attempts).toEqual([]);
  });

  it('does not exist if its transaction is rolled back', async () => {
    await subscribe();
    const count = async () => [
      (await rig.jobs('deliver-webhook')).length,
      (await rig.inClub(tx => tx.select().from(webhookEvents))).length,
    ];
    const before = await count();
    const change = rig.inClub(async tx => {
      await recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await count()).toEqual(before);
  });
});
