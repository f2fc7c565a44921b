import { setTimeout as delay } from 'node:timers/promises';
import type { Definition } from './baseline-server';
import { groupsOf, readRecording, templateOf } from './recording';
import type { Context, Prepared, Requests } from './scenario';

/** One request to warm up, then two that are compared. */
export const recordedRequests = 3;

export type Recorded = { readonly definition: Definition; readonly queries: number };

/** Records the statements of each scenario's request from PostgreSQL's log, for the baseline to run. */
export async function recordScenarios(
  logFolder: string,
  context: Context,
  prepared: readonly Prepared[],
): Promise<Recorded[]> {
  const { owner } = context;
  const setLogging = async (value: string) => {
    await owner.unsafe(`alter system set log_statement = '${value}'`);
    await owner`select pg_reload_conf()`;
    await delay(300);
  };
  const mark = (name: string) => owner.unsafe(`select 'mark:${name}'`);
  const answerHeaders: Definition['answerHeaders'][] = [];
  for (const { scenario, requests } of prepared) {
    await sendOnce(context, requests, 0);
    answerHeaders.push(scenario.isPage ? await answerHeadersOf(context, requests) : null);
  }
  const since = new Date();
  await setLogging('all');
  // Kept answers come last: a new version also makes the product read the other forms of the club anew.
  const inOrder = [...prepared.entries()].sort(
    ([, one], [, other]) => Number(one.scenario.isKept ?? false) - Number(other.scenario.isKept ?? false),
  );
  for (const [index, { scenario, requests }] of inOrder) {
    for (const at of [1, 2]) {
      if (scenario.isKept) await renewVersion(context);
      await mark(`${index}-${at}`);
      await sendOnce(context, requests, at);
    }
    if (!scenario.isKept) continue;
    await mark(`${index}-kept`);
    await sendOnce(context, requests, 2);
  }
  await mark('end');
  await setLogging('none');
  await delay(300);
  const [{ hash, database } = { hash: '', database: '' }] = await owner<{ hash: string; database: string }[]>`
    select password_hash as hash, current_database() as database from users where email = ${context.email}`;
  const recordings = readRecording(logFolder, database);
  return prepared.map(({ scenario, requests }, index) => {
    const { isWriting = false, isKept = false } = scenario;
    const [first, second] = [1, 2].map(at =>
      (recordings.get(`${index}-${at}`) ?? []).filter(
        ({ statement }) => !isKept || !statement.text.includes('form_versions'),
      ),
    );
    const groups = templateOf(groupsOf(first ?? [], isWriting), groupsOf(second ?? [], isWriting), {
      target: requests.targetOf?.(2) ?? null,
      since,
    });
    const password = scenario.checksPassword ? { hash, given: context.password } : null;
    const usesCustomPlans =
      second?.some(({ statement }) => statement.text.includes('plan_cache_mode')) ?? false;
    const pdfLines = scenario.pdfLines ?? 0;
    const definition = {
      name: `scenario-${index}`,
      groups,
      usesCustomPlans,
      password,
      pdfLines,
      answerHeaders: answerHeaders[index] ?? null,
    };
    const measured = isKept ? [recordings.get(`${index}-kept`)] : [first, second];
    return { definition, queries: Math.min(...measured.map(statements => statements?.length ?? 0)) };
  });
}

/** As after a change of the club's settings: the product reads anew what it kept. */
const renewVersion = ({ owner, clubId }: Context) =>
  owner`update form_versions set version = gen_random_uuid() where club_id = ${clubId}`;

/** Headers that Node's server writes itself. */
const ownHeaders = ['connection', 'date', 'keep-alive'];

async function answerHeadersOf(
  { origin }: Context,
  requests: Requests,
): Promise<Readonly<Record<string, string>>> {
  const { path, headers } = requests.make(0) ?? { path: '/' };
  const answer = await fetch(`${origin}${path}`, headers ? { headers } : {});
  await answer.body?.cancel();
  return Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.includes(name)));
}

async function sendOnce(context: Context, requests: Requests, index: number): Promise<void> {
  const request = requests.make(index);
  if (!request) throw new Error('There are too few submissions for a scenario');
  await context.send(request);
}
