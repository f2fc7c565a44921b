import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { env, isDistributed } from '@/lib/env';
import { assertInTime, endAtDeadline } from './deadline';
import { driverCodeOf } from './driver-code';
import { type RoleCheck, roleCheck } from './role-check';
import { limitedRole, runtimeRole, sessionSettings } from './session-settings';
import { statementChannel } from './statement-channel';
import { annotateClub, traceStatement, traceTransaction } from './trace';

export type Db = PostgresJsDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Connection = {
  readonly db: Db;
  /** Waits for running queries, at most five seconds. */
  close(): Promise<void>;
};

const shared = globalThis as typeof globalThis & {
  eintrittConnection?: Connection;
};

/**
 * Statements with at most this many parameters are prepared: PostgreSQL parses and plans them once per connection.
 * Longer ones are lists of rows of any length; each connection would have to store too many of them.
 */
const preparedParametersMax = 100;

/** An idle session of PostgreSQL takes 4 to 10 MB, and more with each statement that it has planned. */
const idleSeconds = 15;

/**
 * Opens a pool whose sessions start as `eintritt_app`. Statements end after 15 s, idle transactions after 20 s.
 * Connects lazily and closes idle connections; after a failed connection it waits at most a second before the next try.
 * Refuses to serve a connection that runs as another role (`roleCheck`). `prepare=false` in the query of `url` is for
 * poolers that cannot prepare statements.
 */
export function connect(url: string, options: { max?: number; applicationName?: string } = {}): Connection {
  const client = postgres(url, {
    max: options.max ?? 10,
    onnotice: () => {},
    connect_timeout: 5,
    idle_timeout: idleSeconds,
    backoff: tries => Math.min(2 ** tries / 20, 1),
    connection: {
      ...sessionSettings,
      application_name: options.applicationName ?? 'eintritt',
    },
  });
  return {
    db: drizzle(driverForDrizzle(client, { check: roleCheck(client), canPrepare: client.options.prepare }), {
      casing: 'snake_case',
    }),
    close: () => client.end({ timeout: 5 }),
  };
}

/** SQLSTATE of a statement after another one failed in the same transaction. */
const inFailedTransaction = '25P02';

type Pool = {
  readonly check: RoleCheck;
  readonly canPrepare: boolean;
  /** Of a transaction: its connection can have another one by now. */
  readonly hasEnded?: () => boolean;
  /** Called with the error of each statement of a transaction. */
  readonly onError?: (error: unknown) => void;
};
type Work = (scoped: postgres.Sql) => unknown;

/**
 * Adapts the driver to Drizzle with some additions. It prepares statements, which Drizzle does only for named ones. It
 * enforces the deadline of the request: cancels a running statement, and refuses later ones and the commit of a
 * transaction. It checks the role of each connection once, and gives out no result before that. It records statements
 * and transactions in the current trace.
 */
function driverForDrizzle(
  client: postgres.Sql,
  { check, canPrepare, hasEnded, onError }: Pool,
): postgres.Sql {
  const withinDeadline =
    (work: Work): Work =>
    async scoped => {
      const ofTransaction = check.ofTransaction(scoped);
      let isOpen = true;
      let firstError: unknown;
      const onError = (error: unknown) => {
        firstError ??= error;
      };
      const pool = { check: ofTransaction, canPrepare, hasEnded: () => !isOpen, onError };
      const result = await Promise.resolve(work(driverForDrizzle(scoped, pool)))
        .catch(error => {
          // Of parallel statements, one that only followed the failed one may have reached the caller before it.
          throw driverCodeOf(error) === inFailedTransaction && firstError ? firstError : error;
        })
        .finally(() => {
          isOpen = false;
        });
      await ofTransaction.end();
      assertInTime();
      return result;
    };
  const unsafe = (...[query, parameters = [], options]: Parameters<typeof client.unsafe>) => {
    assertInTime();
    if (hasEnded?.()) throw new Error('The transaction of this statement has ended');
    if (statementChannel.hasSubscribers) statementChannel.publish(query);
    const prepare = canPrepare && parameters.length <= preparedParametersMax;
    const statement = client.unsafe(query, parameters, options && { ...options, prepare }).execute();
    endAtDeadline(statement);
    traceStatement(query, statement);
    if (onError) statement.catch(onError);
    return check.ofStatement(statement);
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'unsafe') return unsafe;
      const member: unknown = Reflect.get(target, name);
      if ((name !== 'begin' && name !== 'savepoint') || typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const run = async () => member(...given.map(one => (isWork(one) ? withinDeadline(one) : one)));
        return name === 'begin' ? traceTransaction(run) : run();
      };
    },
  });
}

