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
import type { Report } from './report';

export type FreezeSizes = { readonly deliveries: number; readonly freezeMs: number };

const subscriptions = 10;
const slowMs = 100;
const deadlineMs = 180_000;
const wakeUpMs = 5_000;

/**
 * Freezes one of two workers (SIGSTOP) during deliveries, for longer than its leases last, and then continues it. The
 * worker must not overwrite results that the other one has stored in the meantime.
 */
export async function freezeWorker(
  rig: Rig,
  sizes: FreezeSizes,
  _random: () => number,
  report: Report,
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
  const countArrived = () =>
    new Set(receiver.requests.map(({ path, headers }) => `${path} ${headers['webhook-id']}`)).size;
  const until = async (condition: () => Promise<boolean> | boolean) => {
    for (const end = Date.now() + deadlineMs; !(await condition()) && Date.now() < end; ) await delay(20);
  };
  await until(() => countArrived() > expected * 0.2);
  process.kill(frozen.pid, 'SIGSTOP');
  const frozenAt = performance.now();
  const countOpen = async () => {
    const [row] = await rig.owner<{ open: number }[]>`
      select count(*)::int as open from webhook_deliveries
      where club_id = ${clubId} and status in ('Pending', 'Retrying')`;
    return row?.open ?? 0;
  };
  await until(async () => (await countOpen()) === 0);
  const takenOverMs = performance.now() - frozenAt;
  await delay(Math.max(0, sizes.freezeMs - takenOverMs));
  const rows = () => rig.owner`
    select id, status, attempts, finished_at from webhook_deliveries where club_id = ${clubId} order by id`;
  const before = JSON.stringify(await rows());
  process.kill(frozen.pid, 'SIGCONT');
  await delay(wakeUpMs);
  const overwritten = JSON.stringify(await rows()) === before ? 0 : 1;
  await Promise.all([frozen.stop(), other.stop()]);
  program.remove();
  await receiver.close();
  const [attempts] = await rig.owner<{ count: number }[]>`
    select count(*)::int as count from webhook_attempts where club_id = ${clubId}`;
  const duplicates = receiver.requests.length - countArrived();
  report.add(
    'seconds that one of two workers was frozen',
    Math.round(Math.max(takenOverMs, sizes.freezeMs) / 1000),
  );
  report.check('deliveries lost', expected - countArrived(), `0 of ${expected}`, countArrived() === expected);
  report.check('open after the other worker took over', await countOpen(), '0', (await countOpen()) === 0);
  // The frozen worker had this many deliveries under way at most.
  report.check(
    'deliveries sent twice',
    duplicates,
    `at most ${limits.runningOfClub}`,
    duplicates <= limits.runningOfClub,
  );
  report.check('results that the frozen worker overwrote', overwritten, '0', overwritten === 0);
  report.check('attempts in the log', attempts?.count ?? -1, `${expected}`, attempts?.count === expected);
}
