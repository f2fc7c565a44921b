import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceOwnSecret } from './settings.mjs';

test('after a rotation the file app-secret has the new secret, and no file is made where there was none', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eintritt-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  replaceOwnSecret(dataDir, 'new');
  expect(readdirSync(dataDir)).toEqual([]);
  const file = path.join(dataDir, 'app-secret');
  writeFileSync(file, 'old');
  replaceOwnSecret(dataDir, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['app-secret']);
});
