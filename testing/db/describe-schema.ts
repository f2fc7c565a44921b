import type postgres from 'postgres';
import { readAppliedMigrations } from '@/server/database/migrations';

/**
 * Lists all that migrations make, one line each: tables, columns in their order, defaults, constraints, indexes, policies,
 * triggers, functions, types, rights, queues, and the migrations that were applied.
 */
export async function describeSchema(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with tables as (
      select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle', 'pgboss')
    )
    select concat_ws(' ', 'relation', oid::regclass, relkind, relrowsecurity, relforcerowsecurity, relacl::text,
      relpartbound is not null) as line from tables
    union all select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod),
      attnotnull, attgenerated, pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute join tables on tables.oid = attrelid
      left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum where attnum > 0
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(c.oid))
      from pg_constraint c join tables on tables.oid = conrelid
    union all select concat_ws(' ', 'index', indisvalid, pg_get_indexdef(indexrelid))
      from pg_index join tables on tables.oid = indrelid
    union all select concat_ws(' ', 'policy', polrelid::regclass, polname, polcmd, polpermissive, polroles::regrole[]::text,
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid))
      from pg_trigger t join tables on tables.oid = tgrelid where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid), proacl::text, proowner::regrole)
      from pg_proc p join pg_namespace n on n.oid = pronamespace
      where n.nspname in ('public', 'pgboss') and prokind <> 'a'
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select concat_ws(' ', 'type', enumtypid::regtype, array_agg(enumlabel order by enumsortorder)::text)
      from pg_enum group by enumtypid
    union all select concat_ws(' ', 'schema', nspname, nspacl::text) from pg_namespace where nspname !~ '^pg_'`;
  return [...rows.map(({ line }) => line), ...(await listApplied(sql)), ...(await listQueues(sql))].sort();
}

/** Changes with every committed change of the catalog. Much faster than a description. */
export async function sumCatalog(sql: postgres.Sql): Promise<string> {
  const catalogs = [
    ...[
      'pg_class',
      'pg_attribute',
      'pg_attrdef',
      'pg_constraint',
      'pg_index',
      'pg_policy',
      'pg_trigger',
      'pg_proc',
    ],
    ...['pg_type', 'pg_enum', 'pg_namespace', 'pg_default_acl'],
  ];
  const parts = catalogs.map(
    name => `select '${name}' as name, count(*), sum(xmin::text::bigint) from ${name}`,
  );
  return JSON.stringify(await sql.unsafe(`${parts.join(' union all ')} order by name`));
}

async function listApplied(sql: postgres.Sql): Promise<string[]> {
  const applied = (await readAppliedMigrations(sql)) ?? [];
  return applied.map(({ time, hash }) => `applied ${time} ${hash}`);
}

async function listQueues(sql: postgres.Sql): Promise<string[]> {
  const [there] = await sql`select to_regclass('pgboss.queue') is not null as "isThere"`;
  if (!there?.isThere) return [];
  const rows = await sql`select to_jsonb(q) - 'created_on' - 'updated_on' as queue from pgboss.queue q`;
  return rows.map(({ queue }) => `queue ${JSON.stringify(queue)}`);
}
