import postgres from 'postgres';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { bulkSignIn } from '@/server/seed/bulk/seed-bulk';
import type { Definition } from './load/baseline-server';
import { type Figures, figuresOf, type ScenarioResult } from './load/figures';
import { measureDeliveries, measureExports, waitUntilIdle } from './load/jobs';
import { cpuSecondsOf, cpuSecondsOfCluster, peakMegabytes, resetPeakMemory } from './load/process-figures';
import { type ChildScript, startScript } from './load/processes';
import { recordedRequests, recordScenarios } from './load/record-scenarios';
import { type LoadOptions, type RequestMaker, runLoad } from './load/run-load';
import type { Context, Prepared, Requests, Scenario } from './load/scenario';
import { publicScenarios } from './load/scenarios/public';
import { dashboardScenarios, readScenarios } from './load/scenarios/reads';
import { writeScenarios } from './load/scenarios/writes';
import { soak } from './load/soak';

export type Options = LoadOptions & {
  /** URLs of two copies of the seeded database, one for the product, one for the baseline. */
  readonly urls: { readonly product: string; readonly baseline: string };
  readonly postmaster: number;
  /** Where PostgreSQL writes its JSON log. */
  readonly logFolder: string;
  readonly baselineScript: string;
  /** Names of parts; empty for all but the soak. */
  readonly parts: readonly string[];
  readonly soakMinutes: number;
  /** Number of web processes, between which connections are shared, and of workers. The soak has one. */
  readonly replicas: number;
  /** The web process writes V8 profiles here. */
  readonly profileFolder: string | null;
  readonly log: (text: string) => void;
};

/** Only these parts start a worker: it would take processor time from the measured requests of the others. */
const workerParts = ['exports', 'webhooks', 'soak'];
const scenarios: readonly Scenario[] = [
  ...readScenarios,
  ...publicScenarios,
  ...dashboardScenarios,
  ...writeScenarios,
];
export const partNames = [...new Set(scenarios.map(({ part }) => part)), ...workerParts];

/** Measures every scenario of the selected parts at one size: first the product, then the baseline. */
export async function measure(options: Options): Promise<ScenarioResult[]> {
  const { urls, parts } = options;
  const isWanted = (part: string) => (parts.length === 0 ? part !== 'soak' : parts.includes(part));
  const wanted = scenarios.filter(({ part }) => isWanted(part));
  const ports: number[] = [];
  while (ports.length < options.replicas) ports.push(await chooseLoopbackPort());
  const origins = ports.map(port => `http://127.0.0.1:${port}`);
  const [origin = ''] = origins;
  const env = {
    APP_URL: origin,
    APP_SECRET: process.env.APP_SECRET ?? '',
    DATABASE_URL: urls.product,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8',
    ...telemetrySettings(),
  };
  // This process issues form tokens with the product's code, which reads these variables.
  Object.assign(process.env, env);
  const owners = Object.values(urls).map(url => postgres(url, { max: 1, onnotice: () => {} }));
  const [owner, baselineOwner] = owners;
  if (!owner || !baselineOwner) throw new Error('No database');
  const profiling = options.profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${options.profileFolder}`] : [];
  const webs: ChildScript[] = [];
  const stops: ChildScript['stop'][] = [];
  const start = async (...script: Parameters<typeof startScript>) => {
    const started = await startScript(...script);
    stops.push(started.stop);
    return started;
  };
  try {
    for (const port of ports)
      webs.push(await start('dist/server/web.mjs', { ...env, PORT: String(port) }, profiling));
    const pids = webs.map(({ pid }) => pid);
    const context = await createContext(origin, owner, baselineOwner);
    const prepared: Prepared[] = [];
    for (const scenario of wanted) prepared.push({ scenario, requests: await scenario.prepare(context) });
    const recorded = await recordScenarios(options.logFolder, context, prepared);
    const baselinePort = await chooseLoopbackPort();
    const baseline = await start(options.baselineScript, {
      DATABASE_URL: urls.baseline,
      PORT: String(baselinePort),
    });
    for (const { definition } of recorded) await define(baseline, definition);
    const results: ScenarioResult[] = [];
    for (const [index, { scenario, requests }] of prepared.entries()) {
      const { name } = scenario;
      options.log(name);
      const { definition, queries } = recorded[index] ?? { definition: null, queries: null };
      const { renew } = requests;
      const product = await measureOne(origins, { make: skipFirst(requests.make), renew }, pids, options);
      const target = (at: number) => requests.targetOf?.(at + recordedRequests) ?? '';
      const baselineRequest: RequestMaker = at => ({
        method: 'GET',
        path: `/${definition?.name}?target=${target(at)}`,
      });
      const isEmpty = !definition || (definition.groups.length === 0 && definition.password === null);
      results.push({
        name,
        product,
        queries,
        baseline: isEmpty
          ? null
          : await measureOne(
              [`http://127.0.0.1:${baselinePort}`],
              { make: baselineRequest },
              [baseline.pid],
              options,
            ),
      });
    }
    if (!workerParts.some(isWanted)) return results;
    const workers: number[] = [];
    while (workers.length < options.replicas) workers.push((await start('dist/server/worker.mjs', env)).pid);
    await waitUntilIdle(owner);
    if (isWanted('exports')) results.push(...(await measureExports(context, workers, options)));
    if (isWanted('webhooks')) results.push(await measureDeliveries(context, workers, options));
    const [web] = webs;
    if (isWanted('soak') && web) results.push(...(await soak(context, web, options)));
    return results;
  } finally {
    await Promise.all(stops.map(stop => stop()));
    await Promise.all(owners.map(sql => sql.end()));
  }
}

