import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, withClub } from '@/db/client';
import { ChangeClubInfo } from '@/lib/contracts/club';
import type { Ctx } from '@/lib/platform/context';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { createClub } from '@/lib/services/clubs/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { signEvent } from '@/lib/webhooks/sign-event';
import { makeSecret } from '@/lib/webhooks/webhook-secret';
import { migrate } from '@/server/database/migrate';
import { subscribe } from '@/testing/webhooks/subscribe';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';
import { bundleWorker, type WorkerProgram } from '@/testing/worker/worker-process';
import { cpuSecondsOf, peakMegabytes } from './load/process-figures';

const subscriptionCount = 20;
const slowMs = 200;
const bareConcurrency = 64;
const steady = { eventsPerSecond: 50, seconds: 10, clubs: 20 };
const rounds = 3;
const badReceivers = ['hangs', 'drips', 'answers 500', 'answers 429', 'resets', 'never ends'] as const;

type Neighbour = (typeof badReceivers)[number] | 'answers 204';

type Bench = { rig: Rig; program: WorkerProgram; readonly megabytes: number[] };

/** Prints deliveries a second and delays. Returns false if a delivery is missing. */
export async function measure({ url, deliveries }: { url: string; deliveries: number }): Promise<boolean> {
  await migrate(url);
  const rig = await openRig({ url, ...connect(url) });
  const bench = { rig, program: await bundleWorker(), megabytes: [] };
  const instant = await startHttpReceiver();
  const slow = await startHttpReceiver();
  slow.answer((_request, response) => void setTimeout(() => response.writeHead(204).end(), slowMs));
  for (const [name, receiver] of [
    ['instant', instant],
    [`${slowMs} ms`, slow],
  ] as const) {
    const bare = await measureBareClient(receiver.url, deliveries);
    const { perSecond, cpuMs } = await measureThroughput(bench, receiver, deliveries);
    console.log(
      `receiver that answers ${name.padEnd(8)} ${formatRate(perSecond, 'deliveries/s')}, bare client ${formatRate(bare, 'posts/s')}, worker ${cpuMs.toFixed(1)} ms of processor time each`,
    );
  }
  const delaysMs = { good: [] as number[], bad: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    delaysMs.good.push(
      ...(await measureDelays(
        bench,
        badReceivers.map(() => 'answers 204' as const),
      )),
    );
    delaysMs.bad.push(...(await measureDelays(bench, badReceivers)));
  }
  console.log(
    `commit to first byte, ${steady.eventsPerSecond} events/s      ${formatPercentiles(delaysMs.good)}`,
  );
  console.log(`${badReceivers.length} neighbours misbehave            ${formatPercentiles(delaysMs.bad)}`);
  console.log(
    `memory of the worker, at most      ${bench.megabytes.join(', ')} MB, with good and bad neighbours in turn`,
  );
  console.log(
    `load of the machine               ${os
      .loadavg()
      .map(one => one.toFixed(1))
      .join(' ')}`,
  );
  await Promise.all([instant.close(), slow.close()]);
  bench.program.remove();
  await rig.close();
  const expected = steady.eventsPerSecond * steady.seconds * rounds;
  return delaysMs.good.length === expected && delaysMs.bad.length === expected;
}

/** Posts a second of the same client without a queue, a database or a log. */
async function measureBareClient(url: string, count: number): Promise<number> {
  const client = createOutboundClient({ allowCidrs: ['127.0.0.0/8'] });
  const secret = makeSecret();
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: bareConcurrency }, async () => {
      while (left > 0) {
        left -= 1;
        const event = {
          id: String(left),
          type: 'ApplicationReceived',
          createdAt: new Date(),
          data: {},
        } as const;
        await client.post(url, { ...signEvent(event, [secret], new Date()), timeoutMs: 15_000 });
      }
    }),
  );
  const perSecond = count / ((performance.now() - began) / 1000);
  await client.close();
  return perSecond;
}

