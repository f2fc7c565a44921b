import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { clubUsers } from '@/db/schema/users';
import { openContent } from '@/lib/mail/mail-content';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { createWebhook } from '@/lib/services/webhooks/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { deliverWebhook } from '@/server/worker/handlers/deliver-webhook';
import { testDatabase } from '@/testing/db/database';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';

describe('a webhook that is switched off', () => {
  let rig: Rig;
  let receiver: HttpReceiver;

  beforeAll(async () => {
    rig = await openRig(await testDatabase());
    const person = { firstName: 'Kim', lastName: 'Öz', password: 'a long enough password' };
    const add = (email: string, role: 'Admin' | 'Manager', locale: 'de' | 'en') =>
      createUserWithPassword({ ...rig.ctx, locale }, { ...person, role, email });
    await add('kim@tsv.example', 'Admin', 'en');
    await add('anna@tsv.example', 'Admin', 'de');
    await add('manager@tsv.example', 'Manager', 'de');
    const former = await add('former@tsv.example', 'Admin', 'de');
    await rig.inClub(tx => tx.update(clubUsers).set({ isActive: false }).where(eq(clubUsers.userId, former)));
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    receiver = await startHttpReceiver();
    await rig.inClub(tx => tx.delete(mails));
  });
  afterEach(() => receiver.close());

  /** Enqueues events for a new subscription. */
  async function makeDeliveries(name: string, count: number): Promise<string[]> {
    await createWebhook(rig.ctx, {
      name,
      url: receiver.url,
      subscribedEvents: ['ApplicationReceived'],
      isActive: true,
    });
    const before = (await rig.jobs('deliver-webhook')).length;
    for (let times = 0; times < count; times += 1)
      await rig.inClub(tx =>
        recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data: {} }),
      );
    return (await rig.jobs('deliver-webhook')).slice(before).map(({ payload }) => payload.deliveryId);
  }
  const deliver = (deliveryId: string, now = new Date()) =>
    deliverWebhook({ ...rig.runtime, now: () => now }, { clubId: rig.clubId, deliveryId });
  const outbox = () => rig.inClub(tx => tx.select().from(mails).orderBy(asc(mails.toAddress)));

  it('on a 410 is mailed to each active Admin once, also after several attempts', async () => {
    receiver.answer((_request, response) => response.writeHead(410).end());
    const ids = await makeDeliveries('CRM <b>', 3);
    await Promise.all(ids.map(id => deliver(id)));
    const sent = await outbox();
    expect(sent.map(({ toAddress, type }) => [toAddress, type])).toEqual([
      ['anna@tsv.example', 'StaffNotification'],
      ['kim@tsv.example', 'StaffNotification'],
    ]);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Ein Webhook wurde ausgeschaltet · TSV Größenwahn',
      'A webhook has been turned off · TSV Größenwahn',
    ]);
    const english = sent[1] && openContent(sent[1]);
    expect(english?.text).toContain('the webhook CRM <b> no longer receives events');
    expect(english?.text).toContain('no longer exists (410)');
    expect(english?.html).toContain('CRM &lt;b&gt;');
    expect(english?.html).toContain(`href="https://eintritt.example/settings/webhooks?club=${rig.clubId}"`);
    expect(english?.text).not.toContain(receiver.url);
  });

  it('after five days of failures is mailed too', async () => {
    receiver.answer((_request, response) => response.writeHead(500).end());
    const start = Date.now();
    for (const [days, id] of (await makeDeliveries('Slow', 6)).entries()) {
      expect(await outbox()).toEqual([]);
      await deliver(id, new Date(start + days * 24 * 3_600_000));
    }
    const [mail] = await outbox();
    expect(mail && openContent(mail).text).toContain('Seit fünf Tagen ist jeder Versuch fehlgeschlagen.');
  });
});
