import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '@/db/schema/operations';
import { webhookDeliveries, webhookSubscriptions } from '@/db/schema/webhooks';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { type WebhookDeliveryQuery, WebhookWriteDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { createWebhook } from '@/lib/services/webhooks/create';
import { redeliverWebhook } from '@/lib/services/webhooks/redeliver';
import { removeWebhook } from '@/lib/services/webhooks/remove';
import { rotateWebhookSecret } from '@/lib/services/webhooks/rotate-secret';
import { testWebhook } from '@/lib/services/webhooks/try';
import { updateWebhook } from '@/lib/services/webhooks/update';
import { recordEvent } from '@/lib/webhooks/record-event';
import { deliverWebhook } from '@/server/worker/handlers/deliver-webhook';
import { testDatabase } from '@/testing/db/database';
import { refusalOf, unknownIds } from '@/testing/db/factories';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';
import { getWebhook, listWebhooks } from './read';
import { getWebhookDelivery, listWebhookDeliveries } from './read-deliveries';
import { redeliverFailedWebhooks } from './redeliver';

describe('webhook subscriptions', () => {
  let rig: Rig;
  let other: Ctx;
  beforeAll(async () => {
    rig = await openRig(await testDatabase());
    const clubId = await createClub(rig.db, 'other', ChangeClubInfo.parse({ name: 'Other' }));
    other = { ...rig.ctx, clubId };
  });
  afterAll(() => rig.close());

  const input: WebhookWriteDto = {
    name: 'CRM',
    url: 'https://8.8.8.8/hook',
    subscribedEvents: ['ApplicationReceived', 'ApplicationAccepted'],
    isActive: true,
  };
  const anyVersion = { precondition: null };
  afterEach(() => rig.inClub(tx => tx.delete(webhookSubscriptions)));

  it('shows a secret of 32 bytes once and stores it encrypted', async () => {
    const { secret, ...created } = await createWebhook(rig.ctx, input);
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    expect(() => new Webhook(secret)).not.toThrow();
    expect(await getWebhook(rig.ctx, created.id)).toEqual({ webhook: created, version: 1 });
    const [row] = await rig.owner`select * from webhook_subscriptions where id = ${created.id}`;
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  });

  it('is limited to ten per club, also with simultaneous requests', async () => {
    const clubId = await createClub(rig.db, 'full', ChangeClubInfo.parse({ name: 'Full' }));
    const full = { ...rig.ctx, clubId };
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => createWebhook(full, input)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refusal = await refusalOf(createWebhook(full, input));
    expect(refusal).toMatchObject({ code: 'limit-reached', members: { maximum: 10 } });
    const [first] = await listWebhooks(full);
    await removeWebhook(full, { id: first?.id ?? '', ...anyVersion });
    await createWebhook(full, input);
  });

  it('accepts a subscription as it was read, updates it and keeps the secret', async () => {
    const created = await createWebhook(rig.ctx, input);
    const { webhook } = await getWebhook(rig.ctx, created.id);
    const secretOf = async () => {
      const rows = await rig.inClub(tx =>
        tx.select().from(webhookSubscriptions).where(eq(webhookSubscriptions.id, created.id)),
      );
      return rows[0]?.secretEncrypted;
    };
    const before = await secretOf();
    const changed = WebhookWriteDto.parse({ ...webhook, name: 'CRM 2', isActive: false });
    await updateWebhook(rig.ctx, { id: created.id, webhook: changed, precondition: ['"v1"'] });
    expect((await getWebhook(rig.ctx, created.id)).webhook).toEqual({
      ...webhook,
      name: 'CRM 2',
      isActive: false,
    });
    expect(await secretOf()).toBe(before);
  });

  it('refuses a change and a removal with an outdated version', async () => {
    const { id } = await createWebhook(rig.ctx, input);
    const old = { id, precondition: ['"v7"'] };
    expect(await refusalOf(updateWebhook(rig.ctx, { ...old, webhook: input }))).toMatchObject({
      code: 'precondition-failed',
    });
    expect(await refusalOf(removeWebhook(rig.ctx, old))).toMatchObject({ code: 'precondition-failed' });
    await removeWebhook(rig.ctx, { id, precondition: ['"v1"'] });
    expect((await refusalOf(getWebhook(rig.ctx, id))).code).toBe('not-found');
  });

  it('names the refused address when it is created or changed', async () => {
    const url = 'https://[::ffff:a9fe:a9fe]/latest/meta-data';
    const violations = [{ path: 'url', key: 'outboundUrlNotAllowed' }];
    expect(await refusalOf(createWebhook(rig.ctx, { ...input, url }))).toMatchObject({ violations });
    const { id } = await createWebhook(rig.ctx, input);
    const change = updateWebhook(rig.ctx, { id, webhook: { ...input, url }, ...anyVersion });
    expect(await refusalOf(change)).toMatchObject({ violations });
    expect((await getWebhook(rig.ctx, id)).webhook.url).toBe(input.url);
  });

  it('resets the failure count when it is activated again', async () => {
    const { id } = await createWebhook(rig.ctx, input);
    await rig.owner`update webhook_subscriptions
      set is_active = false, disabled_reason = 'ReceiverGone', failing_since = now() where id = ${id}`;
    expect((await getWebhook(rig.ctx, id)).webhook.disabledReason).toBe('ReceiverGone');
    await updateWebhook(rig.ctx, { id, webhook: input, ...anyVersion });
    const [row] = await rig.owner`select * from webhook_subscriptions where id = ${id}`;
    expect(row).toMatchObject({ is_active: true, disabled_reason: null, failing_since: null });
  });

  it('returns 404 for another club and for a malformed id', async () => {
    const { id } = await createWebhook(rig.ctx, input);
    expect(await listWebhooks(other)).toEqual([]);
    const tries = [other, rig.ctx].flatMap(ctx =>
      (ctx === other ? [id] : unknownIds).map(one => ({ ctx, id: one })),
    );
    for (const { ctx, id: one } of tries) {
      const query = { id: one, limit: 50 };
      const codes = await Promise.all([
        refusalOf(getWebhook(ctx, one)),
        refusalOf(updateWebhook(ctx, { id: one, webhook: input, ...anyVersion })),
        refusalOf(removeWebhook(ctx, { id: one, ...anyVersion })),
        refusalOf(listWebhookDeliveries(ctx, query)),
        refusalOf(rotateWebhookSecret(ctx, one)),
        refusalOf(testWebhook(ctx, one)),
        refusalOf(getWebhookDelivery(ctx, { subscriptionId: one, deliveryId: id })),
        refusalOf(redeliverWebhook(ctx, { subscriptionId: one, deliveryId: id })),
        refusalOf(redeliverFailedWebhooks(ctx, { id: one, since: '2026-01-01T00:00:00Z' })),
      ]);
      expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['not-found']));
    }
    expect((await getWebhook(rig.ctx, id)).webhook.name).toBe('CRM');
  });

  it('lists deliveries newest first, page by page and by status', async () => {
    const receiver = await startHttpReceiver();
    receiver.answer((_request, response) =>
      response.writeHead(receiver.requests.length === 1 ? 200 : 500).end(),
    );
    const { id } = await createWebhook(rig.ctx, {
      ...input,
      url: receiver.url,
      subscribedEvents: ['ApplicationDeleted'],
    });
    const jobsBefore = (await rig.jobs('deliver-webhook')).length;
    for (let index = 0; index < 3; index += 1) {
      await rig.inClub(tx =>
        recordEvent(tx, rig.ctx, { type: 'ApplicationDeleted', submissionId: null, data: { index } }),
      );
    }
    const jobs = (await rig.jobs('deliver-webhook')).slice(jobsBefore);
    for (const { payload } of jobs.slice(0, 2)) await deliverWebhook(rig.runtime, payload);
    const first = await listWebhookDeliveries(rig.ctx, { id, limit: 2 });
    const second = await listWebhookDeliveries(rig.ctx, { id, limit: 2, cursor: first.nextCursor ?? '' });
    expect([first.totalCount, first.items.length, second.items.length, second.nextCursor]).toEqual([
      3,
      2,
      1,
      null,
    ]);
    expect([...first.items, ...second.items].map(item => [item.status, item.lastStatusCode])).toEqual([
      ['Pending', null],
      ['Retrying', 500],
      ['Succeeded', 200],
    ]);
    const retrying = await listWebhookDeliveries(rig.ctx, { id, limit: 50, status: 'Retrying' });
    expect([retrying.totalCount, retrying.items.length]).toEqual([1, 1]);
    expect(retrying.items[0]).toMatchObject({
      eventType: 'ApplicationDeleted',
      attempts: 1,
      lastError: null,
    });
    const wrong = listWebhookDeliveries(rig.ctx, { id, limit: 2, cursor: 'bogus' });
    expect((await refusalOf(wrong)).code).toBe('bad-query');
    await receiver.close();
  });

  it("lists deliveries by event type and by days of the club's time zone", async () => {
    const { id } = await createWebhook(rig.ctx, {
      ...input,
      subscribedEvents: ['EmailConfirmed', 'ApplicationRejected'],
    });
    const happened = [
      ['EmailConfirmed', '2026-03-13T22:59:59Z'],
      ['EmailConfirmed', '2026-03-13T23:00:00Z'],
      ['ApplicationRejected', '2026-03-14T22:59:59Z'],
      ['EmailConfirmed', '2026-03-14T23:00:00Z'],
    ] as const;
    for (const [type, at] of happened) {
      const ctx = { ...rig.ctx, now: new Date(at) };
      await rig.inClub(tx => recordEvent(tx, ctx, { type, submissionId: null, data: {} }));
    }
    const count = async (query: Partial<WebhookDeliveryQuery>) => {
      const { items, totalCount } = await listWebhookDeliveries(rig.ctx, { id, limit: 50, ...query });
      expect(items).toHaveLength(totalCount);
      return totalCount;
    };
    expect(await count({})).toBe(4);
    expect(await count({ eventType: 'EmailConfirmed' })).toBe(3);
    expect(await count({ from: '2026-03-14' })).toBe(3);
    expect(await count({ to: '2026-03-14' })).toBe(3);
    expect(await count({ from: '2026-03-14', to: '2026-03-14' })).toBe(2);
    expect(await count({ from: '2026-03-14', to: '2026-03-14', eventType: 'ApplicationRejected' })).toBe(1);
    expect(await count({ eventType: 'ApplicationDeleted' })).toBe(0);
  });

  it('logs who created, changed and removed it, without its address', async () => {
    const { id } = await createWebhook(rig.ctx, input);
    const webhook = { ...input, url: 'https://8.8.8.8/token-in-the-path', isActive: false };
    await updateWebhook(rig.ctx, { id, webhook, ...anyVersion });
    await rotateWebhookSecret(rig.ctx, id);
    await removeWebhook(rig.ctx, { id, ...anyVersion });
    const rows = await rig.inClub(tx =>
      tx.select().from(auditEntries).where(eq(auditEntries.recordId, id)).orderBy(auditEntries.id),
    );
    expect(rows.map(({ action, recordType, details }) => [action, recordType, details])).toEqual([
      ['Created', 'Webhook', null],
      ['Updated', 'Webhook', { changed: ['url', 'isActive'] }],
      ['SecretRotated', 'Webhook', null],
      ['Deleted', 'Webhook', null],
    ]);
  });

  describe('with a receiver', () => {
    let receiver: HttpReceiver;
    beforeAll(async () => {
      receiver = await startHttpReceiver();
    });
    afterAll(() => receiver.close());

    const subscribe = () =>
      createWebhook(rig.ctx, { ...input, url: receiver.url, subscribedEvents: ['ApplicationUpdated'] });
    const lastRequest = () => {
      const request = receiver.requests.at(-1);
      if (!request) throw new Error('Nothing came');
      return request;
    };
    const isSignedBy = (secret: string) => {
      const { body, headers } = lastRequest();
      try {
        new Webhook(secret).verify(body, headers);
        return true;
      } catch {
        return false;
      }
    };

    async function deliver(subscriptionId: string) {
      const jobsBefore = (await rig.jobs('deliver-webhook')).length;
      await rig.inClub(tx =>
        recordEvent(tx, rig.ctx, { type: 'ApplicationUpdated', submissionId: null, data: { clubId: 'c' } }),
      );
      for (const { payload } of (await rig.jobs('deliver-webhook')).slice(jobsBefore))
        await deliverWebhook(rig.runtime, payload);
      const { items } = await listWebhookDeliveries(rig.ctx, { id: subscriptionId, limit: 1 });
      const [delivery] = items;
      if (!delivery) throw new Error('No delivery');
      return delivery;
    }

    it('signs with a previous secret for a day after its rotation, also after a further one', async () => {
      receiver.answer((_request, response) => response.writeHead(204).end());
      const { id, secret: first } = await subscribe();
      const rotated = await rotateWebhookSecret(rig.ctx, id);
      expect(rotated.secret).toMatch(/^whsec_/);
      const day = 24 * 60 * 60 * 1000;
      const validUntil = new Date(rig.ctx.now.getTime() + day).toISOString();
      expect(rotated.previousSecretValidUntil).toBe(validUntil);
      expect(await testWebhook(rig.ctx, id)).toMatchObject({ success: true });
      expect([isSignedBy(first), isSignedBy(rotated.secret)]).toEqual([true, true]);
      await testWebhook({ ...rig.ctx, now: new Date(rig.ctx.now.getTime() + day) }, id);
      expect(lastRequest().headers['webhook-signature']?.split(' ')).toHaveLength(1);
      const at = (ms: number) => ({ ...rig.ctx, now: new Date(rig.ctx.now.getTime() + ms) });
      await rotateWebhookSecret(at(day / 2), id);
      const signedAt = async (ms: number) => {
        await testWebhook(at(ms), id);
        const { body, headers } = lastRequest();
        const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
        const signatures = headers['webhook-signature']?.split(' ') ?? [];
        return [first, rotated.secret].map(secret =>
          signatures.includes(new Webhook(secret).sign(headers['webhook-id'] ?? '', sentAt, body)),
        );
      };
      expect(await signedAt(day - 1)).toEqual([true, true]);
      expect(await signedAt(day)).toEqual([false, true]);
      expect(await signedAt(day * 1.5)).toEqual([false, false]);
      const [row] = await rig.owner`select * from webhook_subscriptions where id = ${id}`;
      expect(JSON.stringify(row)).not.toContain(rotated.secret.slice(6));
    });

    it('is not rotated while five previous secrets sign, and is a day later', async () => {
      const { id } = await subscribe();
      for (let count = 0; count < 5; count += 1) await rotateWebhookSecret(rig.ctx, id);
      expect(await refusalOf(rotateWebhookSecret(rig.ctx, id))).toMatchObject({ code: 'limit-reached' });
      const later = { ...rig.ctx, now: new Date(rig.ctx.now.getTime() + 24 * 60 * 60 * 1000) };
      expect((await rotateWebhookSecret(later, id)).secret).toMatch(/^whsec_/);
    });

    it('is tested with a signed event, which its delivery history lists as Test', async () => {
      receiver.answer((_request, response) => response.writeHead(202).end('danke'));
      const { id, secret } = await subscribe();
      const result = await testWebhook(rig.ctx, id);
      expect(result).toEqual({
        success: true,
        statusCode: 202,
        error: null,
        responseBody: 'danke',
        durationMs: expect.any(Number),
      });
      expect(isSignedBy(secret)).toBe(true);
      expect(JSON.parse(lastRequest().body)).toEqual({
        type: 'Test',
        timestamp: rig.ctx.now.toISOString(),
        data: { clubId: rig.clubId },
      });
      const { items } = await listWebhookDeliveries(rig.ctx, { id, limit: 50, eventType: 'Test' });
      expect(items).toMatchObject([
        {
          eventId: lastRequest().headers['webhook-id'],
          eventType: 'Test',
          status: 'Succeeded',
          attempts: 1,
          nextAttemptAt: null,
          lastStatusCode: 202,
          lastDurationMs: result.durationMs,
        },
      ]);
      const deliveryId = items[0]?.id ?? '';
      const detail = await getWebhookDelivery(rig.ctx, { subscriptionId: id, deliveryId });
      expect(detail.payload).toEqual(JSON.parse(lastRequest().body));
      expect(detail.tries).toMatchObject([{ attempt: 1, statusCode: 202, responseBody: 'danke' }]);
    });

    it('lists a failed test as Failed, sends it again on request alone, and never tries it by itself', async () => {
      receiver.answer((_request, response) => response.writeHead(410).end());
      const { id } = await subscribe();
      expect(await testWebhook(rig.ctx, id)).toMatchObject({ success: false, statusCode: 410 });
      const list = () =>
        listWebhookDeliveries(rig.ctx, { id, limit: 50, eventType: 'Test', status: 'Failed' });
      const [failed] = (await list()).items;
      expect(failed).toMatchObject({ attempts: 1, lastStatusCode: 410, nextAttemptAt: null });
      const since = new Date(rig.ctx.now.getTime() - 60_000).toISOString();
      await redeliverFailedWebhooks(rig.ctx, { id, since });
      expect((await list()).totalCount).toBe(1);
      const place = { subscriptionId: id, deliveryId: failed?.id ?? '' };
      await redeliverWebhook(rig.ctx, place);
      await deliverWebhook(rig.runtime, { clubId: rig.clubId, deliveryId: place.deliveryId });
      expect((await list()).items).toMatchObject([{ attempts: 2, status: 'Failed', nextAttemptAt: null }]);
      expect((await getWebhook(rig.ctx, id)).webhook).toMatchObject({ isActive: true, disabledReason: null });
    });

    it('returns the kind of failure of a test, and no more', async () => {
      const { id } = await subscribe();
      receiver.answer((_request, response) => response.writeHead(500).end('x'.repeat(100_000)));
      const refused = await testWebhook(rig.ctx, id);
      expect(refused).toMatchObject({ success: false, statusCode: 500, error: null });
      expect(refused.responseBody).toHaveLength(4096);
      receiver.answer((_request, response) =>
        response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      );
      expect(await testWebhook(rig.ctx, id)).toMatchObject({ success: false, statusCode: 302 });
      receiver.answer(() => {});
      expect(await testWebhook(rig.ctx, id, 200)).toMatchObject({ success: false, error: 'Timeout' });
      await rig.owner`update webhook_subscriptions set url = ${`https://[::1]:${receiver.port}/`} where id = ${id}`;
      const none = { statusCode: null, responseBody: null };
      expect(await testWebhook(rig.ctx, id)).toMatchObject({ ...none, error: 'AddressRefused' });
      expect((await getWebhook(rig.ctx, id)).webhook).toMatchObject({ isActive: true, disabledReason: null });
    });

    it('shows the sent event and the result of each attempt', async () => {
      receiver.answer((_request, response) => response.writeHead(500).end('oh'));
      const { id } = await subscribe();
      const { id: deliveryId } = await deliver(id);
      const detail = await getWebhookDelivery(rig.ctx, { subscriptionId: id, deliveryId });
      expect(detail).toMatchObject({ status: 'Retrying', attempts: 1, lastStatusCode: 500 });
      expect(detail.payload).toEqual(JSON.parse(lastRequest().body));
      expect(detail.tries).toMatchObject([
        { attempt: 1, statusCode: 500, error: null, responseBody: 'oh', durationMs: expect.any(Number) },
      ]);
      const elsewhere = await subscribe();
      const wrong = getWebhookDelivery(rig.ctx, { subscriptionId: elsewhere.id, deliveryId });
      expect((await refusalOf(wrong)).code).toBe('not-found');
      expect((await refusalOf(getWebhookDelivery(other, { subscriptionId: id, deliveryId }))).code).toBe(
        'not-found',
      );
    });

    it('sends an event again with the same webhook-id, once if many request it', async () => {
      receiver.answer((_request, response) => response.writeHead(204).end());
      const { id } = await subscribe();
      const { id: deliveryId, eventId } = await deliver(id);
      const place = { subscriptionId: id, deliveryId };
      const jobsBefore = (await rig.jobs('deliver-webhook')).length;
      const asked = await Promise.allSettled(
        Array.from({ length: 5 }, () => redeliverWebhook(rig.ctx, place)),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const jobs = (await rig.jobs('deliver-webhook')).slice(jobsBefore);
      expect(jobs.map(({ payload }) => payload.deliveryId)).toEqual([deliveryId]);
      expect(await getWebhookDelivery(rig.ctx, place)).toMatchObject({ status: 'Pending', finishedAt: null });
      const requestsBefore = receiver.requests.length;
      for (const { payload } of jobs) await deliverWebhook(rig.runtime, payload);
      expect(receiver.requests).toHaveLength(requestsBefore + 1);
      expect(lastRequest().headers['webhook-id']).toBe(eventId);
      const after = await getWebhookDelivery(rig.ctx, place);
      expect(after).toMatchObject({ status: 'Succeeded', attempts: 2 });
      expect(after.tries).toHaveLength(2);
    });

    it('sends a failed delivery again, but not a pending one or one of an inactive subscription', async () => {
      receiver.answer((_request, response) => response.writeHead(500).end());
      const { id } = await subscribe();
      const { id: deliveryId } = await deliver(id);
      const place = { subscriptionId: id, deliveryId };
      expect((await refusalOf(redeliverWebhook(rig.ctx, place))).code).toBe('state-conflict');
      await rig.inClub(tx =>
        tx
          .update(webhookDeliveries)
          .set({ status: 'Failed', attempts: 8, nextAttemptAt: null })
          .where(eq(webhookDeliveries.id, deliveryId)),
      );
      await redeliverWebhook(rig.ctx, place);
      await deliverWebhook(rig.runtime, { clubId: rig.clubId, deliveryId });
      expect(await getWebhookDelivery(rig.ctx, place)).toMatchObject({ status: 'Failed', attempts: 9 });
      const webhook = { ...input, url: receiver.url, isActive: false };
      await updateWebhook(rig.ctx, { id, webhook, ...anyVersion });
      expect((await refusalOf(redeliverWebhook(rig.ctx, place))).code).toBe('state-conflict');
      expect((await refusalOf(redeliverWebhook(other, place))).code).toBe('not-found');
    });

    it('sends all deliveries that failed since an instant again, oldest first, and logs it', async () => {
      receiver.answer((_request, response) => response.writeHead(204).end());
      const { id } = await subscribe();
      const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 9, minute));
      const happened = async (minute: number, status: 'Failed' | 'Succeeded') => {
        const ctx = { ...rig.ctx, now: at(minute) };
        const event = { type: 'ApplicationUpdated', submissionId: null, data: { minute } } as const;
        await rig.inClub(tx => recordEvent(tx, ctx, event));
        const isIt = eq(webhookDeliveries.createdAt, at(minute));
        await rig.inClub(tx => tx.update(webhookDeliveries).set({ status, attempts: 8 }).where(isIt));
      };
      for (const minute of [3, 1, 2, 5]) await happened(minute, 'Failed');
      await happened(4, 'Succeeded');
      const mine = async (from: number) => {
        const found = await rig.owner<{ id: string }[]>`
          select id from webhook_deliveries where subscription_id = ${id}`;
        const ids = new Set(found.map(row => row.id));
        return (await rig.jobs('deliver-webhook')).slice(from).filter(job => ids.has(job.payload.deliveryId));
      };
      const before = (await rig.jobs('deliver-webhook')).length;
      await redeliverFailedWebhooks(rig.ctx, { id, since: at(2).toISOString() });
      await redeliverFailedWebhooks(rig.ctx, { id, since: at(2).toISOString() });
      const requestsBefore = receiver.requests.length;
      const jobs = await mine(before);
      expect(jobs).toHaveLength(3);
      for (const { payload } of jobs) await deliverWebhook(rig.runtime, payload);
      const sent = receiver.requests.slice(requestsBefore).map(({ body }) => JSON.parse(body).data.minute);
      expect(sent.toSorted()).toEqual([2, 3, 5]);
      const { items } = await listWebhookDeliveries(rig.ctx, { id, limit: 50, status: 'Failed' });
      expect(items.map(({ createdAt }) => createdAt)).toEqual([at(1).toISOString()]);
      const notes = await rig.inClub(tx =>
        tx.select().from(auditEntries).where(eq(auditEntries.recordId, id)).orderBy(auditEntries.id),
      );
      const since = at(2).toISOString();
      expect(notes.filter(({ action }) => action === 'Redelivered').map(({ details }) => details)).toEqual([
        { since, deliveries: 3 },
        { since, deliveries: 0 },
      ]);
      await updateWebhook(rig.ctx, {
        id,
        webhook: { ...input, url: receiver.url, isActive: false },
        ...anyVersion,
      });
      const refused = await refusalOf(redeliverFailedWebhooks(rig.ctx, { id, since }));
      expect(refused.code).toBe('state-conflict');
    });
  });
});
