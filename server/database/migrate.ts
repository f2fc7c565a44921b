import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import postgres from 'postgres';
import { connectionFaultOf } from '@/db/connection-fault';
import { driverCodeOf } from '@/db/driver-code';
import { sessionSettings } from '@/db/session-settings';
import { jobs } from '@/lib/queue/definitions';
import { applyMigrations } from './apply-migrations';
import { requireSetting } from './distribute';
import { type MigrationState, migrationsFolder, ownVersion, readMigrationState } from './migrations';
import { type Finding, preflight } from './preflight';
import { backupRole, roles } from './roles';

const oldestServerVersion = 150_000;
const advisoryLock = 7_203_114;
const betweenLockAttemptsMs = 200;

type Options = {
  /** The migrations to apply. */
  readonly folder?: string;
  /** Version of this code. */
  readonly version?: string;
  /** Called by the restore itself. */
  readonly isRestore?: boolean;
  /** Whether the tables must be distributed; not checked without it. */
  readonly isDistributed?: boolean;
};

/** Schema that exists while a restore runs, and after one that was killed. */
export const restoreMark = 'eintritt_restore';

/**
 * Migrates the database at `databaseUrl` to the newest version: roles, tables, row-level security, queues and grants.
 * Forward only; a database with migrations of another minor version that this code does not know is refused. Concurrent
 * calls are safe: an advisory lock makes the others wait. Its user must own the database and be allowed to create roles.
 * Creates the user of `loginUrl`, the sign-in of web and worker, if it is missing. Returns the names of the migrations that
 * it applied. Throws an `Error` with a one-line message that says what to do, also for a database whose restore was not
 * finished.
 */
export async function migrate(
  databaseUrl: string,
  loginUrl?: string,
  { folder = migrationsFolder, version = ownVersion(), isRestore = false, isDistributed }: Options = {},
): Promise<string[]> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    await requireServer(client);
    await endWithThisProcess(client);
    await acquireLock(client);
    if (!isRestore) await requireWholeDatabase(client);
    if (isDistributed !== undefined) await requireSetting(client, isDistributed);
    const state = await readState(client, { folder, version });
    if (state.refusal) throw new Error(state.refusal);
    const { pending } = state;
    requireNoFault(await preflight(client, state, { folder }));
    await createRoles(client);
    if (loginUrl) await ensureLogin(client, loginUrl);
    await applyMigrations(client, pending, { version, grant: tx => grantTables(tx, ['public']) });
    await installQueues(databaseUrl);
    await grantTables(client, ['public', 'pgboss']);
    return pending.map(({ name }) => name);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/**
 * Examines what `migrate` would do and need, and changes nothing. Throws an `Error` if the database cannot be examined.
 */
export async function checkMigrations(
  databaseUrl: string,
  { folder = migrationsFolder, longSeconds }: { folder?: string; longSeconds?: number } = {},
): Promise<Finding[]> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    await requireServer(client);
    await requireWholeDatabase(client);
    const state = await readState(client, { folder });
    return await preflight(client, state, { folder, ...(longSeconds !== undefined && { longSeconds }) });
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function readState(
  client: postgres.Sql,
  options: { folder: string; version?: string },
): Promise<MigrationState> {
  return readMigrationState(client, options).catch((error: unknown) => {
    if (!(error instanceof postgres.PostgresError && error.code === '42501')) throw error;
    throw new Error(
      'This user does not own the tables of the database: name their owner in DATABASE_MIGRATION_URL',
    );
  });
}

/** Throws one line with all faults. */
export function requireNoFault(
  findings: readonly Finding[],
  Fault: new (message: string) => Error = Error,
): void {
  const faults = findings.filter(({ state }) => state === 'fault');
  if (faults.length === 0) return;
  throw new Fault(`Nothing was changed: ${faults.map(({ check, text }) => `${check}: ${text}`).join('; ')}`);
}

/** PostgreSQL else goes on with a long statement, and holds the lock, after this process was killed. Not on every system. */
async function endWithThisProcess(client: postgres.Sql): Promise<void> {
  await client`select set_config('client_connection_check_interval', '1s', false)`.catch(() => {});
}

/** Asks again and again: a statement that waits for the lock would block CREATE INDEX CONCURRENTLY of the one who has it. */
async function acquireLock(client: postgres.Sql): Promise<void> {
  for (;;) {
    const [row] = await client`select pg_try_advisory_lock(${advisoryLock}) as "isOurs"`;
    if (row?.isOurs) return;
    await delay(betweenLockAttemptsMs);
  }
}

