import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { processConnection } from '@/db/client';
import { webhookSubscriptions } from '@/db/schema/webhooks';
import { queueMail } from '@/lib/mail/queue-mail';
import { createWebhook } from '@/lib/services/webhooks/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { startWorker, type Worker } from '@/server/worker/worker';
import { testDatabase } from '@/testing/db/database';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';
import { type SmtpReceiver, startSmtpReceiver } from '@/testing/worker/smtp-receiver';

describe('the worker', () => {
  let rig: Rig;
  let smtp: SmtpReceiver;
  let receiver: HttpReceiver;
  let worker: Worker;

  beforeAll(async () => {
    smtp = await startSmtpReceiver();
    rig = await openRig(await testDatabase(), { SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await processConnection().close();
    await rig.close();
    await smtp.close();
  });
  beforeEach(async () => {
    await rig.inClub(tx => tx.delete(webhookSubscriptions));
    receiver = await startHttpReceiver();
    worker = await startWorker({ webhookTimeoutMs: 10_000, random: () => 0 });
  });
  afterEach(async () => {
    await worker.stop();
    await receiver.close();
  });

  const subscribe = (url: string) =>
    createWebhook(rig.ctx, { name: 'CRM', url, subscribedEvents: ['ApplicationReceived'], isActive: true });
  const happen = (number: number) =>
    rig.inClub(tx =>
      recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data: { number } }),
    );
  const statuses = async () => {
    const rows = await rig.owner<{ status: string }[]>`select status from webhook_deliveries order by id`;
    return rows.map(row => row.status);
  };

  it('sends a committed mail at once, by the mail server of the installation if the club has none', async () => {
    await subscribe(receiver.url);
    await rig.inClub(async tx => {
      const to = { address: 'zoe@example.org', name: 'Zoë' };
      await queueMail(tx, rig.ctx, { type: 'MembershipReceived', to, locale: 'de', variables: {} });
      await recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data: {} });
    });
    await vi.waitFor(() => expect([smtp.mails.length, receiver.requests.length]).toEqual([1, 1]), 5000);
    const [{ mail } = { mail: null }] = smtp.mails;
    expect(mail?.from).toEqual({ name: 'TSV Größenwahn', address: 'post@eintritt.example' });
    expect(mail?.replyTo?.[0]?.address).toBe('buero@tsv.example');
  });

  it('runs waiting jobs without pauses', async () => {
    await subscribe(receiver.url);
    await worker.stop();
    for (let number = 0; number < 200; number += 1) await happen(number);
    worker = await startWorker();
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(200), 20_000);
  });

  it('returns every delivery to the queue that it has fetched, when it is stopped', async () => {
    await subscribe(receiver.url);
    await worker.stop();
    for (let number = 0; number < 4; number += 1) await happen(number);
    const stopping = await startWorker();
    await stopping.stop();
    const held =
      await rig.owner`select id from pgboss.job where name = 'deliver-webhook' and state = 'active'`;
    expect(held).toEqual([]);
    worker = await startWorker();
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(4), 10_000);
  });

  it('makes at most four requests to a hanging receiver at once, and serves the others', async () => {
    const hanging = await startHttpReceiver();
    let open = 0;
    let openMax = 0;
    hanging.answer((_request, response) => {
      open += 1;
      openMax = Math.max(openMax, open);
      response.on('close', () => {
        open -= 1;
      });
    });
    await subscribe(hanging.url);
    await subscribe(receiver.url);
    for (let number = 0; number < 30; number += 1) await happen(number);
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(30), 12_000);
    expect(openMax).toBeGreaterThan(0);
    expect(openMax).toBeLessThanOrEqual(4);
    await rig.inClub(tx => tx.delete(webhookSubscriptions));
    await hanging.close();
  });

  it('makes the next attempt at its time', async () => {
    await subscribe(receiver.url);
    receiver.answer((_request, response) =>
      response.writeHead(receiver.requests.length === 1 ? 500 : 204).end(),
    );
    await happen(1);
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), 15_000);
    const [first, second] = receiver.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3900);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(9000);
  });

  it('finishes its running jobs when it is stopped, and starts no more', async () => {
    await subscribe(receiver.url);
    const reached = new Promise<() => void>(resolve => {
      receiver.answer((_request, response) => resolve(() => response.writeHead(204).end()));
    });
    await happen(1);
    const answer = await reached;
    const stopped = worker.stop();
    await happen(2);
    answer();
    await stopped;
    expect(await statuses()).toEqual(['Succeeded', 'Pending']);
    expect(receiver.requests).toHaveLength(1);
  });
});
