import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookSubscriptions } from '@/db/schema/webhooks';
import { testDatabase } from '@/db/testing/database';
import { refusalOf, unknownIds } from '@/db/testing/factories';
import type { Ctx } from '@/lib/context';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { WebhookWriteDto } from '@/lib/contracts/webhooks';
import { deliverWebhook } from '@/lib/jobs/handlers/deliver-webhook';
import { startHttpReceiver } from '@/lib/jobs/testing/http-receiver';
import { openRig, type Rig } from '@/lib/jobs/testing/rig';
import { createClub } from '@/lib/services/clubs/create';
import { createWebhook } from '@/lib/services/webhooks/create';
import { getWebhook } from '@/lib/services/webhooks/get';
import { listWebhooks } from '@/lib/services/webhooks/list';
import { listWebhookDeliveries } from '@/lib/services/webhooks/list-deliveries';
import { removeWebhook } from '@/lib/services/webhooks/remove';
import { updateWebhook } from '@/lib/services/webhooks/update';
import { recordEvent } from '@/lib/webhooks/record-event';

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

  it('shows a secret of 32 bytes once and keeps it unreadable', async () => {
    const { secret, ...created } = await createWebhook(rig.ctx, input);
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    expect(() => new Webhook(secret)).not.toThrow();
    expect(await getWebhook(rig.ctx, created.id)).toEqual({ webhook: created, version: 1 });
    const [row] = await rig.owner`select * from webhook_subscriptions where id = ${created.id}`;
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  });

  it('takes back what was read, changes it and keeps the secret', async () => {
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

  it('refuses a change and a removal of a version that is not the last', async () => {
    const { id } = await createWebhook(rig.ctx, input);
    const old = { id, precondition: ['"v7"'] };
    expect(await refusalOf(updateWebhook(rig.ctx, { ...old, webhook: input }))).toMatchObject({
      code: 'precondition-failed',
    });
    expect(await refusalOf(removeWebhook(rig.ctx, old))).toMatchObject({ code: 'precondition-failed' });
    await removeWebhook(rig.ctx, { id, precondition: ['"v1"'] });
    expect((await refusalOf(getWebhook(rig.ctx, id))).code).toBe('not-found');
  });

  it('names the address that it refuses, at creating and at changing', async () => {
    const url = 'https://[::ffff:a9fe:a9fe]/latest/meta-data';
    const violations = [{ path: 'url', key: 'urlNotAllowed' }];
    expect(await refusalOf(createWebhook(rig.ctx, { ...input, url }))).toMatchObject({ violations });
    const { id } = await createWebhook(rig.ctx, input);
    const change = updateWebhook(rig.ctx, { id, webhook: { ...input, url }, ...anyVersion });
    expect(await refusalOf(change)).toMatchObject({ violations });
    expect((await getWebhook(rig.ctx, id)).webhook.url).toBe(input.url);
  });

  it('starts with a clean record when it is switched on again', async () => {
    const { id } = await createWebhook(rig.ctx, input);
    await rig.owner`update webhook_subscriptions
      set is_active = false, disabled_reason = 'ReceiverGone', failing_since = now() where id = ${id}`;
    expect((await getWebhook(rig.ctx, id)).webhook.disabledReason).toBe('ReceiverGone');
    await updateWebhook(rig.ctx, { id, webhook: input, ...anyVersion });
    const [row] = await rig.owner`select * from webhook_subscriptions where id = ${id}`;
    expect(row).toMatchObject({ is_active: true, disabled_reason: null, failing_since: null });
  });

  it('does not exist for another club, nor under an id that is none', async () => {
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
      ]);
      expect(codes.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found', 'not-found']);
    }
    expect((await getWebhook(rig.ctx, id)).webhook.name).toBe('CRM');
  });

  it('lists what was delivered, newest first, page by page and by status', async () => {
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
});
