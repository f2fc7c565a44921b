import type postgres from 'postgres';
import type { Table } from '@/server/database/backup/frames';

/** A table in the file of a club, with the types of its columns. */
export type ClubTable = Table & { readonly types: readonly string[] };

/**
 * Tables of clubs that stay: what lives for minutes, files of exports, whose objects are in the store of the
 * installation, what triggers write, and the slug, which the import writes.
 */
const staying = [
  ...['idempotency_records', 'signature_requests', 'export_jobs', 'export_chunks', 'export_objects'],
  ...['form_versions', 'club_slugs'],
];

/** Tables without people, and without what only this club may have. */
const ofTemplates = [
  ...['clubs', 'club_images', 'departments', 'department_settings', 'memberships', 'membership_surcharges'],
  ...['membership_department_prices', 'custom_fields', 'membership_forms', 'further_forms'],
  ...['cancellation_forms', 'form_designs', 'data_privacy_settings', 'consents', 'consent_versions'],
  ...['email_templates', 'answer_templates', 'export_profiles'],
];

/** Columns in the file where not all are. Passwords and second factors of accounts stay. */
const columnsOf: Record<string, readonly string[]> = {
  users: ['id', 'email', 'first_name', 'last_name', 'locale', 'created_at'],
};
const columnsOfTemplate: Record<string, readonly string[]> = {
  clubs: [
    ...['id', 'slug', 'name', 'country', 'currency', 'locale', 'form_locales', 'time_zone'],
    ...['office_idle_hours', 'age_reference', 'address_form'],
  ],
};

type Row = ClubTable & { readonly parents: readonly string[] };

/** Lists the tables in the file of a club, each after those that its foreign keys name. */
export async function listClubTables(
  sql: postgres.ISql,
  { isTemplate }: { readonly isTemplate: boolean },
): Promise<ClubTable[]> {
  const rows = await sql<Row[]>`
    select 'public' as schema, c.relname as name, to_json(array_agg(a.attname::text order by a.attnum)) as columns,
      to_json(array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum)) as types,
      to_json(array(
        select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      )) as parents
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname
    having c.relname in ('clubs', 'users') or bool_or(a.attname = 'club_id')
    order by c.relname`;
  const isWanted = ({ name }: Row) => (isTemplate ? ofTemplates.includes(name) : !staying.includes(name));
  return inOrder(rows.filter(isWanted)).map(({ parents: _, ...table }) =>
    withColumns(table, (isTemplate && columnsOfTemplate[table.name]) || columnsOf[table.name]),
  );
}

function withColumns(table: ClubTable, wanted: readonly string[] | undefined): ClubTable {
  const isWanted = (_: string, index: number) => !wanted || wanted.includes(table.columns[index] ?? '');
  return { ...table, columns: table.columns.filter(isWanted), types: table.types.filter(isWanted) };
}

function inOrder(rows: readonly Row[]): Row[] {
  const ordered = new Set<Row>();
  const add = (row: Row) => {
    for (const parent of rows.filter(({ name }) => row.parents.includes(name))) add(parent);
    ordered.add(row);
  };
  for (const row of rows) add(row);
  return [...ordered];
}
