import { connect } from '@/db/client';
import { migrate } from '@/server/database/migrate';
import { Random } from '@/server/seed/random';
import { openRig } from '@/testing/worker/rig';
import { type FreezeSizes, freezeWorker } from './chaos/freeze-worker';
import { type DatabaseSizes, killDatabase } from './chaos/kill-database';
import { killNight, type NightSizes } from './chaos/kill-night';
import { killWeb, type WebSizes } from './chaos/kill-web';
import { killWorker, type WorkerSizes } from './chaos/kill-worker';
import { openPromises, type Promises } from './chaos/promises';
import { type RollSizes, rollWeb } from './chaos/roll-web';

type Chaos = {
  readonly url: string;
  readonly home: string;
  readonly seed: number;
  readonly parts: readonly string[];
  /** One part after the other where the figures matter, all at once where only the promises do. */
  readonly isTogether: boolean;
  readonly sizes: {
    readonly worker: WorkerSizes;
    readonly web: WebSizes;
    readonly database: DatabaseSizes;
    readonly night: NightSizes;
    readonly frozen: FreezeSizes;
    readonly roll: RollSizes;
  };
};

/** Its workers, who have no mail server, would take the mails of another part. */
const alone = new Set(['night', 'frozen']);

type Part = (random: () => number, promises: Promises) => Promise<void>;

/** Kills one process after the other and prints what came of it; false where a promise is broken. */
export async function measure({ url, home, seed, parts, isTogether, sizes }: Chaos): Promise<boolean> {
  await migrate(url);
  const rig = await openRig({ url, ...connect(url) });
  const all: Record<string, Part> = {
    worker: (random, promises) => killWorker(rig, sizes.worker, random, promises),
    web: (random, promises) => killWeb(rig, sizes.web, random, promises),
    database: (random, promises) => killDatabase(home, sizes.database, random, promises),
    night: (random, promises) => killNight(rig, sizes.night, random, promises),
    roll: (random, promises) => rollWeb(rig, sizes.roll, random, promises),
    frozen: (random, promises) => freezeWorker(rig, sizes.frozen, random, promises),
  };
  console.log(`seed ${seed}`);
  const run = async (name: string) => {
    const promises = openPromises();
    const random = new Random(seed);
    await all[name]?.(() => random.next(), promises);
    promises.print();
    return promises.areKept;
  };
  const kept: boolean[] = [];
  const together = isTogether ? parts.filter(name => !alone.has(name)) : [];
  kept.push(...(await Promise.all(together.map(run))));
  for (const name of parts) if (!together.includes(name)) kept.push(await run(name));
  await rig.close();
  const areKept = kept.every(Boolean);
  console.log(areKept ? 'every promise was kept' : 'a promise was BROKEN');
  return areKept;
}
