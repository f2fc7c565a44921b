import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, inject, it } from 'vitest';
import { listMigrations } from '@/bin/migrations.mjs';
import { databaseAddress } from '@/testing/db/cluster';
import { migrate } from './migrate';

it('migrate names the migrations that it applied: all on a new database, none the second time', async () => {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  const owner = postgres(inject('clusterUrl'), { max: 1, onnotice: () => {} });
  try {
    await owner`create database ${owner(name)}`;
    const address = databaseAddress(inject('clusterUrl'), name);
    expect(await migrate(address)).toEqual(listMigrations().map(one => one.name));
    expect(await migrate(address)).toEqual([]);
  } finally {
    await owner`drop database if exists ${owner(name)} with (force)`;
    await owner.end();
  }
});
