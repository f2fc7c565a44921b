import { type Db, PgBoss } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { queueConnection } from './connection';
import type { JobName, JobPayload } from './definitions';

const shared = globalThis as typeof globalThis & { eintrittSender?: Promise<PgBoss> };

/** Starts a sender. It connects as the run-time role and runs neither supervision nor workers. */
async function startSender(): Promise<PgBoss> {
  const boss = new PgBoss({
    ...queueConnection('eintritt-sender'),
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
    useListenNotify: false,
  });
  boss.on('error', () => {});
  await boss.start();
  return boss;
}

function sender(): Promise<PgBoss> {
  shared.eintrittSender ??= startSender().catch((error: unknown) => {
    shared.eintrittSender = undefined;
    throw error;
  });
  return shared.eintrittSender;
}

/** Runs the queue's statements in `tx`. Its own adapter takes each text apart for Drizzle. */
function queueIn(tx: Tx): Db {
  return {
    executeSql: async (text, params = []) => {
      const query = { sql: text, params: [...params] };
      const statement = tx._.session.prepareQuery<{
        execute: { id: string }[];
        all: unknown;
        values: unknown;
      }>(...[query, undefined, undefined, false]);
      return { rows: await statement.execute() };
    },
  };
}

export type EnqueueOptions = {
  /** Delays the first run. */
  readonly startAfter?: Date;
  readonly groupId?: string;
  /** In a queue of the policy `exclusive`: adds nothing while a job with this key waits or runs. */
  readonly singletonKey?: string;
  /** At most one job in each period of this length, counted from 1970. */
  readonly singletonSeconds?: number;
};

/** Writes a job in the transaction that causes it: the job exists if and only if `tx` commits. */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayload<Name>,
  { groupId, ...options }: EnqueueOptions = {},
): Promise<void> {
  const boss = await sender();
  await boss.send(name, payload, {
    db: queueIn(tx),
    ...options,
    ...(groupId ? { group: { id: groupId } } : {}),
  });
}

/** As `enqueue`, for many jobs in one statement, in this order. Jobs of the same moment run in any order. */
export async function enqueueAll<Name extends JobName>(
  tx: Tx,
  name: Name,
  jobs: readonly { readonly payload: JobPayload<Name>; readonly groupId: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const boss = await sender();
  await boss.insert(
    name,
    jobs.map(({ payload, groupId }) => ({ id: uuidv7(), data: payload, group: { id: groupId } })),
    { db: queueIn(tx) },
  );
}

/** Closes the sender's connection; for shutdown and for tests. */
export async function stopSender(): Promise<void> {
  const running = shared.eintrittSender;
  shared.eintrittSender = undefined;
  if (running) await (await running).stop({ graceful: false });
}
