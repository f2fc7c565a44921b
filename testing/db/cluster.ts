import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/bin/postgres.mjs';
import { referenceTables } from '@/server/database/distribute';
import { migrate } from '@/server/database/migrate';
import { citusNodes, databaseAddress, templateName } from './addresses';
import { createCitusTemplate } from './citus';
import { cloneTemplate, withSql } from './clone-template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the cluster of this run, as its superuser. */
    clusterUrl: string;
    /** Tables that Citus distributes: those with `club_id`, and the clubs. */
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

async function onCitus(): Promise<TestCluster> {
  await createCitusTemplate();
  return { url: citusNodes[0] ?? '', stop: async () => {} };
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
  const cluster = await (citusNodes.length > 0 ? onCitus() : startTestCluster());
  project.provide('clusterUrl', cluster.url);
  project.provide('clubTables', await listClubTables(cluster.url));
  return () => cluster.stop();
}
