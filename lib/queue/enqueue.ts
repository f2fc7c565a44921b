import { AsyncLocalStorage } from 'node:async_hooks';
import { type Db, PgBoss } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { currentTraceparent, inSpan, type Span, startSpan } from '@/lib/tracing';
import type { JobName, JobPayload } from './definitions';

const transaction = new AsyncLocalStorage<Tx>();

/** Runs the queue's statements in the transaction that sends. Its own adapter takes each text apart for Drizzle. */
const inTransaction: Db = {
  executeSql: async (text, params = []) => {
    const tx = transaction.getStore();
    if (!tx) throw new Error('The sender of jobs works only in a transaction');
    const query = { sql: text, params: [...params] };
    const statement = tx._.session.prepareQuery<{
      execute: { id: string }[];
      all: unknown;
      values: unknown;
    }>(...[query, undefined, undefined, false]);
    return { rows: await statement.execute() };
  },
};

let sender: PgBoss | undefined;

/**
 * Calls `work` with the sender. It is never started, so it has no connection of its own: it reads a queue's options with
 * the first job of that queue and keeps them.
 */
function send(tx: Tx, work: (boss: PgBoss) => Promise<unknown>): Promise<unknown> {
  sender ??= new PgBoss({ db: inTransaction, migrate: false, supervise: false, schedule: false });
  const boss = sender;
  return transaction.run(tx, () => work(boss));
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
  const group = groupId ? { group: { id: groupId } } : {};
  await inSpan(startSending(name), () =>
    send(tx, boss => boss.send(name, withTrace(payload), { ...options, ...group })),
  );
}

function startSending(name: JobName, count = 1): Span | undefined {
  return startSpan(`send ${name}`, 'Producer', {
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'send',
    'messaging.operation.name': 'send',
    'messaging.destination.name': name,
    'messaging.batch.message_count': count,
  });
}

/** Adds the trace that the job continues. The schemas of payloads drop it, so older workers ignore it. */
function withTrace<Payload extends object>(payload: Payload): Payload {
  const traceparent = currentTraceparent();
  return traceparent ? { ...payload, traceparent } : payload;
}

/** As `enqueue`, for many jobs in one statement, in this order. Jobs of the same moment run in any order. */
export async function enqueueAll<Name extends JobName>(
  tx: Tx,
  name: Name,
  jobs: readonly { readonly payload: JobPayload<Name>; readonly groupId: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await inSpan(startSending(name, jobs.length), () => {
    const rows = jobs.map(({ payload, groupId }) => ({
      id: uuidv7(),
      data: withTrace(payload),
      group: { id: groupId },
    }));
    return send(tx, boss => boss.insert(name, rows));
  });
}