/** The settings of OpenTelemetry, to measure what traces cost. */
function telemetrySettings(): Record<string, string> {
  const given = Object.entries(process.env);
  return Object.fromEntries(
    given.flatMap(([name, value]) => (name.startsWith('OTEL_') && value ? [[name, value]] : [])),
  );
}

const skipFirst =
  (make: RequestMaker): RequestMaker =>
  index =>
    make(index + recordedRequests);

async function createContext(
  origin: string,
  owner: postgres.Sql,
  baselineOwner: postgres.Sql,
): Promise<Context> {
  const send: Context['send'] = async ({ method, path, headers, body }) => {
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
  const signedIn = await send({
    method: 'POST',
    path: '/api/v1/auth/login',
    body: JSON.stringify(bulkSignIn),
    headers: { 'Content-Type': 'application/json' },
  });
  const headers = { Authorization: `Bearer ${signedIn.accessToken}` };
  return { origin, owner, baselineOwner, clubId: club.id, slug: club.slug, ...bulkSignIn, headers, send };
}

async function define({ child }: ChildScript, definition: Definition): Promise<void> {
  const defined = new Promise(resolve => child.once('message', resolve));
  child.send(definition);
  await defined;
}

async function measureOne(
  origins: readonly string[],
  { make, renew }: Pick<Requests, 'make' | 'renew'>,
  pids: readonly number[],
  options: Options,
): Promise<Figures> {
  let each = pids.map(() => 0);
  let databaseCpuSeconds = 0;
  const add = (sign: 1 | -1) => {
    each = each.map((seconds, index) => seconds + sign * cpuSecondsOf(pids[index] ?? 0));
    databaseCpuSeconds += sign * cpuSecondsOfCluster(options.postmaster);
  };
  resetPeakMemory(pids);
  const run = await runLoad(origins, make, options, { start: () => add(-1), stop: () => add(1), renew });
  for (const [what, count] of run.errors) console.error(`${count} × ${what}`);
  const cpuSeconds = each.reduce((sum, seconds) => sum + seconds, 0);
  if (pids.length > 1) options.log(`  shares of the replicas: ${sharesOf(each).join(', ')}`);
  return figuresOf({
    latenciesMs: run.latenciesMs,
    seconds: run.seconds,
    cpuSeconds,
    errors: [...run.errors.values()].reduce((sum, count) => sum + count, 0),
    databaseCpuSeconds,
    peakMegabytes: peakMegabytes(pids),
  });
}

function sharesOf(values: readonly number[]): string[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map(value => `${Math.round((100 * value) / sum)} %`);
}
