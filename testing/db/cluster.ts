import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/bin/postgres.mjs';
import { migrate } from '@/server/database/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's cluster, as its superuser. */
    clusterUrl: string;
  }
}

/** The database that `testDatabase` copies: migrated, empty. */
export const templateName = 'eintritt_template';

export type TestCluster = { readonly url: string; stop(): Promise<void> };

/**
 * Starts a PostgreSQL of its own in a temporary folder, with the template database in it. It does not wait
 * for the disk: a crash of the machine may lose it, which tests can bear.
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
  const sql = postgres(clusterUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`create database ${sql(templateName)}`;
  } finally {
    await sql.end();
  }
  await migrate(databaseAddress(clusterUrl, templateName));
}

/** `clusterUrl` with another database's name. */
export function databaseAddress(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Vitest's global setup of the project `db`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
