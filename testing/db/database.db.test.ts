import { sql } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { cloneTemplate } from './clone-template';
import { test } from './database';

test('a test runs as the run-time role in a migrated database', async ({ database }) => {
  const [row] = await database.db.execute(
    sql`select current_user as role, to_regclass('public.clubs') is not null as migrated`,
  );
  expect(row).toEqual({ role: 'eintritt_app', migrated: true });
});

test('German names sort in German order', async ({ database }) => {
  const rows = await database.db.execute(
    sql`select name from (values ('Zebra'), ('Äpfel'), ('Apfel'), ('Öl')) as names (name) order by name`,
  );
  expect(rows.map(row => row.name)).toEqual(['Apfel', 'Äpfel', 'Öl', 'Zebra']);
});

test('test databases are separate, and dropped when closed', async ({ database }) => {
  const other = await cloneTemplate(inject('clusterUrl'));
  const [{ name } = { name: '' }] = await other.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  );
  await other.close();
  const rows = await database.db.execute(sql`select 1 from pg_database where datname = ${name}`);
  expect(rows).toHaveLength(0);
});
