import { setTimeout as delay } from 'node:timers/promises';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { enqueue } from '@/lib/queue/enqueue';
import { createClub } from '@/lib/services/clubs/create';
import type { Rig } from '@/testing/worker/rig';
import { bundleWorker } from '@/testing/worker/worker-process';
import type { Report } from './report';

export type NightlyRunSizes = { readonly kills: number; readonly records: number };

/** The queue gives a dead worker's job to the next worker after about half a minute. */
const retryMaxMs = 60_000;

type Run = { readonly counts: Record<string, number>; readonly finishedAt: Date | null };

/** Kills (-9) the worker again and again during a nightly run that has many records to remove. */
export async function killNightlyRun(
  rig: Pick<Rig, 'db' | 'owner'>,
  sizes: NightlyRunSizes,
  random: () => number,
  report: Report,
): Promise<void> {
  const { db, owner } = rig;
  const clubId = await createClub(db, 'nightly', ChangeClubInfo.parse({ name: 'Nightly' }));
  await owner`
    insert into used_form_tokens (club_id, token_id, fingerprint, used_at)
    select ${clubId}, gen_random_uuid(), 'x', now() - interval '30 days' from generate_series(1, ${sizes.records})`;
  await db.transaction(tx => enqueue(tx, 'run-night', { clubId }, { singletonKey: clubId }));
  const readRun = async () => {
    const [row] = await owner<Run[]>`
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
    for (const end = Date.now() + retryMaxMs; Date.now() < end; await delay(2)) {
      const { done, isOver } = await readRun();
      if (isOver || done > share) break;
    }
    await worker.kill();
    doneAtKills.push((await readRun()).done);
  }
  const last = await program.start(env);
  for (const end = Date.now() + retryMaxMs; Date.now() < end && !(await readRun()).isOver; ) await delay(50);
  await last.stop();
  program.remove();

  const { done, isOver } = await readRun();
  const [left] = await owner<{ count: number }[]>`
    select count(*)::int as count from used_form_tokens where club_id = ${clubId}`;
  const [audited] = await owner<{ count: number }[]>`
    select count(*)::int as count from audit_entries where club_id = ${clubId} and action = 'NightDone'`;
  const during = doneAtKills.filter(count => count > 0 && count < sizes.records).length;
  report.add('records to remove', sizes.records);
  report.add('removed at each kill', doneAtKills.join(', '));
  report.add('seconds', Math.round((performance.now() - began) / 1000));
  report.check('kills during the run', during, `${sizes.kills}`, during === sizes.kills);
  report.check('records left', left?.count ?? -1, '0', left?.count === 0);
  report.check('removed according to the run', done, `${sizes.records}`, done === sizes.records && isOver);
  report.check('entries of the run in the audit log', audited?.count ?? -1, '1', audited?.count === 1);
}
