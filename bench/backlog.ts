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
import { openPromises } from './chaos/promises';
import { startWebLoad } from './exports/web-load';

const clubs = 10;
const subscriptions = 20;
const answerMs = 100;
const quietMs = 15_000;
const drainMaxMs = 1_200_000;
const slowerMax = 1.25;
const unfairMax = 1.5;
/** At which shares of the backlog the clubs are compared. */
const looks = [0.1, 0.25, 0.5, 0.75, 0.9];

/**
 * The worker was away while events of ten clubs happened, as many of each: how fast it catches up, whether all clubs
 * get on alike, and what people who use the pages notice of it. False where a promise is broken.
 */
export async function measure({ url, deliveries }: { url: string; deliveries: number }): Promise<boolean> {
  await migrate(url);
  const rig = await openRig({ url, ...connect(url) });
  const receiver = await startHttpReceiver();
  receiver.answer((_request, response) => void setTimeout(() => response.writeHead(204).end(), answerMs));
  const expected = await fill(rig, receiver.url, deliveries);
  const program = await bundleWorker();
  const web = await startWebLoad(url, await makeOfferingClub(rig.db));
  await delay(quietMs);
  web.take();
  await delay(quietMs);
  const quiet = web.take();

  const worker = await program.start({ LOG_LEVEL: 'error' });
  const began = performance.now();
  const end = began + drainMaxMs;
  const shares: number[] = [];
  for (const look of looks) {
    while (receiver.requests.length < expected * look && performance.now() < end) await delay(20);
    shares.push(spread(receiver.requests.map(({ path }) => path)));
  }
  while (receiver.requests.length < expected && performance.now() < end) await delay(20);
  const seconds = (performance.now() - began) / 1000;
  const busy = web.take();
  await web.stop();
  await worker.stop();
  program.remove();
  await receiver.close();
  await rig.close();

  const arrived = new Set(receiver.requests.map(({ path, headers }) => `${path} ${headers['webhook-id']}`));
  const promises = openPromises();
  const slower = busy.p95 / quiet.p95;
  const unfair = Math.max(...shares);
  promises.tell('deliveries due, of ten clubs alike', expected);
  promises.tell('seconds until the last', Math.round(seconds));
  promises.tell('deliveries a second', Math.round(expected / seconds));
  promises.hold('lost', expected - arrived.size, '0', arrived.size === expected);
  promises.tell('doubled', receiver.requests.length - arrived.size);
  promises.hold(
    'most of a club by least of a club',
    Number(unfair.toFixed(2)),
    `at most ${unfairMax}`,
    unfair <= unfairMax,
  );
  promises.tell('ms of the pages before, p50 and p95', `${quiet.p50.toFixed(0)}, ${quiet.p95.toFixed(0)}`);
  promises.tell('meanwhile', `${busy.p50.toFixed(0)}, ${busy.p95.toFixed(0)}`);
  promises.hold(
    'p95 meanwhile by p95 before',
    Number(slower.toFixed(2)),
    `at most ${slowerMax}`,
    slower <= slowerMax,
  );
  promises.hold('pages that failed', busy.failed.length, `0 of ${busy.count}`, busy.failed.length === 0);
  promises.print();
  return promises.areKept;
}

/** As many deliveries, of each club alike: how many they have become. The path says the club and the subscription. */
async function fill(rig: Rig, url: string, deliveries: number): Promise<number> {
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

/** How many arrived of the club with most, for each one of the club with fewest. */
function spread(paths: readonly string[]): number {
  const ofClub = new Map<string, number>();
  for (const path of paths) {
    const club = path.split('/')[2] ?? '';
    ofClub.set(club, (ofClub.get(club) ?? 0) + 1);
  }
  return ofClub.size < clubs
    ? Number.POSITIVE_INFINITY
    : Math.max(...ofClub.values()) / Math.min(...ofClub.values());
}
