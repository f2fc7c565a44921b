import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process, in the text format of Prometheus; names begin with `eintritt_`. */
export const metrics = new Registry();

const registers = [metrics];

/** `result`: `Sent`, `Deferred` (tried again later), `Failed`, `Captured`, `HeldBack` (by the budget of recipient or club). */
export const mailAttempts = new Counter({
  name: 'eintritt_mail_tries_total',
  help: 'Tries of mails by what came of them',
  labelNames: ['result'] as const,
  registers,
});

/** Alerts compare with what did not happen yet: Prometheus needs a series of it from the start on. */
function startAtZero<Label extends string>(counter: Counter<'result'>, results: readonly Label[]): void {
  for (const result of results) counter.inc({ result }, 0);
}
startAtZero(mailAttempts, ['Sent', 'Deferred', 'Failed', 'Captured', 'HeldBack']);

/** `result`: `Succeeded`, `Retrying`, `Failed`. */
export const deliveryAttempts = new Counter({
  name: 'eintritt_webhook_tries_total',
  help: 'Tries of webhook deliveries by what came of them',
  labelNames: ['result'] as const,
  registers,
});

startAtZero(deliveryAttempts, ['Succeeded', 'Retrying', 'Failed']);

/** `result`: `Completed`, `Failed`. */
export const exportsEnded = new Counter({
  name: 'eintritt_exports_total',
  help: 'Export jobs by how they ended',
  labelNames: ['result'] as const,
  registers,
});

startAtZero(exportsEnded, ['Completed', 'Failed']);

/** `result`: `Done`, `Failed`. */
export const jobSeconds = new Histogram({
  name: 'eintritt_job_duration_seconds',
  help: 'How long jobs ran',
  labelNames: ['queue', 'result'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 30, 60, 300],
  registers,
});

/** `route`: the path as the API describes it, or the kind of page. */
export const requestSeconds = new Histogram({
  name: 'eintritt_http_request_duration_seconds',
  help: 'How long requests took, from their headers to the end of the answer',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});

export const apiRequestsDropped = new Counter({
  name: 'eintritt_api_requests_dropped_total',
  help: 'Requests that are missing in the logs of API keys',
  registers,
});

export const spansDropped = new Counter({
  name: 'eintritt_spans_dropped_total',
  help: 'Spans of traces that the collector did not get',
  registers,
});

export type QueueGauge = {
  readonly queue: string;
  readonly due: number;
  readonly later: number;
  readonly oldestDueSeconds: number;
};

const scrapeMs = 500;

/** One read per scrape, so that all gauges of it show the same moment. */
function oncePerScrape<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let asked: { readonly at: number; readonly found: Promise<Read> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > scrapeMs) asked = { at: performance.now(), found: read() };
    return asked.found;
  };
}

/** Makes each scrape read the state of the queues. If reading fails, only those lines are missing. */
export function watchQueues(read: () => Promise<readonly QueueGauge[]>): void {
  const queuesNow = oncePerScrape(() => read().catch(() => []));
  new Gauge({
    name: 'eintritt_jobs_waiting',
    help: 'Jobs that wait, those that are due and those of a later time',
    labelNames: ['queue', 'due'] as const,
    registers,
    async collect() {
      const queues = await queuesNow();
      this.reset();
      for (const { queue, due, later } of queues) {
        this.set({ queue, due: 'yes' }, due);
        this.set({ queue, due: 'no' }, later);
      }
    },
  });
  new Gauge({
    name: 'eintritt_jobs_oldest_due_seconds',
    help: 'For how long the oldest due job waits, apart from those that wait for others of their group',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      const queues = await queuesNow();
      this.reset();
      for (const { queue, oldestDueSeconds } of queues) this.set({ queue }, oldestDueSeconds);
    },
  });
}

/** State of the worker that `npm start` runs beside the web process. */
export type WorkerState = {
  readonly isRunning: boolean;
  /** Crashes since `npm start`. */
  readonly crashes: number;
  /** Whether it ended five times within ten minutes. */
  readonly isLooping: boolean;
};

/** Makes each scrape show the worker beside this process. */
export function watchWorker(read: () => WorkerState | undefined): void {
  new Gauge({
    name: 'eintritt_worker_running',
    help: 'Whether the worker beside this web process runs (1) or waits for its next start (0)',
    registers,
    collect() {
      this.set(read()?.isRunning ? 1 : 0);
    },
  });
  new Gauge({
    name: 'eintritt_worker_crashes',
    help: 'How often the worker beside this web process ended by itself since the start',
    registers,
    collect() {
      this.set(read()?.crashes ?? 0);
    },
  });
}

/** Makes each scrape count the jobs that were set aside because their worker died with them. */
export function watchSetAsideJobs(count: () => Promise<number>): void {
  new Gauge({
    name: 'eintritt_jobs_set_aside',
    help: 'Jobs that ended their worker three times and wait for the operator: npm run jobs',
    registers,
    async collect() {
      this.set(await count().catch(() => Number.NaN));
    },
  });
}

/** Makes each scrape show which of these things do not work (1) and which do (0). */
export function watchOutages(
  names: readonly string[],
  read: () => Promise<readonly { name: string }[]>,
): void {
  new Gauge({
    name: 'eintritt_outage',
    help: 'What does not work now, as npm run doctor explains it (1)',
    labelNames: ['name'] as const,
    registers,
    async collect() {
      const found = await read().catch(() => null);
      for (const name of names)
        this.set({ name }, found ? Number(found.some(one => one.name === name)) : Number.NaN);
    },
  });
}

export type BackupGauge = {
  readonly last: { readonly takenAt: Date; readonly bytes: number; readonly seconds: number | null } | null;
  readonly trial: { readonly hasFailed: boolean } | null;
  readonly provenAt: Date | null;
};

const unixSeconds = (at: Date | undefined | null) => (at ? at.getTime() / 1000 : Number.NaN);

/** Each figure of the backups: what it says, and its value. NaN as long as there is none. */
const backupFigures = {
  eintritt_backup_last_success_timestamp_seconds: [
    'When the last backup was made',
    ({ last }: BackupGauge) => unixSeconds(last?.takenAt),
  ],
  eintritt_backup_last_size_bytes: ['Size of the last backup', ({ last }: BackupGauge) => last?.bytes],
  eintritt_backup_last_duration_seconds: [
    'How long the last backup took',
    ({ last }: BackupGauge) => last?.seconds,
  ],
  eintritt_restore_trial_last_success_timestamp_seconds: [
    'When a backup was last restored into a scratch database and had the same rows',
    ({ provenAt }: BackupGauge) => unixSeconds(provenAt),
  ],
  eintritt_restore_trial_failed: [
    'Whether the last trial to restore a backup failed (1)',
    ({ trial }: BackupGauge) => trial && Number(trial.hasFailed),
  ],
} as const;

/** Makes each scrape show the backups. If reading fails, they have no value. */
export function watchBackups(read: () => Promise<BackupGauge>): void {
  const readOnce = oncePerScrape(() => read().catch(() => null));
  for (const [name, [help, figureOf]] of Object.entries(backupFigures))
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await readOnce();
        this.set((state && figureOf(state)) ?? Number.NaN);
      },
    });
}

/** Memory, processor, event loop and garbage collection of this process. */
export function watchProcess(): void {
  collectDefaultMetrics({ register: metrics });
}
