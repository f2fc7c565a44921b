import postgres from 'postgres';
import { connect } from '@/db/client';
import { migrate } from '@/db/migrate';
import { stopSender } from '@/lib/jobs/enqueue';
import { openRig } from '@/lib/jobs/testing/rig';
import { type DatabaseSizes, killDatabase } from './chaos/kill-database';
import { killWeb, type WebSizes } from './chaos/kill-web';
import { killWorker, type WorkerSizes } from './chaos/kill-worker';
import { openPromises } from './chaos/promises';
import { seeded } from './chaos/seeded';

type Chaos = {
  readonly url: string;
  readonly home: string;
  readonly seed: number;
  readonly parts: readonly string[];
  readonly sizes: {
    readonly worker: WorkerSizes;
    readonly web: WebSizes;
    readonly database: DatabaseSizes;
  };
};

/** Kills one process after the other and prints what came of it; false where a promise is broken. */
export async function measure({ url, home, seed, parts, sizes }: Chaos): Promise<boolean> {
  const promises = openPromises();
  const random = seeded(seed);
  await migrate(url);
  console.log(`seed ${seed}`);
  if (parts.includes('worker')) {
    const rig = await openRig({ url, ...connect(url) });
    await killWorker(rig, sizes.worker, random, promises);
    await rig.close();
  }
  if (parts.includes('web')) {
    process.env.DATABASE_URL = url;
    const connection = connect(url, { max: 2 });
    const owner = postgres(url, { max: 1, onnotice: () => {} });
    await killWeb({ url, db: connection.db, owner }, sizes.web, random, promises);
    await stopSender();
    await owner.end();
    await connection.close();
  }
  if (parts.includes('database')) await killDatabase(home, sizes.database, random, promises);
  console.log(promises.areKept ? 'every promise was kept' : 'a promise was BROKEN');
  return promises.areKept;
}
