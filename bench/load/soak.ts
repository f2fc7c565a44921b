import { figuresOf, percentile, type ScenarioResult } from './figures';
import { cpuSecondsOf, cpuSecondsOfCluster, peakMegabytes, residentMegabytes } from './process-figures';
import type { ChildScript } from './processes';
import { type LoadOptions, runLoad } from './run-load';
import type { Context } from './scenario';
import { prepareApplications } from './scenarios/public';

type Options = LoadOptions & {
  readonly postmaster: number;
  readonly soakMinutes: number;
  readonly log: (text: string) => void;
};

const sampleMs = 1_000;
/** Memory of the last third of the time, divided by that of the second, may be at most this. */
const growthMax = 1.1;

/**
 * Sends requests of visitors, applicants and staff for minutes, and checks that the memory of the web process does not
 * grow.
 */
export async function soak(context: Context, web: ChildScript, options: Options): Promise<ScenarioResult[]> {
  const { slug, headers } = context;
  const apply = (await prepareApplications(context)).make;
  const reads = [
    { path: `/f/${slug}/membership` },
    { path: '/api/v1/submits?limit=25', headers },
    { path: '/api/v1/submits?limit=25&q=anna', headers },
    { path: '/api/v1/club/memberships', headers },
    { path: '/api/v1/submits/counts', headers },
  ];
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMegabytes(web.pid)), sampleMs);
  let before = { cpu: 0, database: 0 };
  const seconds = options.soakMinutes * 60;
  options.log(`soak, ${options.soakMinutes} minutes`);
  const run = await runLoad(
    [context.origin],
    index => {
      const read = reads[index % (reads.length + 1)];
      // Once the form tokens for applications are used up, only reads are left.
      const application = read ? undefined : apply(Math.floor(index / (reads.length + 1)));
      return application ?? { method: 'GET', ...(read ?? { path: `/f/${slug}/membership` }) };
    },
    { ...options, seconds },
    {
      start: () => {
        samples.length = 0;
        before = { cpu: cpuSecondsOf(web.pid), database: cpuSecondsOfCluster(options.postmaster) };
      },
      stop: () => {},
    },
  );
  clearInterval(timer);
  const [first = 0, second = 0, third = 0] = thirds(samples).map(values => percentile(values, 0.5));
  const isFlat = third <= second * growthMax;
  options.log(
    `memory of web, medians of the thirds: ${first}, ${second}, ${third} MB: ${isFlat ? 'flat' : 'NOT flat'}`,
  );
  for (const [what, count] of run.errors) console.error(`${count} × ${what}`);
  const errors = [...run.errors.values()].reduce((sum, count) => sum + count, 0);
  const product = figuresOf({
    latenciesMs: run.latenciesMs,
    seconds: run.seconds,
    errors: errors + (isFlat ? 0 : 1),
    cpuSeconds: cpuSecondsOf(web.pid) - before.cpu,
    databaseCpuSeconds: cpuSecondsOfCluster(options.postmaster) - before.database,
    peakMegabytes: peakMegabytes([web.pid]),
  });
  return [{ name: `soak, ${options.soakMinutes} minutes`, product, baseline: null, queries: null }];
}

function thirds(values: readonly number[]): number[][] {
  const size = Math.ceil(values.length / 3);
  return [0, 1, 2].map(part => values.slice(part * size, (part + 1) * size));
}
