import './node24.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { report } from './report.mjs';
import { root, runNode } from './run-node.mjs';

/** @type {[string, string, string[]][]} */
const checks = [
  ['format', '@biomejs/biome/bin/biome', ['check', '.']],
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  [
    'rooms',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    [
      '--config',
      '.dependency-cruiser.mjs',
      ...folders(['app', 'bin', 'components', 'db', 'e2e', 'lib', 'server']),
    ],
  ],
  ['unused', 'knip/bin/knip.js', []],
];

/** @type {string[]} */
const failed = [];
for (const [name, file, args] of checks) await step(name, path.join('node_modules', file), args);
await step('citations', 'bin/citations.mjs', []);
await step('generated', 'bin/generated-lines.mjs', []);
await step('openapi', 'bin/openapi.mjs', ['check']);
if (failed.length === 0) await step('tests', 'bin/test.mjs', []);
if (failed.length === 0) await step('page weight', 'bench/page-weight.mjs', []);
if (failed.length === 0)
  await step('chaos', 'bench/chaos.mjs', ['--small', 'worker', 'web', 'database', 'night']);
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exit(1);
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 */
async function step(name, file, args) {
  const began = performance.now();
  const code = await runNode(file, args);
  if (code !== 0) failed.push(name);
  if (name !== 'tests') report(name, code === 0 ? 'good' : 'failed', began);
}

/** @param {string[]} names */
function folders(names) {
  return names.filter(name => existsSync(path.join(root, name)));
}