/** Delivers a backlog of one club's events, each to all subscriptions of the club. */
async function measureThroughput({ rig, program }: Bench, receiver: HttpReceiver, count: number) {
  const ctx = await createBenchClub(rig);
  for (let index = 0; index < subscriptionCount; index += 1) await subscribe(ctx, receiver.url);
  for (let index = 0; index < count / subscriptionCount; index += 1) await commitEvent(ctx, { index });
  receiver.requests.length = 0;
  const worker = await program.start({});
  const cpuBefore = cpuSecondsOf(worker.pid);
  await waitUntil(() => receiver.requests.length >= count);
  const cpuMs = ((cpuSecondsOf(worker.pid) - cpuBefore) * 1000) / count;
  await worker.stop();
  const times = receiver.requests.map(({ at }) => at);
  return { perSecond: count / ((Math.max(...times) - Math.min(...times)) / 1000), cpuMs };
}

/**
 * Creates events of many clubs at a steady rate. Returns the milliseconds from each commit to the arrival. The first
 * club has one more subscription for each of `neighbours`.
 */
async function measureDelays(
  { rig, program, megabytes }: Bench,
  neighbours: readonly Neighbour[],
): Promise<number[]> {
  const receiver = await startHttpReceiver();
  const clubs: Ctx[] = [];
  for (let index = 0; index < steady.clubs; index += 1) {
    const ctx = await createBenchClub(rig);
    await subscribe(ctx, receiver.url);
    clubs.push(ctx);
  }
  const neighbourReceivers = await Promise.all(neighbours.map(startNeighbour));
  const [firstClub] = clubs;
  for (const { url } of neighbourReceivers) if (firstClub) await subscribe(firstClub, url);
  const worker = await program.start({});
  const committedAt = new Map<number, number>();
  const writes: Promise<void>[] = [];
  const count = steady.eventsPerSecond * steady.seconds;
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    const ctx = clubs[number % clubs.length];
    if (!ctx) throw new Error('No club');
    writes.push(commitEvent(ctx, { number }).then(() => void committedAt.set(number, Date.now())));
    const due = began + ((number + 1) * 1000) / steady.eventsPerSecond;
    await delay(Math.max(0, due - performance.now()));
  }
  await Promise.all(writes);
  await waitUntil(() => receiver.requests.length >= count);
  megabytes.push(peakMegabytes([worker.pid]));
  await worker.kill();
  await Promise.all([receiver, ...neighbourReceivers].map(one => one.close()));
  await rig.owner`update webhook_subscriptions set is_active = false`;
  await rig.owner`update pgboss.job set state = 'cancelled', completed_on = now() where state < 'completed'`;
  return receiver.requests
    .map(({ at, body }) => at - (committedAt.get(Number(/"number":(\d+)/.exec(body)?.[1])) ?? 0))
    .filter(Number.isFinite);
}

async function startNeighbour(behavior: Neighbour): Promise<HttpReceiver> {
  const receiver = await startHttpReceiver();
  receiver.answer((_request, response) => {
    if (behavior === 'hangs') return;
    if (behavior === 'resets') return void response.socket?.resetAndDestroy();
    if (behavior.startsWith('answers')) {
      return void response.writeHead(Number(behavior.slice(8)), { 'Retry-After': '30' }).end();
    }
    response.writeHead(200);
    const [bytes, everyMs] = behavior === 'drips' ? [1, 1000] : [65_536, 5];
    const timer = setInterval(() => response.write('x'.repeat(bytes)), everyMs);
    response.on('close', () => clearInterval(timer));
  });
  return receiver;
}

async function createBenchClub(rig: Rig): Promise<Ctx> {
  const slug = `bench-${Math.random().toString(36).slice(2)}`;
  return { ...rig.ctx, clubId: await createClub(rig.db, slug, ChangeClubInfo.parse({ name: 'Bench' })) };
}

async function commitEvent(ctx: Ctx, data: Record<string, unknown>): Promise<void> {
  const now = { ...ctx, now: new Date() };
  await withClub(ctx, tx => recordEvent(tx, now, { type: 'ApplicationReceived', submissionId: null, data }));
}

async function waitUntil(condition: () => boolean, timeoutMs = 120_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > end) return console.log('Some deliveries did NOT arrive in time');
    await delay(20);
  }
}

function formatRate(value: number, unit: string): string {
  return `${value.toFixed(0).padStart(5)} ${unit}`;
}

function formatPercentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms of ${sorted.length}`;
}
