import type postgres from 'postgres';
import type { Table } from './backup/frames';

export type ForeignKey = {
  readonly table: string;
  /** The table whose key it names. */
  readonly referenced: string;
  readonly name: string;
  readonly definition: string;
};

/** Drops the foreign keys of these tables and returns them: rows then load in any order, and tables move. */
export async function dropForeignKeys(
  tx: postgres.TransactionSql,
  tables: readonly Pick<Table, 'schema' | 'name'>[],
): Promise<readonly ForeignKey[]> {
  const keys = await tx<ForeignKey[]>`
    select c.conrelid::regclass::text as table, c.confrelid::regclass::text as referenced, c.conname as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    where c.contype = 'f' and c.conparentid = 0 and (n.nspname || '.' || t.relname) in ${tx(
      tables.map(({ schema, name }) => `${schema}.${name}`),
    )}`;
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint "${name}"`);
  return keys;
}

export async function addForeignKeys(
  tx: postgres.TransactionSql,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys)
    await tx.unsafe(`alter table ${table} add constraint "${name}" ${definition}`);
}
