import { connect } from '@/db/client';
import { migrate } from '@/server/database/migrate';
import { Random } from '@/server/seed/random';
import { openRig } from '@/testing/worker/rig';
import { type CancelSizes, cancelStatements } from './chaos/cancel-statements';
import { type FreezeSizes, freezeWorker } from './chaos/freeze-worker';
import { type BackupSizes, killBackup } from './chaos/kill-backup';
import { type DatabaseSizes, killDatabase } from './chaos/kill-database';
import { killNightlyRun, type NightlyRunSizes } from './chaos/kill-nightly-run';
import { killWeb, type WebSizes } from './chaos/kill-web';
import { killWorker, type WorkerSizes } from './chaos/kill-worker';
import { createReport, type Report } from './chaos/report';
import { type RollSizes, rollWeb } from './chaos/roll-web';
import { type UpgradeSizes, upgrade } from './chaos/upgrade';

type Chaos = {
  readonly url: string;
  readonly home: string;
  readonly seed: number;
  readonly parts: readonly string[];
  /** Runs the parts at the same time: faster, but their figures cannot be compared. */
  readonly isConcurrent: boolean;
  readonly sizes: {
    readonly worker: WorkerSizes;
    readonly web: WebSizes;
    readonly database: DatabaseSizes;
    readonly cancel: CancelSizes;
    readonly nightly: NightlyRunSizes;
    readonly backup: BackupSizes;
    readonly frozen: FreezeSizes;
    readonly roll: RollSizes;
    readonly upgrade: UpgradeSizes;
  };
};

/** Parts that run alone: their workers have no mail server and would fail the mails of other parts. */
const exclusiveParts = new Set(['nightly', 'frozen', 'upgrade']);

type Part = (random: () => number, report: Report) => Promise<void>;

/** Runs the named parts and prints their figures. Returns false if a check failed. */
export async function measure({ url, home, seed, parts, isConcurrent, sizes }: Chaos): Promise<boolean> {
  await migrate(url);
  const rig = await openRig({ url, ...connect(url) });
  const all: Record<string, Part> = {
    worker: (random, report) => killWorker(rig, sizes.worker, random, report),
    web: (random, report) => killWeb(rig, sizes.web, random, report),
    database: (random, report) => killDatabase(home, sizes.database, random, report),
    cancel: (random, report) => cancelStatements(rig, sizes.cancel, random, report),
    nightly: (random, report) => killNightlyRun(rig, sizes.nightly, random, report),
    backup: (random, report) => killBackup(url, sizes.backup, random, report),
    roll: (random, report) => rollWeb(rig, sizes.roll, random, report),
    upgrade: (random, report) => upgrade(rig, sizes.upgrade, random, report),
    frozen: (random, report) => freezeWorker(rig, sizes.frozen, random, report),
  };
  console.log(`seed ${seed}`);
  const run = async (name: string) => {
    const report = createReport();
    const random = new Random(seed);
    await all[name]?.(() => random.next(), report);
    report.print();
    return report.isPassed;
  };
  const results: boolean[] = [];
  const concurrent = isConcurrent ? parts.filter(name => !exclusiveParts.has(name)) : [];
  results.push(...(await Promise.all(concurrent.map(run))));
  for (const name of parts) if (!concurrent.includes(name)) results.push(await run(name));
  await rig.close();
  const isPassed = results.every(Boolean);
  console.log(isPassed ? 'all checks passed' : 'a check FAILED');
  return isPassed;
}
