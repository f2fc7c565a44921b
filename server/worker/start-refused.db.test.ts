import { afterAll, beforeAll, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { assertKnownSecret } from '@/lib/platform/secrets/known-secret';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { bundleWorker, type WorkerProgram } from '@/testing/worker/worker-process';

let database: TestDatabase;
let program: WorkerProgram;
beforeAll(async () => {
  database = await testDatabase();
  await assertKnownSecret(database.db, env());
  program = await bundleWorker();
});
afterAll(async () => {
  program.remove();
  await database.close();
});

const changed = (change: Partial<URL>) => Object.assign(new URL(database.url), change).href;

it.each([
  [
    'another APP_SECRET',
    () => ({ APP_SECRET: 'a secret that was made anew for a new server' }),
    /APP_SECRET is not/,
  ],
  ['a wrong password', () => ({ DATABASE_URL: changed({ username: 'nobody' }) }), /refuses user or password/],
  [
    'an unknown database',
    () => ({ DATABASE_URL: changed({ pathname: '/none' }) }),
    /no database of this name/,
  ],
  ['no tables', () => ({ DATABASE_URL: changed({ pathname: '/postgres' }) }), /no tables of this version/],
])('a process with %s does not start, and its log names what to do', async (_, settings, words) => {
  const start = program.start({ LOG_LEVEL: 'error', ...settings() });
  await expect(start).rejects.toThrow(words);
});
