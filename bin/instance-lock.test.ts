import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from './instance-lock.mjs';

test('a second owner is told what the first one published, and gets the lock when it is free', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  const first = await takeLock(folder, 'start', { pid: 7 });
  expect(await takeLock(folder, 'start', { pid: 8 })).toEqual({ heldBy: { pid: 7 } });
  expect(await takeLock(folder, 'build', { pid: 8 })).not.toHaveProperty('heldBy');
  if (!first.heldBy) first.release();
  expect(await takeLock(folder, 'start', { pid: 8 })).not.toHaveProperty('heldBy');
});
