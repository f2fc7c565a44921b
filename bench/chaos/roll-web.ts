import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { startProcess } from '@/e2e/fixtures/product';
import { applicationTo, makeOfferingClub, tokenFor } from '@/testing/db/offering-club';
import type { Rig } from '@/testing/worker/rig';
import type { Report } from './report';

export type RollSizes = { readonly restarts: number };

const callers = 4;
const betweenCallsMs = 15;
const readinessCheckMs = 250;
/** More than a stop (at most 25 s), a start and a readiness check take. */
const readyMaxMs = 60_000;

/** A replica as a load balancer sees it. `isReady` is the result of its last /readyz. */
type Replica = { readonly baseURL: string; isReady: boolean };

/**
 * Replaces two web processes behind a load balancer one after the other (SIGTERM), while clients read forms and send
 * applications. The clients do not repeat a request.
 */
export async function rollWeb(
  { databaseUrl, db, owner }: Pick<Rig, 'databaseUrl' | 'db' | 'owner'>,
  sizes: RollSizes,
  _random: () => number,
  report: Report,
): Promise<void> {
  const club = await makeOfferingClub(db);
  const ports = [await chooseLoopbackPort(), await chooseLoopbackPort()];
  const start = (port: number) =>
    startProcess('web', {
      PORT: String(port),
      APP_URL: 'http://localhost:3000',
      APP_SECRET: process.env.APP_SECRET ?? '',
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
    });
  const processes = await Promise.all(ports.map(start));
  const replicas: Replica[] = ports.map(port => ({ baseURL: `http://localhost:${port}`, isReady: true }));
  let isOver = false;
  const checking = Promise.all(
    replicas.map(async replica => {
      while (!isOver) {
        const request = fetch(`${replica.baseURL}/readyz`, { signal: AbortSignal.timeout(2_000) });
        replica.isReady = await request.then(
          ({ ok }) => ok,
          () => false,
        );
        await delay(readinessCheckMs);
      }
    }),
  );

  const failures: string[] = [];
  const acknowledged: string[] = [];
  let calls = 0;
  const call = async (path: string, init: RequestInit, status: number) => {
    const ready = replicas.filter(({ isReady }) => isReady);
    const replica = ready[calls % Math.max(1, ready.length)];
    calls += 1;
    if (!replica) return void failures.push('no replica ready');
    try {
      const response = await fetch(`${replica.baseURL}/api/v1${path}`, init);
      const body = await response.json();
      if (response.status === status) return body;
      failures.push(String(response.status));
    } catch (error) {
      failures.push(error instanceof Error ? String(error.cause ?? error.message) : 'no answer');
    }
  };
  const calling = Promise.all(
    Array.from({ length: callers }, async (_none, caller) => {
      for (let number = 0; !isOver; number += 1) {
        await call(`/public/clubs/${club.slug}/forms/membership`, {}, 200);
        const formToken = await tokenFor(club.clubId, new Date(Date.now() - 60_000));
        const body = { ...applicationTo(club), email: `caller-${caller}-${number}@example.org` };
        const headers = { 'Content-Type': 'application/json', 'X-Form-Token': formToken };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const answer = await call(`/submits/memberships?club=${club.slug}`, init, 201);
        if (answer) acknowledged.push(answer.id);
        await delay(betweenCallsMs);
      }
    }),
  );
  const began = performance.now();
  for (let restart = 0; restart < sizes.restarts; restart += 1) {
    const index = restart % 2;
    await processes[index]?.stop();
    processes[index] = await start(ports[index] ?? 0);
    for (const end = Date.now() + readyMaxMs; !replicas[index]?.isReady; await delay(readinessCheckMs)) {
      if (Date.now() > end) throw new Error('A new web process did not become ready');
    }
  }
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await Promise.all([calling, checking]);
  await Promise.all(processes.map(one => one.stop()));

  const stored = await owner<{ id: string }[]>`select id from submissions where club_id = ${club.clubId}`;
  const ids = new Set(stored.map(({ id }) => id));
  const missing = acknowledged.filter(id => !ids.has(id)).length;
  report.add('restarts of one of two web processes', sizes.restarts);
  report.add('seconds', Math.round(seconds));
  report.add('requests a second meanwhile', Math.round(calls / seconds));
  report.check('requests that failed', failures.length, `0 of ${calls}`, failures.length === 0);
  if (failures.length > 0) report.add('kinds of failure', [...new Set(failures)].join(', '));
  report.add('acknowledged submissions', acknowledged.length);
  report.check('acknowledged, but not stored', missing, '0', missing === 0);
  const unknown = stored.length - acknowledged.length;
  report.check('stored twice or without acknowledgement', unknown, '0', unknown === 0);
}
