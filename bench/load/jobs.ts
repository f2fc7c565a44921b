import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import { measureCopyRate } from '../exports/copy-rows';
import { type Figures, figuresOf, type ScenarioResult } from './figures';
import { cpuSecondsOfAll, cpuSecondsOfCluster, peakMegabytes, resetPeakMemory } from './process-figures';
import type { Context } from './scenario';
import { post, prepareApplications } from './scenarios/public';

const timeoutMs = 600_000;
const subscriptions = 10;
const applications = 50;
const smallExport = 1000;
const bareConcurrency = 64;

type Options = { readonly postmaster: number };

/** Waits until the worker has done all due jobs: mails of the measured requests, and nightly runs of all clubs. */
export async function waitUntilIdle(owner: postgres.Sql): Promise<void> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await delay(500)) {
    const due = await owner`
      select from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() limit 1`;
    if (due.length === 0) return;
  }
  throw new Error('The worker did not finish its due jobs in time');
}

/**
 * Measures submissions a second of a CSV export of the whole club, whose baseline is COPY of the same tables, after the
 * time of a smaller one, the first of the workers with these process ids.
 */
export async function measureExports(
  context: Context,
  workers: readonly number[],
  options: Options,
): Promise<ScenarioResult[]> {
  const first = await measureSmallExport(context, workers, options);
  return [first, await measureWholeExport(context, workers, options)];
}

/** The latency is the time from the request to the file in hand. */
async function measureSmallExport(
  { send, headers, owner, clubId }: Context,
  workers: readonly number[],
  options: Options,
): Promise<ScenarioResult> {
  const rows = await owner<{ id: string }[]>`
    select id from submissions where club_id = ${clubId} order by number limit ${smallExport}`;
  const ids = rows.map(({ id }) => id);
  const meter = startMeter(workers, options.postmaster);
  const began = performance.now();
  const job = await send(post('/api/v1/submits/exports/csv', { ids }, headers));
  const path = `/api/v1/submits/exports/${job.id}`;
  for (let { state } = job; state !== 'Completed'; await delay(20))
    ({ state } = await send({ method: 'GET', path, headers }));
  await send({ method: 'GET', path: `${path}/download`, headers });
  const milliseconds = performance.now() - began;
  const [p50, p95, p99] = [milliseconds, milliseconds, milliseconds];
  return {
    name: `first CSV export, ${ids.length}`,
    baseline: null,
    queries: null,
    product: { ...meter.stop(ids.length), p50, p95, p99 },
  };
}

async function measureWholeExport(
  context: Context,
  workers: readonly number[],
  options: Options,
): Promise<ScenarioResult> {
  const { send, headers, owner, clubId } = context;
  const meter = startMeter(workers, options.postmaster);
  const job = await send(post('/api/v1/submits/exports/csv', {}, headers));
  let now = job;
  for (const end = performance.now() + timeoutMs; now.state !== 'Completed'; await delay(50)) {
    if (now.state === 'Failed' || performance.now() > end) throw new Error('The export did not end');
    now = await send({ method: 'GET', path: `/api/v1/submits/exports/${job.id}`, headers });
  }
  const seconds = (Date.parse(String(now.finishedAt)) - Date.parse(String(now.startedAt))) / 1000;
  const product = { ...meter.stop(Number(now.total)), perSecond: Number(now.total) / seconds };
  const perSecond = await measureCopyRate(owner, clubId);
  return { name: 'CSV export, submissions', product, baseline: throughputOnly(perSecond), queries: null };
}

/**
 * Measures deliveries a second of a backlog of webhook deliveries; one that comes twice is an error. The baseline is a loop of `fetch` to the same
 * receiver.
 */
export async function measureDeliveries(
  context: Context,
  workers: readonly number[],
  options: Options,
): Promise<ScenarioResult> {
  const receiver = await startHttpReceiver();
  const count = subscriptions * applications;
  try {
    const { make } = await prepareApplications(context);
    for (let index = 0; index < subscriptions; index += 1)
      await context.send(
        post(
          '/api/v1/club/settings/webhooks',
          { name: `Bench ${index}`, url: receiver.url, subscribedEvents: ['ApplicationReceived'] },
          context.headers,
        ),
      );
    for (let index = 0; index < applications; index += 1) {
      const request = make(index);
      if (request) await context.send(request);
    }
    const early = receiver.requests.length;
    const meter = startMeter(workers, options.postmaster);
    for (const end = Date.now() + timeoutMs; receiver.requests.length < count; await delay(20))
      if (Date.now() > end) throw new Error('Not every delivery arrived');
    const product = meter.stop(count - early);
    await waitUntilIdle(context.owner);
    const doubled = receiver.requests.length - count;
    return {
      name: 'webhooks, deliveries',
      product: { ...product, errors: doubled },
      queries: null,
      baseline: throughputOnly(await fetchLoop(receiver.url, count)),
    };
  } finally {
    await receiver.close();
  }
}

async function fetchLoop(url: string, count: number): Promise<number> {
  const body = JSON.stringify({ type: 'ApplicationReceived', data: {} });
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: bareConcurrency }, async () => {
      while (left > 0) {
        left -= 1;
        await fetch(url, { method: 'POST', body }).then(answer => answer.arrayBuffer());
      }
    }),
  );
  return count / ((performance.now() - began) / 1000);
}

function startMeter(pids: readonly number[], postmaster: number) {
  resetPeakMemory(pids);
  const before = { cpu: cpuSecondsOfAll(pids), database: cpuSecondsOfCluster(postmaster) };
  const began = performance.now();
  return {
    /** `count` is the number of finished operations. They have no latencies. */
    stop: (count: number): Figures => ({
      ...figuresOf({
        latenciesMs: Array.from({ length: count }, () => 0),
        seconds: (performance.now() - began) / 1000,
        errors: 0,
        cpuSeconds: cpuSecondsOfAll(pids) - before.cpu,
        databaseCpuSeconds: cpuSecondsOfCluster(postmaster) - before.database,
        peakMegabytes: peakMegabytes(pids),
      }),
    }),
  };
}

function throughputOnly(perSecond: number): Figures {
  const nothing = { p50: 0, p95: 0, p99: 0, cpuMs: 0, databaseCpuMs: 0, peakMegabytes: 0, errors: 0 };
  return { count: 0, perSecond, ...nothing };
}
