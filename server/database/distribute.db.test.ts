import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { databaseAddress } from '@/testing/db/addresses';
import { withSql } from '@/testing/db/clone-template';
import { distribute, requireSetting } from './distribute';

it('a database without Citus is refused in a line that says what it needs, and the setting for one', async () => {
  const name = `plain_${randomUUID().replaceAll('-', '')}`;
  const url = databaseAddress(inject('clusterUrl'), name);
  await withSql(inject('clusterUrl'), sql => sql`create database ${sql(name)} template template0`);
  try {
    await expect(distribute(url)).rejects.toThrow(/^This database is not one of Citus: .*every node$/);
    await withSql(url, async sql => {
      await requireSetting(sql, false);
      await expect(requireSetting(sql, true)).rejects.toThrow(/^DATABASE_DISTRIBUTED is set, but /);
    });
  } finally {
    await withSql(inject('clusterUrl'), sql => sql`drop database ${sql(name)} with (force)`);
  }
});
