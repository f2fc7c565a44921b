import postgres from 'postgres';
import { listTables } from './backup/tables';
import { addForeignKeys, dropForeignKeys, type ForeignKey } from './foreign-keys';
import { readMigrationState } from './migrations';
import { roles } from './roles';

/** Tables of which each node has all rows: they are few, or are found before the club is known. */
export const referenceTables = ['users', 'api_keys', 'club_slugs'];

export type Distribution = {
  readonly distributed: number;
  readonly reference: number;
  readonly workers: number;
};

/**
 * Makes the tables of a migrated database distributed tables of Citus, by club, with their rows, in one transaction: killed
 * at any moment, nothing has changed. Does nothing to what is distributed already. Throws an `Error` with a one-line message
 * that says what to do.
 */
export async function distribute(databaseUrl: string): Promise<Distribution> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    const workers = await requireCluster(sql);
    const { pending } = await readMigrationState(sql);
    if (pending.length > 0) throw new Error('There are pending migrations: run npm run migrate first');
    await requireQuiet(sql);
    // A connection to a worker signs in as the role of the statement.
    for (const role of roles) await sql`alter role ${sql(role)} login`;
    await storeSettings(sql);
    await sql.begin(tx => distributeTables(tx));
    const [counts] = await sql<{ distributed: number; reference: number }[]>`
      select count(*) filter (where citus_table_type = 'distributed')::int as distributed,
        count(*) filter (where citus_table_type = 'reference')::int as reference from citus_tables`;
    return { workers, distributed: counts?.distributed ?? 0, reference: counts?.reference ?? 0 };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Stores settings of Citus for later sessions of the database. It then passes the club of a transaction on to the workers. A
 * look-up of all shards uses one connection to each worker: otherwise the transaction could not write to sessions and
 * accounts, on which tables of all nodes depend.
 */
export async function storeSettings(sql: postgres.ISql): Promise<void> {
  const [row] = await sql<{ name: string }[]>`select quote_ident(current_database()) as name`;
  for (const setting of [`propagate_set_commands = 'local'`, `multi_shard_modify_mode = 'sequential'`])
    await sql.unsafe(`alter database ${row?.name} set citus.${setting}`);
}

/** Throws unless the setting says what the database is: each way of work shows no row on the other one. */
export async function requireSetting(sql: postgres.ISql, isSet: boolean): Promise<void> {
  const [citus] = await sql`select to_regclass('pg_catalog.pg_dist_partition') is not null as "isThere"`;
  const clubs = citus?.isThere
    ? await sql`select from pg_dist_partition where logicalrelid = to_regclass('public.clubs')`
    : [];
  if (isSet && clubs.length === 0)
    throw new Error(
      'DATABASE_DISTRIBUTED is set, but the tables are not distributed: run npm run db:distribute without it',
    );
  if (!isSet && clubs.length > 0)
    throw new Error('The tables of this database are distributed: set DATABASE_DISTRIBUTED=1');
}

async function requireCluster(sql: postgres.Sql): Promise<number> {
  const [there] = await sql`select to_regclass('pg_catalog.pg_dist_node') is not null as "isThere"`;
  if (!there?.isThere)
    throw new Error('This database is not one of Citus: create extension citus in it on every node');
  const [row] = await sql<{ workers: number; coordinators: number }[]>`
    select count(*) filter (where groupid <> 0)::int as workers, count(*) filter (where groupid = 0)::int as coordinators
    from pg_dist_node where isactive and noderole = 'primary'`;
  if (!row?.workers || !row.coordinators)
    throw new Error(
      'Citus has no workers or does not know its coordinator: call citus_set_coordinator_host and citus_add_node',
    );
  return row.workers;
}

