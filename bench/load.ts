import postgres from 'postgres';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { bulkSignIn } from '@/server/seed/bulk/seed-bulk';
import type { Definition } from './load/baseline-server';
import { type Figures, figuresOf, type LineResult } from './load/figures';
import { measureDeliveries, measureExport, untilIdle } from './load/jobs';
import { publicLines } from './load/lines/public';
import { dashboardLines, readLines } from './load/lines/reads';
import { writeLines } from './load/lines/writes';
import type { Line, Place, Prepared } from './load/place';
import { cpuSecondsOf, cpuSecondsOfCluster, forgetPeak, peakMegabytes } from './load/process-figures';
import { type Started, startScript } from './load/processes';
import { recordedRequests, recordLines } from './load/record-lines';
import { type LoadOptions, type RequestMaker, runLoad } from './load/run-load';
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

/** Parts in which a worker runs; beside the other ones it would use the processors that they are measured on. */
const workerParts = ['exports', 'webhooks', 'soak'];
const lines: readonly Line[] = [...readLines, ...publicLines, ...dashboardLines, ...writeLines];
export const partNames = [...new Set(lines.map(({ part }) => part)), ...workerParts];

/** Every line of the wanted parts at one size: the product first, then the baseline. */
export async function measure(options: Options): Promise<LineResult[]> {
  const { urls, parts } = options;
  const isWanted = (part: string) => (parts.length === 0 ? part !== 'soak' : parts.includes(part));
  const wanted = lines.filter(({ part }) => isWanted(part));
  const port = await chooseLoopbackPort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PORT: String(port), APP_URL: origin, APP_SECRET: process.env.APP_SECRET ?? '' },
    ...{ DATABASE_URL: urls.product, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error' },
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
    const recorded = await recordLines(options.logFolder, place, prepared);
    const baselinePort = await chooseLoopbackPort();
    const baseline = await startScript(options.baselineScript, {
      ...{ DATABASE_URL: urls.baseline, PORT: String(baselinePort) },
    });
    stops.push(baseline.stop);
    for (const { definition } of recorded) await define(baseline, definition);
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
          : await measureOne(`http://127.0.0.1:${baselinePort}`, bare, baseline, options),
      });
    }
    if (!workerParts.some(isWanted)) return results;
    const worker = await startScript('dist/server/worker.mjs', env);
    stops.push(worker.stop);
    await untilIdle(owner);
    if (isWanted('exports')) results.push(await measureExport(place, worker, options));
    if (isWanted('webhooks')) results.push(await measureDeliveries(place, worker, options));
    if (isWanted('soak')) results.push(...(await soak(place, web, options)));
    return results;
  } finally {
    await Promise.all(stops.map(stop => stop()));
    await Promise.all(owners.map(sql => sql.end()));
  }
}

const skipFirst =
  (make: RequestMaker): RequestMaker =>
  index =>
    make(index + recordedRequests);

async function enterPlace(origin: string, owner: postgres.Sql, baselineOwner: postgres.Sql): Promise<Place> {
  const ask: Place['ask'] = async ({ method, path, headers, body }) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
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
