import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeAbandoned } from './remove-abandoned';

test('folders of test runs that were killed are removed, and those of running ones stay', async () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'abandoned-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const ours = `run-${process.pid}-a`;
  for (const name of [`run-${gone}-a`, ours, 'run-other', `else-${gone}-a`])
    mkdirSync(path.join(parent, name, 'data'), { recursive: true });
  await removeAbandoned(parent, 'run-');
  expect(readdirSync(parent)).toEqual([`else-${gone}-a`, 'run-other', ours].toSorted());
});
