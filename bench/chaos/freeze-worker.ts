import { setTimeout as delay } from 'node:timers/promises';
import { withClub } from '@/db/client';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { createClub } from '@/lib/services/clubs/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { limits } from '@/server/worker/deliveries/limits';
import { subscribe } from '@/testing/webhooks/subscribe';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import type { Rig } from '@/testing/worker/rig';
import { bundleWorker } from '@/testing/worker/worker-process';
import type { Promises } from './promises';

export type FreezeSizes = { readonly deliveries: number; readonly freezeMs: number };

const subscriptions = 10;
const slowMs = 100;
const deadlineMs = 180_000;
const wakeMs = 5_000;

/**
 * Two workers, one of which stands still (SIGSTOP) with deliveries in hand for longer than its leases, and then goes on
 * as if nothing had been: what it holds must not be written over what the other did meanwhile.
 */
export async function freezeWorker(
  rig: Rig,
  sizes: FreezeSizes,
  _random: () => number,
  promises: Promises,
): Promise<void> {
  const clubId = await createClub(rig.db, 'frozen', ChangeClubInfo.parse({ name: 'Frozen' }));
  const ctx = { ...rig.ctx, clubId };
  const receiver = await startHttpReceiver();
  receiver.answer((_request, response) => void setTimeout(() => response.writeHead(204).end(), slowMs));
  for (let index = 0; index < subscriptions; index += 1) await subscribe(ctx, `${receiver.url}/${index}`);
  const program = await bundleWorker();
  const env = { LOG_LEVEL: 'error' };
  const [frozen, other] = [await program.start(env), await program.start(env)];
  const events = Math.ceil(sizes.deliveries / subscriptions);
  const expected = events * subscriptions;
  for (let number = 0; number < events; number += 1) {
    const now = { ...ctx, now: new Date() };
    await withClub(ctx, tx =>
      recordEvent(tx, now, { type: 'ApplicationReceived', submissionId: null, data: { number } }),
    );
  }
  const arrivals = () =>
    new Set(receiver.requests.map(({ path, headers }) => `${path} ${headers['webhook-id']}`)).size;
  const until = async (condition: () => Promise<boolean> | boolean) => {
    for (const end = Date.now() + deadlineMs; !(await condition()) && Date.now() < end; ) await delay(20);
  };
  await until(() => arrivals() > expected * 0.2);
  process.kill(frozen.pid, 'SIGSTOP');
  const frozenAt = performance.now();
  const open = async () => {
    const [row] = await rig.owner<{ open: number }[]>`
      select count(*)::int as open from webhook_deliveries
      where club_id = ${clubId} and status in ('Pending', 'Retrying')`;
    return row?.open ?? 0;
  };
  await until(async () => (await open()) === 0);
  const takenOverMs = performance.now() - frozenAt;
  await delay(Math.max(0, sizes.freezeMs - takenOverMs));
  const rows = () => rig.owner`
    select id, status, attempts, finished_at from webhook_deliveries where club_id = ${clubId} order by id`;
  const before = JSON.stringify(await rows());
  process.kill(frozen.pid, 'SIGCONT');
  await delay(wakeMs);
  const stale = JSON.stringify(await rows()) === before ? 0 : 1;
  await Promise.all([frozen.stop(), other.stop()]);
  program.remove();
  await receiver.close();
  const [tries] = await rig.owner<{ count: number }[]>`
    select count(*)::int as count from webhook_attempts where club_id = ${clubId}`;
  const doubled = receiver.requests.length - arrivals();
  promises.tell(
    'seconds that one of two workers stood still',
    Math.round(Math.max(takenOverMs, sizes.freezeMs) / 1000),
  );
  promises.hold('deliveries lost', expected - arrivals(), `0 of ${expected}`, arrivals() === expected);
  promises.hold('open once the other had taken over', await open(), '0', (await open()) === 0);
  promises.hold(
    'doubled',
    doubled,
    `at most ${limits.runningOfClub} in its hands`,
    doubled <= limits.runningOfClub,
  );
  promises.hold('results written over by the one that woke', stale, '0', stale === 0);
  promises.hold('tries in the log', tries?.count ?? -1, `${expected}`, tries?.count === expected);
}
