import { setTimeout as delay } from 'node:timers/promises';
import { connect, withClub } from '@/db/client';
import { ChangeClubInfo } from '@/lib/contracts/club';
import type { Ctx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { migrate } from '@/server/database/migrate';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { subscribe } from '@/testing/webhooks/subscribe';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';
import { bundleWorker } from '@/testing/worker/worker-process';
import { createReport } from './chaos/report';
import { startWeb } from './exports/start-web';
import { startWebLoad } from './exports/web-load';

const clubs = 10;
const subscriptions = 20;
const answerMs = 100;
const idleMs = 15_000;
const drainMaxMs = 1_200_000;
const slowdownMax = 1.25;
const imbalanceMax = 1.5;
/** Shares of the backlog at which the clubs are compared. */
const checkpoints = [0.1, 0.25, 0.5, 0.75, 0.9];

/**
 * Starts the worker after ten clubs have collected the same number of undelivered events. Measures how fast it delivers
 * them, whether all clubs progress equally, and how much slower the pages get. Returns false if a check failed.
 */
export async function measure({ url, deliveries }: { url: string; deliveries: number }): Promise<boolean> {
  await migrate(url);
  const rig = await openRig({ url, ...connect(url) });
  const receiver = await startHttpReceiver();
  receiver.answer((_request, response) => void setTimeout(() => response.writeHead(204).end(), answerMs));
  const expected = await createBacklog(rig, receiver.url, deliveries);
  const program = await bundleWorker();
  const club = await makeOfferingClub(rig.db);
  const web = await startWeb(url, club);
  const load = startWebLoad(web, club);
  await delay(idleMs);
  load.collect();
  await delay(idleMs);
  const idle = load.collect();

  const worker = await program.start({ LOG_LEVEL: 'error' });
  const began = performance.now();
  const end = began + drainMaxMs;
  const imbalances: number[] = [];
  for (const checkpoint of checkpoints) {
    while (receiver.requests.length < expected * checkpoint && performance.now() < end) await delay(20);
    imbalances.push(imbalanceOf(receiver.requests.map(({ path }) => path)));
  }
  while (receiver.requests.length < expected && performance.now() < end) await delay(20);
  const seconds = (performance.now() - began) / 1000;
  const busy = load.collect();
  await load.stop();
  await web.stop();
  await worker.stop();
  program.remove();
  await receiver.close();
  await rig.close();

  const arrived = new Set(receiver.requests.map(({ path, headers }) => `${path} ${headers['webhook-id']}`));
  const report = createReport();
  const slowdown = busy.p95 / idle.p95;
  const imbalance = Math.max(...imbalances);
  report.add('deliveries due, the same number per club', expected);
  report.add('seconds until the last', Math.round(seconds));
  report.add('deliveries a second', Math.round(expected / seconds));
  report.check('lost', expected - arrived.size, '0', arrived.size === expected);
  report.add('sent twice', receiver.requests.length - arrived.size);
  report.check(
    'deliveries of the fastest / the slowest club',
    Number(imbalance.toFixed(2)),
    `at most ${imbalanceMax}`,
    imbalance <= imbalanceMax,
  );
  report.add('ms of the pages before, p50 and p95', `${idle.p50.toFixed(0)}, ${idle.p95.toFixed(0)}`);
  report.add('ms of the pages during it, p50 and p95', `${busy.p50.toFixed(0)}, ${busy.p95.toFixed(0)}`);
  report.check(
    'p95 during it / p95 before',
    Number(slowdown.toFixed(2)),
    `at most ${slowdownMax}`,
    slowdown <= slowdownMax,
  );
  report.check('pages that failed', busy.failed.length, `0 of ${busy.count}`, busy.failed.length === 0);
  report.print();
  return report.isPassed;
}

/**
 * Creates at least `deliveries` deliveries, the same number for each club. Returns the number. The path of a delivery
 * names its club and subscription.
 */
async function createBacklog(rig: Rig, url: string, deliveries: number): Promise<number> {
  const events = Math.ceil(deliveries / clubs / subscriptions);
  const fillClub = async (_none: unknown, club: number) => {
    const clubId = await createClub(rig.db, `backlog-${club}`, ChangeClubInfo.parse({ name: 'Backlog' }));
    const ctx: Ctx = { ...rig.ctx, clubId };
    for (let index = 0; index < subscriptions; index += 1) await subscribe(ctx, `${url}/${club}/${index}`);
    for (let number = 0; number < events; number += 1) {
      const now = { ...ctx, now: new Date() };
      const event = { type: 'ApplicationReceived', submissionId: null, data: { number } } as const;
      await withClub(ctx, tx => recordEvent(tx, now, event));
    }
  };
  await Promise.all(Array.from({ length: clubs }, fillClub));
  return events * clubs * subscriptions;
}

/** Arrived deliveries of the club with most, divided by those of the club with fewest. */
function imbalanceOf(paths: readonly string[]): number {
  const ofClub = new Map<string, number>();
  for (const path of paths) {
    const club = path.split('/')[2] ?? '';
    ofClub.set(club, (ofClub.get(club) ?? 0) + 1);
  }
  return ofClub.size < clubs
    ? Number.POSITIVE_INFINITY
    : Math.max(...ofClub.values()) / Math.min(...ofClub.values());
}
