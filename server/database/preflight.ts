import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { describeTransaction, listTransactions } from './apply-migrations';
import { type MigrationState, migrationsFolder } from './migrations';
import { backupRole, roles } from './roles';

/** One line of an examination: what was examined, how it is, and what to do unless all is well. */
export type Finding = {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
};

const megabyte = 1024 * 1024;
const spaceMin = 200 * megabyte;
const longTransactionSeconds = 300;
const namedRowsMax = 10;

type Options = { readonly folder?: string; readonly longSeconds?: number };

/**
 * Examines what the pending migrations need, and changes nothing: rights, space, long transactions, and rows that a coming
 * constraint refuses. With a fault they would fail.
 */
export async function preflight(
  sql: postgres.Sql,
  { applied, pending, refusal }: MigrationState,
  { folder = migrationsFolder, longSeconds = longTransactionSeconds }: Options = {},
): Promise<Finding[]> {
  if (refusal) return [fault('migrations', refusal)];
  if (pending.length === 0) return [ok('migrations', `all ${applied?.length} applied`)];
  const names = pending.map(({ name }) => name);
  return [
    ok('migrations', `${names.length} pending: ${names.join(', ')}`),
    await rights(sql),
    await space(sql),
    await transactions(sql, longSeconds),
    ...(applied ? await rows(sql, names, folder) : []),
  ];
}

/** Whether this user may make and grant what the migration needs. */
export async function rights(sql: postgres.Sql): Promise<Finding> {
  const [row] = await sql<
    { name: string; isSuper: boolean; mayCreateRoles: boolean; canCreate: boolean; foreign: string | null }[]
  >`
    select quote_ident(rolname) as name, rolsuper as "isSuper", rolcreaterole as "mayCreateRoles",
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "canCreate",
      (select min(c.oid::regclass::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind in ('r', 'p')
          and not pg_has_role(c.relowner, 'usage')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as foreign
    from pg_roles where rolname = current_user`;
  if (!row) return fault('rights', 'the user of the database is unknown');
  if (row.isSuper) return ok('rights', `${row.name} is superuser`);
  const { missing, ungrantable } = await stateOfRoles(sql);
  if (missing.length > 0 && !row.mayCreateRoles)
    return fault(
      'rights',
      `${row.name} may not create roles. An administrator says ALTER ROLE ${row.name} CREATEROLE, or, where that is not to be had: ${roleStatements(row.name, missing)}`,
    );
  if (ungrantable.length > 0)
    return fault(
      'rights',
      `the roles of Eintritt are there already, of another installation in this PostgreSQL, and ${row.name} may not use them. An administrator, or the owner of that one, says GRANT ${ungrantable.join(', ')} TO ${row.name} WITH ADMIN OPTION`,
    );
  if (!row.canCreate)
    return fault(
      'rights',
      `${row.name} may not create schemas and tables: make it the owner of the database`,
    );
  if (row.foreign)
    return fault(
      'rights',
      `the table ${row.foreign} is not of ${row.name}: ALTER TABLE … OWNER TO ${row.name}`,
    );
  return ok('rights', `${row.name} may change all tables`);
}

/**
 * Which roles the cluster lacks, and which are there but may not be granted by this user, who is no superuser. Since
 * PostgreSQL 16 CREATEROLE alone grants only roles that the user made.
 */
async function stateOfRoles(sql: postgres.Sql): Promise<{ missing: string[]; ungrantable: string[] }> {
  const rows = await sql<{ name: string; isThere: boolean; isOurs: boolean }[]>`
    select name, r.oid is not null as "isThere",
      coalesce(pg_has_role(r.oid, 'usage with admin option')
        or current_setting('server_version_num')::int < 160000 and (
          select rolcreaterole from pg_roles where rolname = current_user), false) as "isOurs"
    from unnest(string_to_array(${roles.join(' ')}, ' ')) as one (name) left join pg_roles r on r.rolname = one.name`;
  const names = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).map(({ name }) => name);
  return {
    missing: names(({ isThere }) => !isThere),
    ungrantable: names(({ isThere, isOurs }) => isThere && !isOurs),
  };
}

/** What an administrator does in place of the migration. */
function roleStatements(owner: string, missing: readonly string[]): string {
  return [
    ...missing.map(name => `CREATE ROLE ${name}`),
    'GRANT eintritt_app TO eintritt_limited',
    `GRANT ${roles.join(', ')} TO ${owner} WITH ADMIN OPTION`,
  ].join('; ');
}

/** Whether there is room for so many bytes. Only of a database on this machine whose folder is known. */
export async function space(sql: postgres.Sql, needed = 0): Promise<Finding> {
  const [row] = await sql<{ isHere: boolean; folder: string | null; size: string }[]>`
    select coalesce(inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1', true) as "isHere",
      (select setting from pg_settings where name = 'data_directory') as folder,
      pg_database_size(current_database())::text as size`;
  const disk = row?.isHere && row.folder ? await statfs(row.folder).catch(() => null) : null;
  if (!row || !disk) return ok('disk', 'of another machine, not examined');
  const freeBytes = disk.bavail * disk.bsize;
  const free = Math.floor(freeBytes / megabyte);
  const size = Math.ceil(Number(row.size) / megabyte);
  const text = `${free} MB free, the database has ${size} MB`;
  const least = Math.max(spaceMin, needed);
  if (freeBytes < least)
    return fault('disk', `${text}: make room, ${Math.ceil(least / megabyte)} MB are needed`);
  if (free < size) return warning('disk', `${text}: a migration that writes a table anew may need as much`);
  return ok('disk', text);
}

async function transactions(sql: postgres.Sql, longSeconds: number): Promise<Finding> {
  const long = (await listTransactions(sql)).filter(({ seconds }) => seconds >= longSeconds);
  if (long.length === 0) return ok('transactions', 'none is open for long');
  const text = long.map(describeTransaction).join(', ');
  return warning('transactions', `${text}: a migration may wait for it in vain, so end it`);
}

/** Runs `preflight/<migration>.sql`, which selects the ids of rows that the migration refuses, in all clubs. */
async function rows(sql: postgres.Sql, names: readonly string[], folder: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of names) {
    const file = path.join(folder, 'preflight', `${name}.sql`);
    if (!existsSync(file)) continue;
    const found = await sql.begin('read only', async tx => {
      await tx`select set_config('role', ${backupRole}, true)`;
      return tx.unsafe<{ id: string }[]>(readFileSync(file, 'utf8'));
    });
    const ids = found.slice(0, namedRowsMax).map(({ id }) => id);
    findings.push(
      found.length === 0
        ? ok(name, 'no row is against it')
        : fault(
            name,
            `${found.length} rows are against it: ${ids.join(', ')}${found.length > namedRowsMax ? ', …' : ''}`,
          ),
    );
  }
  return findings;
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text });
export const warning = (check: string, text: string): Finding => ({ check, state: 'warning', text });
export const fault = (check: string, text: string): Finding => ({ check, state: 'fault', text });

/** Prints one line for each finding. */
export function printFindings(findings: readonly Finding[]): void {
  for (const { check, state, text } of findings) console.log(`${state.padEnd(9)}${check.padEnd(14)}${text}`);
}
