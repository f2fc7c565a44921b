import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import { copiedPerSecond } from '../exports/copy-rows';
import { type Figures, figuresOf, type LineResult } from './figures';
import { post, prepareApplications } from './lines/public';
import type { Place } from './place';
import { cpuSecondsOf, cpuSecondsOfCluster, forgetPeak, peakMegabytes } from './process-figures';
import type { Started } from './processes';

const patienceMs = 600_000;
const subscriptions = 10;
const applications = 50;
const bareConcurrency = 64;

type Options = { readonly postmaster: number };

/** Waits until the worker has done what is due: the mails of what was measured before, and the nights of all clubs. */
export async function untilIdle(owner: postgres.Sql): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await delay(500)) {
    const due = await owner`
      select from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() limit 1`;
    if (due.length === 0) return;
  }
  throw new Error('The worker does not come to rest');
}

/** Submissions a second of a CSV export of the whole club while it runs; beside it COPY of the same tables. */
export async function measureExport(place: Place, worker: Started, options: Options): Promise<LineResult> {
  const { ask, headers, owner, clubId } = place;
  const meter = startMeter(worker.pid, options.postmaster);
  const job = await ask(post('/api/v1/submits/exports/csv', {}, headers));
  let now = job;
  for (const end = performance.now() + patienceMs; now.state !== 'Completed'; await delay(50)) {
    if (now.state === 'Failed' || performance.now() > end) throw new Error('The export did not end');
    now = await ask({ method: 'GET', path: `/api/v1/submits/exports/${job.id}`, headers });
  }
  const seconds = (Date.parse(String(now.finishedAt)) - Date.parse(String(now.startedAt))) / 1000;
  const product = { ...meter.stop(Number(now.total)), perSecond: Number(now.total) / seconds };
  const perSecond = await copiedPerSecond(owner, clubId);
  return { name: 'CSV export, submissions', product, baseline: bare(perSecond), queries: null };
}

/** Deliveries a second of those that wait once all have been caused; beside it a loop of `fetch` to the same receiver. */
export async function measureDeliveries(
  place: Place,
  worker: Started,
  options: Options,
): Promise<LineResult> {
  const receiver = await startHttpReceiver();
  const count = subscriptions * applications;
  try {
    const { make } = await prepareApplications(place);
    for (let index = 0; index < subscriptions; index += 1)
      await place.ask(
        post(
          '/api/v1/club/settings/webhooks',
          { name: `Bench ${index}`, url: receiver.url, subscribedEvents: ['ApplicationReceived'] },
          place.headers,
        ),
      );
    for (let index = 0; index < applications; index += 1) {
      const sent = make(index);
      if (sent) await place.ask(sent);
    }
    const early = receiver.requests.length;
    const meter = startMeter(worker.pid, options.postmaster);
    for (const end = Date.now() + patienceMs; receiver.requests.length < count; await delay(20))
      if (Date.now() > end) throw new Error('Not every delivery arrived');
    const product = meter.stop(count - early);
    return {
      ...{ name: 'webhooks, deliveries', product, queries: null },
      baseline: bare(await fetchLoop(receiver.url, count)),
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

function startMeter(pid: number, postmaster: number) {
  forgetPeak(pid);
  const before = { cpu: cpuSecondsOf(pid), database: cpuSecondsOfCluster(postmaster) };
  const began = performance.now();
  return {
    /** Of so many things that were done; nobody waited for each. */
    stop: (count: number): Figures => ({
      ...figuresOf({
        waits: Array.from({ length: count }, () => 0),
        seconds: (performance.now() - began) / 1000,
        errors: 0,
        cpuSeconds: cpuSecondsOf(pid) - before.cpu,
        databaseCpuSeconds: cpuSecondsOfCluster(postmaster) - before.database,
        peakMegabytes: peakMegabytes(pid),
      }),
    }),
  };
}

function bare(perSecond: number): Figures {
  const nothing = { p50: 0, p95: 0, p99: 0, cpuMs: 0, databaseCpuMs: 0, peakMegabytes: 0, errors: 0 };
  return { count: 0, perSecond, ...nothing };
}
