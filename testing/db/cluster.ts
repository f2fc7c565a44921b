import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/bin/postgres.mjs';
import { migrate } from '@/server/database/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the cluster of this run, as its superuser. */
    clusterUrl: string;
  }
}

/** Database that `testDatabase` copies: migrated and empty. */
export const templateName = 'eintritt_template';

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
  const sql = postgres(clusterUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`create database ${sql(templateName)}`;
  } finally {
    await sql.end();
  }
  await migrate(databaseAddress(clusterUrl, templateName));
}

/** Returns `clusterUrl` with another database name. */
export function databaseAddress(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Global setup of the vitest project `db`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
