import { setTimeout as delay } from 'node:timers/promises';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { enqueue } from '@/lib/queue/enqueue';
import { createClub } from '@/lib/services/clubs/create';
import type { Rig } from '@/testing/worker/rig';
import { bundleWorker } from '@/testing/worker/worker-process';
import type { Promises } from './promises';

export type NightSizes = { readonly kills: number; readonly records: number };

/** A job whose worker died is handed on after about half a minute. */
const handedOnMaxMs = 60_000;

type Trace = { readonly counts: Record<string, number>; readonly finishedAt: Date | null };

/** A night with much to remove, whose worker is killed (-9) again and again between two of its transactions. */
export async function killNight(
  rig: Pick<Rig, 'db' | 'owner'>,
  sizes: NightSizes,
  random: () => number,
  promises: Promises,
): Promise<void> {
  const { db, owner } = rig;
  const clubId = await createClub(db, 'night', ChangeClubInfo.parse({ name: 'Night' }));
  await owner`
    insert into used_form_tokens (club_id, token_id, fingerprint, used_at)
    select ${clubId}, gen_random_uuid(), 'x', now() - interval '30 days' from generate_series(1, ${sizes.records})`;
  await db.transaction(tx => enqueue(tx, 'run-night', { clubId }, { singletonKey: clubId }));
  const trace = async () => {
    const [row] = await owner<Trace[]>`
      select counts, finished_at as "finishedAt" from nightly_runs where club_id = ${clubId}`;
    return { done: row?.counts.formTokensRemoved ?? 0, isOver: Boolean(row?.finishedAt) };
  };
  const program = await bundleWorker();
  const env = { LOG_LEVEL: 'error' };
  const began = performance.now();
  const doneAtKills: number[] = [];
  for (let kill = 0; kill < sizes.kills; kill += 1) {
    const worker = await program.start(env);
    const share = (sizes.records * (kill + random())) / (sizes.kills + 1);
    for (const end = Date.now() + handedOnMaxMs; Date.now() < end; await delay(2)) {
      const { done, isOver } = await trace();
      if (isOver || done > share) break;
    }
    await worker.kill();
    doneAtKills.push((await trace()).done);
  }
  const last = await program.start(env);
  for (const end = Date.now() + handedOnMaxMs; Date.now() < end && !(await trace()).isOver; ) await delay(50);
  await last.stop();
  program.remove();

  const { done, isOver } = await trace();
  const [left] = await owner<{ count: number }[]>`
    select count(*)::int as count from used_form_tokens where club_id = ${clubId}`;
  const [noted] = await owner<{ count: number }[]>`
    select count(*)::int as count from audit_entries where club_id = ${clubId} and action = 'NightDone'`;
  const inside = doneAtKills.filter(count => count > 0 && count < sizes.records).length;
  promises.tell('records that the night had to remove', sizes.records);
  promises.tell('removed at each kill', doneAtKills.join(', '));
  promises.tell('seconds', Math.round((performance.now() - began) / 1000));
  promises.hold('kills in the middle of the night', inside, `${sizes.kills}`, inside === sizes.kills);
  promises.hold('records left', left?.count ?? -1, '0', left?.count === 0);
  promises.hold('removed by the trace', done, `${sizes.records}`, done === sizes.records && isOver);
  promises.hold('entries of the night in the audit log', noted?.count ?? -1, '1', noted?.count === 1);
}
