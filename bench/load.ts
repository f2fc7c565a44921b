import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { bulkSignIn } from '@/db/seed/bulk/seed-bulk';
import type { Definition } from './load/baseline-server';
import { type Figures, figuresOf, type LineResult } from './load/figures';
import { measureDeliveries, measureExport } from './load/jobs';
import { publicLines } from './load/lines/public';
import { dashboardLines, readLines } from './load/lines/reads';
import { writeLines } from './load/lines/writes';
import type { Line, Place, Requests } from './load/place';
import { cpuSecondsOf, cpuSecondsOfCluster, forgetPeak, peakMegabytes } from './load/process-figures';
import { type Started, startScript } from './load/processes';
import { groupsOf, readRecording, templateOf } from './load/recording';
import { type LoadOptions, type RequestMaker, runLoad, type Sent } from './load/run-load';
import { soak } from './load/soak';

export type Options = LoadOptions & {
  /** Addresses of the seeded database's copies, for the product and for the baseline. */
  readonly urls: { readonly product: string; readonly baseline: string };
  readonly postmaster: number;
  /** Where PostgreSQL writes its JSON log. */
  readonly logFolder: string;
  readonly baselineScript: string;
  /** Parts by name; all but the soak where none is named. */
  readonly parts: readonly string[];
  readonly soakMinutes: number;
  /** Where V8's profiles of the web process go. */
  readonly profileFolder: string | null;
  readonly tell: (text: string) => void;
};

/** Parts that are measured by jobs of the worker, not by requests. */
const jobParts = ['exports', 'webhooks'];
const lines: readonly Line[] = [...readLines, ...publicLines, ...dashboardLines, ...writeLines];
export const partNames = [...new Set(lines.map(({ part }) => part)), ...jobParts, 'soak'];

/** Every line of the wanted parts at one size: the product first, then the baseline. */
export async function measure(options: Options): Promise<LineResult[]> {
  const { urls, parts } = options;
  const isWanted = (part: string) => (parts.length === 0 ? part !== 'soak' : parts.includes(part));
  const wanted = lines.filter(({ part }) => isWanted(part));
  const port = await chooseLoopbackPort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PORT: String(port), APP_URL: origin, APP_SECRET: process.env.APP_SECRET ?? '' },
    ...{ DATABASE_URL: urls.product, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'error' },
    OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8',
  };
  // Read by what this process makes in the product's name: form tokens.
  Object.assign(process.env, env);
  const owners = Object.values(urls).map(url => postgres(url, { max: 1, onnotice: () => {} }));
  const [owner, baselineOwner] = owners;
  if (!owner || !baselineOwner) throw new Error('No database');
  const profiling = options.profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${options.profileFolder}`] : [];
  const web = await startScript('dist/server/web.mjs', env, profiling);
  const stops = [web.stop];
  try {
    const place = await enterPlace(origin, owner, baselineOwner);
    const prepared: Prepared[] = [];
    for (const line of wanted) prepared.push({ line, requests: await line.prepare(place) });
    const recorded = await record(options, place, prepared);
    const baselinePort = await chooseLoopbackPort();
    const baseline = await startScript(options.baselineScript, {
      ...{ DATABASE_URL: urls.baseline, PORT: String(baselinePort) },
    });
    stops.push(baseline.stop);
    for (const { definition } of recorded) await define(baseline, definition);
    const worker = await startScript('dist/server/worker.mjs', env);
    stops.push(worker.stop);
    const results: LineResult[] = [];
    for (const [index, { line, requests }] of prepared.entries()) {
      const { name } = line;
      options.tell(name);
      const { definition, queries } = recorded[index] ?? { definition: null, queries: null };
      const product = await measureOne(origin, skipFirst(requests.make), web, options);
      const target = (at: number) => requests.targetOf?.(at + recordedRequests) ?? '';
      const bare: RequestMaker = at => ({ method: 'GET', path: `/${definition?.name}?target=${target(at)}` });
      const isEmpty = !definition || (definition.groups.length === 0 && definition.password === null);
      results.push({
        ...{ name, product, queries },
        baseline: isEmpty
          ? null
          : await measureOne(
              `http://127.0.0.1:${baselinePort}`,
              boundedBy(requests, bare),
              baseline,
              options,
            ),
      });
    }
    if (isWanted('exports')) results.push(await measureExport(place, worker, options));
    if (isWanted('webhooks')) results.push(await measureDeliveries(place, worker, options));
    if (isWanted('soak')) results.push(...(await soak(place, web, options)));
    return results;
  } finally {
    await Promise.all(stops.map(stop => stop()));
    await Promise.all(owners.map(sql => sql.end()));
  }
}

