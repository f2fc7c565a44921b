import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/bin/postgres.mjs';
import { migrate } from '@/server/database/migrate';
import { databaseAddress, templateName } from './addresses';
import { cloneTemplate, withSql } from './clone-template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the cluster of this run, as its superuser. */
    clusterUrl: string;
    /** Tables of clubs: those with `club_id` in which a row is not found before its club, and the clubs. */
    clubTables: string[];
  }
}

export type TestCluster = { readonly url: string; stop(): Promise<void> };

/**
 * Starts a PostgreSQL with the template database in a temporary folder. It does not wait for the disk: a crash of the
 * machine may lose it, which tests accept.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'eintritt-test-'));
  const cluster = await startPostgres(home, {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const stop = async () => {
    await cluster.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await createTemplate(cluster.url);
    return { url: cluster.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createTemplate(clusterUrl: string): Promise<void> {
  await withSql(clusterUrl, sql => sql`create database ${sql(templateName)}`);
  await migrate(databaseAddress(clusterUrl, templateName));
}

async function listClubTables(clusterUrl: string): Promise<string[]> {
  const database = await cloneTemplate(clusterUrl);
  const rows = await database.asOwner(
    sql => sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'club_id' union select 'clubs'`,
  );
  await database.close();
  return rows.map(({ name }) => name).filter(name => !['api_keys', 'club_slugs'].includes(name));
}

/** Global setup of the vitest project `db`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  project.provide('clubTables', await listClubTables(cluster.url));
  return () => cluster.stop();
}
