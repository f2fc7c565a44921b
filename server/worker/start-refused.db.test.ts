import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { env } from '@/lib/env';
import { assertKnownSecret } from '@/lib/platform/secrets/known-secret';
import { startCutConnection } from '@/testing/db/cut-connection';
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

it('a process whose port is in use does not start, and its log says so without a stack', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { DATABASE_URL: database.url, ROLE: 'worker', HOST: '127.0.0.1', METRICS_PORT: String(port) };
  const start = program.start({ LOG_LEVEL: 'error', ...env });
  await expect(start).rejects.toThrow(`METRICS_PORT ${port} is in use by another program: stop that`);
  await expect(start).rejects.not.toThrow('stack');
});

it('a worker that loses its database logs one line that says what to do, and one when it is back', async () => {
  const connection = await startCutConnection(new URL(database.url));
  onTestFinished(connection.close);
  const worker = await program.start({ LOG_LEVEL: 'info', DATABASE_URL: connection.through(database.url) });
  onTestFinished(worker.kill);
  connection.cutAfter(0);
  await expect
    .poll(worker.log, { timeout: 20_000 })
    .toContain('DATABASE_URL: the database cannot be reached');
  // Each of the queues has asked since.
  await expect.poll(() => connection.cuts, { timeout: 20_000 }).toBeGreaterThan(20);
  connection.cutAfter(Number.POSITIVE_INFINITY);
  await expect.poll(worker.log, { timeout: 20_000 }).toContain('the database answers again');
  // A loss that comes and goes is logged at most once a minute.
  connection.cutAfter(0);
  const { cuts } = connection;
  await expect.poll(() => connection.cuts, { timeout: 20_000 }).toBeGreaterThan(cuts + 20);
  const lines = worker
    .log()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(lines.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ outage: 'Database' }),
  ]);
});
