import { figuresOf, type LineResult, percentile } from './figures';
import { prepareApplications } from './lines/public';
import type { Place } from './place';
import { cpuSecondsOf, cpuSecondsOfCluster, peakMegabytes, residentMegabytes } from './process-figures';
import type { Started } from './processes';
import { type LoadOptions, runLoad } from './run-load';

type Options = LoadOptions & {
  readonly postmaster: number;
  readonly soakMinutes: number;
  readonly tell: (text: string) => void;
};

const sampleMs = 1_000;
/** How much more the last third may hold than the one before it. */
const growthMax = 1.1;

/** Visitors, applicants and staff at once for minutes, and whether the memory of the web process stays as it was. */
export async function soak(place: Place, web: Started, options: Options): Promise<LineResult[]> {
  const { slug, headers } = place;
  const apply = (await prepareApplications(place)).make;
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
  options.tell(`soak, ${options.soakMinutes} minutes`);
  const run = await runLoad(
    place.origin,
    index => {
      const read = reads[index % (reads.length + 1)];
      // The form tokens of the applications end some day; from then on it reads.
      const application = read ? undefined : apply(Math.floor(index / (reads.length + 1)));
      return application ?? { method: 'GET', ...(read ?? { path: `/f/${slug}/membership` }) };
    },
    { ...options, seconds },
    () => {
      samples.length = 0;
      before = { cpu: cpuSecondsOf(web.pid), database: cpuSecondsOfCluster(options.postmaster) };
    },
  );
  clearInterval(timer);
  const [first = 0, second = 0, third = 0] = thirds(samples).map(values => percentile(values, 0.5));
  const isFlat = third <= second * growthMax;
  options.tell(
    `memory of web, medians of the thirds: ${first}, ${second}, ${third} MB: ${isFlat ? 'flat' : 'NOT flat'}`,
  );
  for (const [what, count] of run.errors) console.error(`${count} × ${what}`);
  const errors = [...run.errors.values()].reduce((sum, count) => sum + count, 0);
  const product = figuresOf({
    ...{ waits: run.waits, seconds: run.seconds, errors: errors + (isFlat ? 0 : 1) },
    cpuSeconds: cpuSecondsOf(web.pid) - before.cpu,
    databaseCpuSeconds: cpuSecondsOfCluster(options.postmaster) - before.database,
    peakMegabytes: peakMegabytes(web.pid),
  });
  return [{ name: `soak, ${options.soakMinutes} minutes`, product, baseline: null, queries: null }];
}

function thirds(values: readonly number[]): number[][] {
  const size = Math.ceil(values.length / 3);
  return [0, 1, 2].map(part => values.slice(part * size, (part + 1) * size));
}
