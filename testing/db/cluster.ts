import { mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/bin/postgres.mjs';
import { referenceTables } from '@/server/database/distribute';
import { migrate } from '@/server/database/migrate';
import { citusNodes, databaseAddress, templateName } from './addresses';
import { createCitusTemplate } from './citus';
import { cloneTemplate, withSql } from './clone-template';
import { removeAbandoned } from './remove-abandoned';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the cluster of this run, as its superuser. */
    clusterUrl: string;
    /** Tables that Citus distributes: those with `club_id`, and the clubs. */
    clubTables: string[];
  }
}

export type TestCluster = { readonly url: string; stop(): Promise<void> };

/** A whole run needs less than a third of it. */
const roomInMemory = 3 * 1024 ** 3;
const inMemory = '/dev/shm';
const namePrefix = 'eintritt-test-';

/**
 * Starts a PostgreSQL in a temporary folder with the database `template`, which `fill` migrates at its address. It does
 * not wait for the disk, and has its files in memory if there is room: a crash of the machine may lose it, which tests
 * accept. Uses the cluster of `CITUS` instead if it is set.
 */
export async function startTestCluster(
  template: string,
  fill: (address: string) => Promise<unknown>,
): Promise<TestCluster> {
  const [coordinator] = citusNodes;
  if (coordinator) {
    await createCitusTemplate(template, fill);
    return { url: coordinator, stop: async () => {} };
  }
  for (const folder of [inMemory, os.tmpdir()]) await removeAbandoned(folder, namePrefix);
  const home = await mkdtemp(path.join(await findFolder(), `${namePrefix}${process.pid}-`));
  const cluster = await startPostgres(home, {
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      max_wal_size: '256MB',
    },
  });
  const stop = async () => {
    await cluster.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await withSql(cluster.url, sql => sql`create database ${sql(template)}`);
    await fill(databaseAddress(cluster.url, template));
    return { url: cluster.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copying a database in memory takes a fifth of the processor time that it takes on a disk. */
async function findFolder(): Promise<string> {
  const space = await statfs(inMemory).catch(() => null);
  const free = space ? Math.min(space.bavail * space.bsize, process.availableMemory()) : 0;
  return free > roomInMemory ? inMemory : os.tmpdir();
}

async function listClubTables(clusterUrl: string): Promise<string[]> {
  const database = await cloneTemplate(clusterUrl);
  const rows = await database.asOwner(
    sql => sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'club_id' union select 'clubs'`,
  );
  await database.close();
  return rows.map(({ name }) => name).filter(name => !referenceTables.includes(name));
}

/** Global setup of the vitest project `db`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(templateName, migrate);
  project.provide('clusterUrl', cluster.url);
  project.provide('clubTables', await listClubTables(cluster.url));
  return () => cluster.stop();
}
