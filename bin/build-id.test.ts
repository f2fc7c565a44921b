import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildId } from './build-id.mjs';

let root: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'build-id-'));
  write('app/page.tsx', 'page');
  write('lib/rules/money/price.ts', 'price');
  write('package-lock.json', '{}');
  const made = root;
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
});

test('equal sources have equal build ids in any folder', () => {
  const before = buildId(root);
  renameSync(root, `${root}-moved`);
  root = `${root}-moved`;
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  expect(buildId(root)).toBe(before);
});

test.each([
  ['a changed file', () => write('app/page.tsx', 'Page')],
  ['a new file', () => write('messages/de/form.json', '{}')],
  ['another lockfile', () => write('package-lock.json', '{"a":1}')],
  [
    'text moved from one file to another',
    () => {
      write('app/page.tsx', 'pag');
      write('lib/rules/money/price.ts', 'eprice');
    },
  ],
  ['a renamed file', () => renameSync(path.join(root, 'app/page.tsx'), path.join(root, 'app/pages.tsx'))],
])('%s changes the build id', (_name, change) => {
  const before = buildId(root);
  change();
  expect(buildId(root)).not.toBe(before);
});

test.each([
  'lib/rules/money/price.test.ts',
  'testing/db/database.ts',
  'public/assets/form/form-1.js',
  'README.md',
])('%s does not change the build id', file => {
  const before = buildId(root);
  write(file, 'anything');
  expect(buildId(root)).toBe(before);
});
