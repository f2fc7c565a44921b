import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';

/** A migrated database of its own on the server of `TEST_POSTGRES_URL`. */
export async function scratchDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const name = `jobs_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return {
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