function isWork(given: unknown): given is Work {
  return typeof given === 'function';
}

/** Returns the pool of this process. Opens it at first use on `DATABASE_URL`. */
export function processConnection(): Connection {
  shared.eintrittConnection ??= connect(env().DATABASE_URL);
  return shared.eintrittConnection;
}

export type ClubScope = {
  readonly db: Db;
  /** An open transaction of this club to join. */
  readonly tx?: Tx;
  readonly clubId: string;
  /** With `departmentIds`, only the submissions that name one of these departments are visible. */
  readonly actor?: { readonly kind: string; readonly departmentIds?: readonly string[] };
};

/**
 * Runs `work` in a transaction in which row-level security shows only rows of `scope.clubId`, and to a limited user only
 * the submissions of their departments. Joins `scope.tx` if it is set: verbs can call verbs with
 * `otherVerb({ ...ctx, tx }, …)`. `lock` is a statement without values that runs before the first one of `work`.
 */
export async function withClub<T>(scope: ClubScope, work: (tx: Tx) => Promise<T>, lock?: string): Promise<T> {
  if (scope.tx) {
    if (lock) await scope.tx.execute(sql.raw(lock));
    return work(scope.tx);
  }
  annotateClub(scope);
  const first = lock ? `${settingsOf(scope)}; ${lock}` : settingsOf(scope);
  return scope.db.transaction(tx => sendFirst(tx, first, work));
}

/**
 * As `withClub` for one select, as one statement that names the club itself: it needs no `begin` and no `commit`. A second
 * select of `read` is another statement with a snapshot of its own. Joins `scope.tx` if it is set.
 */
export async function readClub<T>(scope: ClubScope, read: (tx: Tx) => PromiseLike<T>): Promise<T> {
  if (scope.tx) return read(scope.tx);
  // PostgreSQL chooses the policies by the role before a statement can set it. Citus passes only SET LOCAL on to workers.
  if (scope.actor?.departmentIds || isDistributed()) return withClub(scope, async tx => read(tx));
  annotateClub(scope);
  return read(selectorOf(scope));
}

/** Returns the pool as a transaction whose selects see the rows of the club. */
function selectorOf({ db, clubId }: ClubScope): Tx {
  const client = clientOf(db);
  const unsafe = (...[query, parameters = [], options]: Parameters<typeof client.unsafe>) =>
    client.unsafe(inClub(query, parameters.length + 1), [...parameters, clubId], options);
  const get = (target: postgres.Sql, name: string) =>
    name === 'unsafe' ? unsafe : Reflect.get(target, name);
  return drizzle(new Proxy(client, { get }), { casing: 'snake_case' }) as Db as Tx;
}

/**
 * A select that runs after the club is set: it depends on the result, and `offset 0` forbids PostgreSQL to merge both. If
 * it ran before, row-level security would show no row.
 */
function inClub(select: string, parameter: number): string {
  const known = selectsInClub.get(select);
  if (known) return known;
  const text = `select seen.* from (select set_config('app.club_id', $${parameter}, true) as club) as scope
    cross join lateral (select wanted.* from (${select}) as wanted where scope.club is not null offset 0) as seen`;
  if (selectsInClub.size >= selectsMax) selectsInClub.clear();
  selectsInClub.set(select, text);
  return text;
}

/** By select, whose text tells the number of its parameters: V8 hashes a text once, and the driver looks it up each time. */
const selectsInClub = new Map<string, string>();
const selectsMax = 500;

/** Options of `begin`. */
const readingTransaction = 'isolation level repeatable read read only';
const readers = new WeakMap<Db, Db>();

