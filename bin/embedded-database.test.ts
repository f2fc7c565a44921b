import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.mjs';
import { acquireLock } from './instance-lock.mjs';
import { startPostgres } from './postgres.mjs';

test('a command waits for the process that is starting the embedded database, and uses its database', {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eintritt-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const lock = await acquireLock(dataDir, 'start', { pid: process.pid, address: 'a start' });
  onTestFinished(() => {
    if ('release' in lock) lock.release();
  });
  const used = openEmbeddedDatabase(dataDir);
  const cluster = await startPostgres(path.join(dataDir, 'postgres'));
  onTestFinished(() => cluster.stop());
  const { url, stop } = await used;
  expect(url).toBe(cluster.url);
  await stop();
  expect(await openEmbeddedDatabase(dataDir)).toMatchObject({ url: cluster.url });
  // A fault that no waiting mends is named at once.
  writeFileSync(path.join(dataDir, 'postgres/password'), 'another one');
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow('password authentication failed');
});
