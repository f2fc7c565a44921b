import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('migrate on the embedded database creates the sign-in of web and worker, and names it', {
  timeout: 120_000,
}, async () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'eintritt-run-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const env = { ...process.env, DATABASE_URL: '', DATABASE_MIGRATION_URL: '', APP_SECRET: '', DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/run.mjs', 'migrate'], { env });
  expect(stdout).toMatch(/web and worker: as eintritt_login, with few rights$/m);
});