/** Returns the same pool with transactions that read only, in one snapshot. */
function readerOf(db: Db): Db {
  const known = readers.get(db);
  if (known) return known;
  const client = clientOf(db);
  const begin = (work: (scoped: postgres.TransactionSql) => unknown) =>
    client.begin(readingTransaction, work);
  const get = (target: postgres.Sql, name: string) => (name === 'begin' ? begin : Reflect.get(target, name));
  const reader = drizzle(new Proxy(client, { get }), { casing: 'snake_case' });
  readers.set(db, reader);
  return reader;
}

/** The driver behind a database; its type does not have it. */
function clientOf(db: Db): postgres.Sql {
  return (db as Db & { readonly $client: postgres.Sql }).$client;
}

/**
 * The statements that set the club of a transaction and the limit of its user. `SET LOCAL`, because Citus passes it on to
 * its workers, but not `set_config`.
 */
function settingsOf({ clubId, actor }: ClubScope): string {
  const limit = actor?.departmentIds ? [settingOfLimit(textOfLimit(actor.departmentIds))] : [];
  return [settingOfClub(clubId), ...limit].join('; ');
}

const settingOfClub = (clubId: string) => setting('app.club_id', clubId);

function setting(name: string, value: string): string {
  if (!/^[\w{},-]*$/.test(value)) throw new Error(`The setting ${name} needs ids`);
  return `set local ${name} = '${value}'`;
}

const textOfLimit = (departmentIds: readonly string[]) => `{${departmentIds.join(',')}}`;

/**
 * Limits a transaction to departments, or to nothing if `limit` is empty. A connection of Citus to a worker keeps its role,
 * so there the policies ask for the setting alone.
 */
function settingOfLimit(limit: string): string {
  const departments = setting('app.department_ids', limit);
  if (isDistributed()) return departments;
  return `${departments}; set local role ${limit === '' ? runtimeRole : limitedRole}`;
}

/**
 * Calls `work` with all submissions of the club visible, also in the transaction of a limited user: for what is true of
 * the whole club, such as the free places of a tariff. Its result must not show them. Restores the limit afterwards, but
 * not if `work` throws: the transaction must then end.
 */
export async function inWholeClub<T>(
  tx: Tx,
  { actor }: Pick<ClubScope, 'actor'>,
  work: () => Promise<T>,
): Promise<T> {
  if (!actor?.departmentIds) return work();
  await tx.execute(sql.raw(settingOfLimit('')));
  const result = await work();
  await tx.execute(sql.raw(settingOfLimit(textOfLimit(actor.departmentIds))));
  return result;
}

/**
 * Calls `work` in the given transaction with the rows of another club visible, all of them: a limit to departments is one
 * of the previous club. Restores club and limit afterwards, but not if `work` throws: the transaction must then end.
 */
export async function inOtherClub<T>(tx: Tx, clubId: string, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.execute(
    sql`select current_setting('app.club_id', true) as club, current_setting('app.department_ids', true) as departments`,
  );
  const enter = (club: string, limit: string) =>
    tx.execute(sql.raw(`${settingOfClub(club)}; ${settingOfLimit(limit)}`));
  await enter(clubId, '');
  const result = await work();
  await enter(String(before?.club ?? ''), String(before?.departments ?? ''));
  return result;
}

/**
 * As `withClub`, for lists and reports: read-only, one snapshot for all queries, and planned for this club. Other
 * statements share one plan for all clubs; clubs differ too much in size for a statement that reads many rows. Joins
 * `scope.tx` if it is set, without any of this.
 */
export async function withClubSnapshot<T>(scope: ClubScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (scope.tx) return work(scope.tx);
  annotateClub(scope);
  const first = `${settingsOf(scope)}; set local plan_cache_mode = force_custom_plan`;
  return readerOf(scope.db).transaction(tx => sendFirst(tx, first, work));
}

/**
 * Sends the statements of `first` together, without waiting: they need no round trip of their own. The connection runs
 * statements in the order in which they are sent, and without the club's id no row is visible.
 */
async function sendFirst<T>(tx: Tx, first: string, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
  const sent = tx.execute(sql.raw(first)).execute();
  const [result] = await Promise.all([work(tx), sent]);
  return result;
}