async function requireQuiet(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name in ('eintritt', 'eintritt-worker', 'eintritt-sender')`;
  if (row?.count) throw new Error('Web or worker are still connected: stop all of them first');
}

async function distributeTables(tx: postgres.TransactionSql): Promise<void> {
  await tx`set local citus.multi_shard_modify_mode = 'sequential'`;
  // The trigger of the form's version writes into the shard beside its own.
  await tx`set local citus.enable_unsafe_triggers = on`;
  await tx`set local client_min_messages = warning`;
  // No trigger runs for a row that moves: the keys could not be added again while it waits for the end of the transaction.
  await tx`set local citus.propagate_set_commands = 'local'`;
  await tx`set local session_replication_role = replica`;
  const tables = await listClubTables(tx);
  const wanted = tables.filter(({ isDistributed }) => !isDistributed).map(({ name }) => name);
  if (wanted.length === 0) return;
  const ofClubs = (await listTables(tx)).filter(({ schema }) => schema === 'public');
  const keys = await dropForeignKeys(tx, ofClubs);
  // Clubs that the version before created while this one migrated.
  await tx`insert into club_slugs (club_id, slug) select id, slug from clubs on conflict do nothing`;
  await replaceKeys(tx);
  await replaceFunctions(tx);
  await replacePolicies(tx);
  const isOnEveryNode = (name: string) => referenceTables.includes(name);
  for (const name of wanted.filter(isOnEveryNode)) await tx`select create_reference_table(${name})`;
  if (wanted.includes('clubs'))
    await tx`select create_distributed_table('clubs', 'id', colocate_with => 'none')`;
  for (const name of wanted.filter(one => one !== 'clubs' && !isOnEveryNode(one)))
    await tx`select create_distributed_table(${name}, 'club_id', colocate_with => 'clubs')`;
  for (const name of [
    'renew_form_version()',
    'night_at(timestamptz, text)',
    'submission_is_visible(uuid, uuid)',
  ])
    await tx`select create_distributed_function(${name}::regprocedure)`;
  const spread = new Set(tables.map(({ name }) => name).filter(name => !isOnEveryNode(name)));
  await addForeignKeys(
    tx,
    keys.filter(key => isPossible(key, spread)),
  );
}

/** Tables of clubs and those that every node has. */
function listClubTables(tx: postgres.TransactionSql) {
  return tx<{ name: string; isDistributed: boolean }[]>`
    select c.relname as name, exists (select from pg_dist_partition p where p.logicalrelid = c.oid) as "isDistributed"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (c.relname in ${tx(['clubs', ...referenceTables])}
        or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped))
    order by 1`;
}

/** Citus refuses SET NULL in a key with the club, and keys of a table that is not spread to one that is. */
function isPossible({ table, referenced, definition }: ForeignKey, spread: ReadonlySet<string>): boolean {
  return !definition.includes('SET NULL') && (spread.has(table) || !spread.has(referenced));
}

/** A unique key must have the club. That of slugs is in `club_slugs`, and hashes of tokens do not meet by chance. */
async function replaceKeys(tx: postgres.TransactionSql): Promise<void> {
  await tx`drop index if exists clubs_slug_unique`;
  await tx`alter table confirmations drop constraint if exists confirmations_token_unique`;
  await tx`create index if not exists confirmations_token_index on confirmations (token_hash)`;
}

/**
 * Citus refuses a policy with a sub-select. `is not distinct from` instead of `=`, because PostgreSQL derives from `=` that
 * the club of the statement is the one of the setting, and Citus cannot plan that in an outer join. The limit to departments
 * is part of the policy of the club, and one of the setting alone: Citus makes a restrictive policy a permissive one on the
 * shards, and a connection to a worker keeps its role.
 */
async function replacePolicies(tx: postgres.TransactionSql): Promise<void> {
  const policies = await tx<{ table: string; name: string; using: string }[]>`
    select quote_ident(tablename) as table, policyname as name, qual as using from pg_policies
    where schemaname = 'public' and (qual ~ 'SELECT' or permissive = 'RESTRICTIVE')`;
  const club = `nullif(current_setting('app.club_id', true), '')::uuid`;
  const limit = `nullif(current_setting('app.department_ids', true), '')`;
  const limits = new Map(
    policies.filter(({ name }) => name === 'department_limit').map(({ table, using }) => [table, using]),
  );
  for (const { table, name } of policies) {
    if (name === 'department_limit') await tx.unsafe(`drop policy department_limit on ${table}`);
    else if (name !== 'club_isolation')
      throw new Error(`The policy ${name} of ${table} is not known to Citus`);
    else {
      const isOfClub = `${table === 'clubs' ? 'id' : 'club_id'} is not distinct from ${club}`;
      const using = limits.get(table);
      const operator = using && /^\(department_ids (&&|<@)/.exec(using)?.[1];
      const isWithin = operator
        ? `department_ids ${operator} ${limit}::uuid[]`
        : 'submission_id is null or submission_is_visible(club_id, submission_id)';
      const isVisible = using ? `${isOfClub} and (${limit} is null or ${isWithin})` : isOfClub;
      // One statement writes a submission and its parts.
      const isWritable = operator ? isVisible : isOfClub;
      await tx.unsafe(
        `alter policy club_isolation on ${table} using (${isVisible}) with check (${isWritable})`,
      );
    }
  }
}

/** Functions that differ on Citus: a part of a submission and the submission are on the same shard, and no shard is asked for a slug. */
async function replaceFunctions(tx: postgres.TransactionSql): Promise<void> {
  await tx.unsafe(`
    create or replace function submission_is_visible(club uuid, submission uuid) returns boolean
    language plpgsql stable set search_path = public, pg_temp set citus.allow_nested_distributed_execution = on
    as $$ begin return exists (select from submissions where club_id = club and id = submission); end $$`);
  await tx.unsafe(`
    create or replace function find_club_by_slug(wanted text) returns uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin return (select club_id from club_slugs where slug = wanted); end $$`);
}
