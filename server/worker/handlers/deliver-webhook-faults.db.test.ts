import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookAttempts, webhookDeliveries, webhookSubscriptions } from '@/db/schema/webhooks';
import { createWebhook } from '@/lib/services/webhooks/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { deliverWebhook } from '@/server/worker/handlers/deliver-webhook';
import { testDatabase } from '@/testing/db/database';
import { localhostCertificate } from '@/testing/mail/localhost-certificate';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { listen } from '@/testing/worker/listen';
import { openRig, type Rig } from '@/testing/worker/rig';

type Fault = {
  readonly name: string;
  readonly answer: (response: ServerResponse) => void;
  readonly statusCode: number | null;
  readonly error: string | null;
  /** Minimum and maximum seconds until the second attempt. */
  readonly pause: readonly [number, number] | null;
  readonly body?: string | null;
};

const ownPause = [4, 6] as const;
const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();

const answers =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end();

const writes = (everyMs: number, bytes: number) => (response: ServerResponse) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'.repeat(bytes)), everyMs);
  response.on('close', () => clearInterval(timer));
};

const faults: readonly Fault[] = [
  { name: 'answers 500', answer: answers(500), statusCode: 500, error: null, pause: ownPause },
  {
    name: 'redirects for good',
    answer: answers(301, { Location: 'http://127.0.0.1:1/' }),
    statusCode: 301,
    error: null,
    pause: ownPause,
  },
  { name: 'is gone', answer: answers(410), statusCode: 410, error: null, pause: null },
  {
    name: 'is busy for a minute',
    answer: answers(429, { 'Retry-After': '60' }),
    statusCode: 429,
    error: null,
    pause: [60, 60],
  },
  {
    name: 'is busy for less than the pause',
    answer: answers(429, { 'Retry-After': '1' }),
    statusCode: 429,
    error: null,
    pause: ownPause,
  },
  {
    name: 'is away for an hour',
    answer: response => answers(503, { 'Retry-After': inAnHour() })(response),
    statusCode: 503,
    error: null,
    pause: [3590, 3601],
  },
  {
    name: 'asks for a month',
    answer: answers(503, { 'Retry-After': '2592000' }),
    statusCode: 503,
    error: null,
    pause: [86_400, 86_400],
  },
  { name: 'hangs', answer: () => {}, statusCode: null, error: 'Timeout', pause: ownPause },
  {
    name: 'drips a byte at a time',
    answer: writes(50, 1),
    statusCode: null,
    error: 'Timeout',
    pause: ownPause,
  },
  {
    name: 'resets',
    answer: response => void response.socket?.resetAndDestroy(),
    statusCode: null,
    error: 'ConnectFailed',
    pause: ownPause,
  },
  {
    name: 'sends headers of 64 kB',
    answer: answers(200, { 'X-Long': 'x'.repeat(65_536) }),
    statusCode: null,
    error: 'ResponseInvalid',
    pause: ownPause,
  },
];

/** Timeout for receivers that never end by themselves; the others get enough time for a busy machine. */
const shortTimeoutMs = 400;
const cutWithinMs = 5_000;
const bomb = gzipSync(Buffer.alloc(50_000_000)).subarray(0, 4000);

describe('a receiver that misbehaves', () => {
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

  /** Makes one attempt for a new event. Returns its log entry and the time of the next attempt. */
  async function attemptOnce(url: string, random: number, webhookTimeoutMs = rig.runtime.webhookTimeoutMs) {
    await createWebhook(rig.ctx, {
      name: 'CRM',
      url,
      subscribedEvents: ['ApplicationReceived'],
      isActive: true,
    });
    const before = (await rig.jobs('deliver-webhook')).length;
    const event = { type: 'ApplicationReceived', submissionId: null, data: {} } as const;
    await rig.inClub(tx => recordEvent(tx, rig.ctx, event));
    const [job] = (await rig.jobs('deliver-webhook')).slice(before);
    if (!job) throw new Error('No delivery');
    const now = new Date();
    const runtime = { ...rig.runtime, now: () => now, random: () => random, webhookTimeoutMs };
    const began = performance.now();
    await deliverWebhook(runtime, job.payload);
    const tookMs = performance.now() - began;
    const { deliveryId } = job.payload;
    const [delivery] = await rig.inClub(tx =>
      tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId)),
    );
    const [attempt] = await rig.inClub(tx =>
      tx.select().from(webhookAttempts).where(eq(webhookAttempts.deliveryId, deliveryId)),
    );
    const retryAt = delivery?.nextAttemptAt;
    const pause = retryAt ? (retryAt.getTime() - now.getTime()) / 1000 : null;
    const [next] = (await rig.jobs('deliver-webhook')).slice(before + 1);
    expect(next?.startAfter.getTime()).toBe(retryAt?.getTime());
    return { delivery, attempt, pause, tookMs };
  }

  it.each(faults)('that $name is logged, cut off, and attempted again at its time', async fault => {
    receiver.answer((_request, response) => fault.answer(response));
    const timeoutMs = fault.error === 'Timeout' ? shortTimeoutMs : undefined;
    for (const random of [0, 1]) {
      const { delivery, attempt, pause, tookMs } = await attemptOnce(receiver.url, random, timeoutMs);
      expect(attempt).toMatchObject({ statusCode: fault.statusCode, error: fault.error });
      expect(delivery?.status).toBe(fault.pause ? 'Retrying' : 'Failed');
      expect(pause ?? 0).toBeGreaterThanOrEqual((fault.pause?.[0] ?? 0) - 0.001);
      expect(pause ?? 0).toBeLessThanOrEqual((fault.pause?.[1] ?? 0) + 0.001);
      expect(tookMs).toBeLessThan(cutWithinMs);
      await rig.inClub(tx => tx.delete(webhookSubscriptions));
    }
  });

  it.each([
    { name: 'never ends', answer: writes(1, 65_536), body: 'x'.repeat(4096) },
    {
      name: 'sends a bomb of packed zeros',
      answer: (response: ServerResponse) =>
        void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
      body: '',
    },
  ])('that $name has accepted the event: only the start of its answer is read', async ({ answer, body }) => {
    receiver.answer((_request, response) => answer(response));
    const { delivery, attempt } = await attemptOnce(receiver.url, 0);
    expect(attempt).toMatchObject({ statusCode: 200, error: null, responseBody: body });
    expect(delivery?.status).toBe('Succeeded');
  });

  it('with an untrusted certificate gets no data', async () => {
    let asked = 0;
    const impostor = createServer(localhostCertificate, (_request: IncomingMessage, response) => {
      asked += 1;
      response.writeHead(204).end();
    });
    const port = await listen(impostor);
    const { attempt, pause } = await attemptOnce(`https://127.0.0.1:${port}/`, 0);
    expect(attempt).toMatchObject({ statusCode: null, error: 'TlsFailed' });
    expect(pause).toBe(4);
    expect(asked).toBe(0);
    impostor.close();
  });

  it('leaves no open connections after many attempts', async () => {
    receiver.answer((_request, response) => writes(1, 65_536)(response));
    await Promise.all(
      Array.from({ length: 100 }, () =>
        rig.runtime.outbound.post(receiver.url, { headers: {}, body: '{}', timeoutMs: 2000 }),
      ),
    );
    await vi.waitFor(() => expect(receiver.open()).toBe(0), 20_000);
  });
});
