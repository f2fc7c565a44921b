import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { escapeSources } from './escape-sources.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'eintritt-escape-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a script has only ASCII afterwards and does the same', async () => {
  const file = path.join(folder, 'chunks/one.mjs');
  mkdirSync(path.dirname(file));
  writeFileSync(
    file,
    '/** → */ export const found = [/[•ß]/.test("ß"), /^[😀]$/u.test("😀"), "ä😀", `ł`, { "ü": 1 }, /^\\–$/.test("–"), "\\\\ä"];',
  );
  escapeSources(folder);
  expect(readFileSync(file, 'utf8')).toMatch(/^[\0-\x7f]+$/);
  const { found } = await import(pathToFileURL(file).href);
  expect(found).toEqual([true, true, 'ä😀', 'ł', { ü: 1 }, true, '\\ä']);
});

test('files that are no scripts stay as they are', () => {
  const file = path.join(folder, 'page.html');
  writeFileSync(file, 'ä');
  escapeSources(folder);
  expect(readFileSync(file, 'utf8')).toBe('ä');
});