type Prepared = { readonly line: Line; readonly requests: Requests };

/** One to warm up, then the two that are compared. */
const recordedRequests = 3;

const skipFirst =
  (make: RequestMaker): RequestMaker =>
  index =>
    make(index + recordedRequests);

/** The baseline has as much to do as the product had. */
const boundedBy =
  ({ make }: Requests, bare: RequestMaker): RequestMaker =>
  index =>
    make(index + recordedRequests) && bare(index);

async function enterPlace(origin: string, owner: postgres.Sql, baselineOwner: postgres.Sql): Promise<Place> {
  const ask: Place['ask'] = async ({ method, path, headers, body }) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
  const [club] = await owner<{ id: string; slug: string }[]>`
    select c.id, c.slug from clubs c join club_users u on u.club_id = c.id join users p on p.id = u.user_id
    where p.email = ${bulkSignIn.email}`;
  if (!club) throw new Error('The database is not seeded');
  const signedIn = await ask({
    ...{ method: 'POST', path: '/api/v1/auth/login', body: JSON.stringify(bulkSignIn) },
    headers: { 'Content-Type': 'application/json' },
  });
  const headers = { Authorization: `Bearer ${signedIn.accessToken}` };
  return { origin, owner, baselineOwner, clubId: club.id, slug: club.slug, ...bulkSignIn, headers, ask };
}

type Recorded = { readonly definition: Definition; readonly queries: number };

/** Lets PostgreSQL log what each line's request asks, so that the baseline asks the very same. */
async function record(options: Options, place: Place, prepared: readonly Prepared[]): Promise<Recorded[]> {
  const { owner } = place;
  const set = async (value: string) => {
    await owner.unsafe(`alter system set log_statement = '${value}'`);
    await owner`select pg_reload_conf()`;
    await delay(300);
  };
  const mark = (name: string) => owner.unsafe(`select 'mark:${name}'`);
  for (const { requests } of prepared) await ask(place, requests.make(0));
  await set('all');
  for (const [index, { requests }] of prepared.entries())
    for (const at of [1, 2]) {
      await mark(`${index}-${at}`);
      await ask(place, requests.make(at));
    }
  await mark('end');
  await set('none');
  await delay(300);
  const [{ hash, database } = { hash: '', database: '' }] = await owner<{ hash: string; database: string }[]>`
    select password_hash as hash, current_database() as database from users where email = ${place.email}`;
  const stretches = readRecording(options.logFolder, database);
  return prepared.map(({ line, requests }, index) => {
    const [first, second] = [1, 2].map(at => stretches.get(`${index}-${at}`) ?? []);
    const isWriting = line.isWriting ?? false;
    const groups = templateOf(
      groupsOf(first ?? [], isWriting),
      groupsOf(second ?? [], isWriting),
      requests.targetOf?.(2) ?? null,
    );
    const password = line.checksPassword ? { hash, given: place.password } : null;
    const definition = { name: `line-${index}`, groups, password, pdfLines: line.pdfLines ?? 0 };
    return { definition, queries: (second ?? []).flat().length };
  });
}

async function ask(place: Place, sent: Sent | undefined): Promise<void> {
  if (!sent) throw new Error('There are too few submissions for a line');
  const { method, path, headers, body } = sent;
  const answer = await fetch(`${place.origin}${path}`, {
    method,
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
}

async function define({ child }: Started, definition: Definition): Promise<void> {
  const taken = new Promise(resolve => child.once('message', resolve));
  child.send(definition);
  await taken;
}

async function measureOne(
  origin: string,
  make: RequestMaker,
  { pid }: Started,
  options: Options,
): Promise<Figures> {
  let before = { cpu: 0, database: 0 };
  const run = await runLoad(origin, make, options, () => {
    forgetPeak(pid);
    before = { cpu: cpuSecondsOf(pid), database: cpuSecondsOfCluster(options.postmaster) };
  });
  for (const [what, count] of run.errors) console.error(`${count} × ${what}`);
  return figuresOf({
    ...{ waits: run.waits, seconds: run.seconds },
    errors: [...run.errors.values()].reduce((sum, count) => sum + count, 0),
    cpuSeconds: cpuSecondsOf(pid) - before.cpu,
    databaseCpuSeconds: cpuSecondsOfCluster(options.postmaster) - before.database,
    peakMegabytes: peakMegabytes(pid),
  });
}
