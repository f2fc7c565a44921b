import { setTimeout as delay } from 'node:timers/promises';
import type { Definition } from './baseline-server';
import type { Place, Prepared, Requests } from './place';
import { groupsOf, readRecording, templateOf } from './recording';

/** One to warm up, then the two that are compared. */
export const recordedRequests = 3;

export type Recorded = { readonly definition: Definition; readonly queries: number };

/** Lets PostgreSQL log what each line's request asks, so that the baseline asks the very same. */
export async function recordLines(
  logFolder: string,
  place: Place,
  prepared: readonly Prepared[],
): Promise<Recorded[]> {
  const { owner } = place;
  const set = async (value: string) => {
    await owner.unsafe(`alter system set log_statement = '${value}'`);
    await owner`select pg_reload_conf()`;
    await delay(300);
  };
  const mark = (name: string) => owner.unsafe(`select 'mark:${name}'`);
  for (const { requests } of prepared) await askOnce(place, requests, 0);
  const since = new Date();
  await set('all');
  for (const [index, { requests }] of prepared.entries())
    for (const at of [1, 2]) {
      await mark(`${index}-${at}`);
      await askOnce(place, requests, at);
    }
  await mark('end');
  await set('none');
  await delay(300);
  const [{ hash, database } = { hash: '', database: '' }] = await owner<{ hash: string; database: string }[]>`
    select password_hash as hash, current_database() as database from users where email = ${place.email}`;
  const stretches = readRecording(logFolder, database);
  return prepared.map(({ line, requests }, index) => {
    const [first, second] = [1, 2].map(at => stretches.get(`${index}-${at}`) ?? []);
    const isWriting = line.isWriting ?? false;
    const groups = templateOf(groupsOf(first ?? [], isWriting), groupsOf(second ?? [], isWriting), {
      target: requests.targetOf?.(2) ?? null,
      since,
    });
    const password = line.checksPassword ? { hash, given: place.password } : null;
    const isPlannedAnew =
      second?.some(({ statement }) => statement.text.includes('plan_cache_mode')) ?? false;
    const pdfLines = line.pdfLines ?? 0;
    const definition = { name: `line-${index}`, groups, isPlannedAnew, password, pdfLines };
    return { definition, queries: second?.length ?? 0 };
  });
}

async function askOnce(place: Place, requests: Requests, index: number): Promise<void> {
  const sent = requests.make(index);
  if (!sent) throw new Error('There are too few submissions for a line');
  await place.ask(sent);
}
