import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock } from './instance-lock.mjs';

test('a second process gets the data that the owner of the lock published, and later the free lock', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  const first = await acquireLock(folder, 'start', { pid: 7 });
  expect(await acquireLock(folder, 'start', { pid: 8 })).toEqual({ heldBy: { pid: 7 } });
  expect(await acquireLock(folder, 'build', { pid: 8 })).not.toHaveProperty('heldBy');
  if (!first.heldBy) first.release();
  expect(await acquireLock(folder, 'start', { pid: 8 })).not.toHaveProperty('heldBy');
});