async function requireServer(client: postgres.Sql): Promise<void> {
  const rows = await client<{ version: number; text: string }[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as text
  `.catch((error: unknown) => {
    const fault = connectionFaultOf(error)?.text ?? `the database cannot be used (${driverCodeOf(error)})`;
    throw new Error(`DATABASE_URL: ${fault}`);
  });
  const server = rows[0];
  if (!server || server.version < oldestServerVersion) {
    throw new Error(`DATABASE_URL: PostgreSQL ${server?.text} is too old: use PostgreSQL 15 or newer`);
  }
}

async function requireWholeDatabase(client: postgres.Sql): Promise<void> {
  const [row] = await client`select to_regnamespace(${restoreMark}) is not null as "isMarked"`;
  if (row?.isMarked)
    throw new Error(
      'A restore of this database was not finished: run npm run restore with the same backup again',
    );
}

/** Roles belong to the whole cluster; a migration of another database may create them at the same moment. */
async function createRoles(client: postgres.Sql): Promise<void> {
  for (const role of roles) {
    await client.unsafe(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then
          create role ${role} nologin nosuperuser nobypassrls;
        end if;
        if '${role}' = 'eintritt_limited' and not pg_has_role('${role}', 'eintritt_app', 'usage') then
          grant eintritt_app to ${role};
        end if;
        if not pg_has_role(current_user, '${role}', 'usage') or not (select rolsuper from pg_roles where rolname = current_user) then
          grant ${role} to current_user;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
  }
}

/**
 * Creates the login of web and worker. It is a member of `eintritt_app` and of `eintritt_limited`, which has the same
 * rights and sees less, so `RESET ROLE` gains nothing.
 */
async function ensureLogin(client: postgres.Sql, loginUrl: string): Promise<void> {
  const [name, password] = credentialsOf(loginUrl);
  const [known] = await client<{ isMighty: boolean }[]>`
    select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or pg_has_role(rolname, current_user, 'member')
      as "isMighty"
    from pg_roles where rolname = ${name}`;
  if (known?.isMighty) {
    throw new Error(
      `DATABASE_URL: the user ${name} has rights of the owner: give it a user of its own, or leave DATABASE_MIGRATION_URL out`,
    );
  }
  const [row] = await client<{ create: string; change: string; grant: string; isSuper: boolean }[]>`
    select format('create role %I login nosuperuser password %L', ${name}::text, ${password}::text) as create,
      format('alter role %I login password %L', ${name}::text, ${password}::text) as change,
      format('grant eintritt_app, eintritt_limited to %I', ${name}::text) as grant,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuper"`;
  if (!row) return;
  if (!known) await client.unsafe(row.create);
  else if (row.isSuper) await client.unsafe(row.change);
  await client.unsafe(row.grant);
  await storeSessionSettings(client, name);
}

/**
 * Sessions of the login then start as `eintritt_app` also behind a pooler that drops start-up parameters. An owner who may
 * not change the login leaves it as it is; web and worker check their role.
 */
async function storeSessionSettings(client: postgres.Sql, login: string): Promise<void> {
  const settings = Object.entries(sessionSettings);
  const statements = await client<{ text: string }[]>`
    select format('alter role %I in database %I set %I = %L', ${login}::text, current_database(), name, value) as text
    from jsonb_each_text(${client.json(Object.fromEntries(settings))}) as one (name, value)`;
  for (const { text } of statements) {
    await client.unsafe(text).catch((error: unknown) => {
      if (!(error instanceof postgres.PostgresError && error.code === '42501')) throw error;
    });
  }
}

function credentialsOf(url: string): [name: string, password: string] {
  const { username, password } = new URL(url);
  return [decodeURIComponent(username), decodeURIComponent(password)];
}

async function installQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const [name, { queue: options }] of Object.entries(jobs)) {
      const existing = await boss.getQueue(name);
      if (!existing) await boss.createQueue(name, options);
      else {
        // The policy of a queue cannot be changed.
        const { policy: _policy, ...changes } = { policy: undefined, ...options };
        await boss.updateQueue(name, changes);
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Rights of web, worker and backup on all tables of the schemas. Part of each migration, because triggers that it makes run
 * with the rights of web and worker of the version before.
 */
export async function grantTables(
  sql: postgres.ISql,
  schemas: readonly ('public' | 'pgboss')[],
): Promise<void> {
  const all = schemas.join(', ');
  await sql.unsafe(`
    grant usage on schema ${all} to eintritt_app, ${backupRole};
    grant select, insert, update, delete on all tables in schema ${all} to eintritt_app;
    grant usage, select on all sequences in schema ${all} to eintritt_app;
    grant select on all tables in schema ${all} to ${backupRole};
    ${schemas.includes('pgboss') ? 'grant execute on all functions in schema pgboss to eintritt_app;' : ''}
    do $$
    declare
      one record;
    begin
      for one in
        select name from unnest(array['audit_entries', 'operator_actions']) as name
        where to_regclass('public.' || name) is not null
      loop
        execute format('revoke update, delete on %I from eintritt_app', one.name);
      end loop;
      -- Row-level security applies to the owner too, so that a backup needs a role of its own.
      for one in
        select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup_reads')
      loop
        execute format('create policy backup_reads on %s for select to ${backupRole} using (true)', one.name);
      end loop;
    end $$;
  `);
}
