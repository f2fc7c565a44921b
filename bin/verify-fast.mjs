import './node24.mjs';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { withParentDeathSignal } from './processes.mjs';
import { report } from './report.mjs';
import { root } from './run-node.mjs';
import { staticChecks } from './static-checks.mjs';
import { listTests } from './test-files.mjs';

/**
 * `npm run verify:fast`: format, types, rooms, the unit tests, and the database tests that the changes since the main
 * branch can break. Takes about a minute on two cores. `npm run verify` decides.
 */
const vitest = 'node_modules/vitest/vitest.mjs';
/** Unit tests that take seconds. They run if they or their imports have changed. */
const slowTests = [
  'cut-slow-readers.test.ts',
  'every-page.test.tsx',
  'openapi.test.ts',
  'postgres.test.ts',
  'redraw-picture.test.ts',
  'submission-pdf.test.ts',
];
const isSlow = /** @param {string} file */ file => slowTests.includes(path.basename(file));
/** With more changed files it would take as long as all tests. */
const changedMax = 20;

const began = performance.now();
/** @type {string[]} */
const failed = [];
await Promise.all([runStaticChecks(), runUnitTests(), runChangedTests()]);
report('verify:fast', failed.length > 0 ? `failed: ${failed.join(', ')}` : 'good', began);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runStaticChecks() {
  for (const [name, script, args] of staticChecks) await step(name, script, args);
}

async function runUnitTests() {
  const files = listTests().filter(file => !/\.(spec|db\.test)\.ts$/.test(file) && !isSlow(file));
  await step('unit tests', vitest, ['run', '--project', 'unit', ...files]);
}

async function runChangedTests() {
  const { near, left } = changedTests();
  if (near.length > 0) await step('changed', vitest, ['run', ...near]);
  if (left > 0) report('changed', `${left} more test files depend on the changes: npm test runs them`);
}

/** Lists the further test files that depend on the changes; if they are many, only those beside a changed file. */
function changedTests() {
  const base = ['main', 'origin/main'].find(name => git('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD';
  const listed = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--changed', base], {
    cwd: root,
    encoding: 'utf8',
  });
  const all = listed.split('\n').map(line => line.replace(/^\[\w+\] /, ''));
  const files = all.filter(file => file.endsWith('.db.test.ts') || isSlow(file));
  if (files.length <= changedMax) return { near: files, left: 0 };
  const changed = [
    git('diff', '--name-only', `${base}...`),
    git('status', '--porcelain', '--untracked-files=all'),
  ];
  const folders = changed
    .flatMap(text => text.split('\n'))
    .map(line => path.dirname(line.replace(/^.. /, '')));
  const near = files.filter(file => folders.includes(path.dirname(file))).slice(0, changedMax);
  return { near, left: files.length - near.length };
}

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trimEnd();
}

/**
 * Runs a script of this project and shows its output only if it fails.
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 */
async function step(name, script, args) {
  const since = performance.now();
  const [command, ...rest] = withParentDeathSignal('TERM', [process.execPath, script, ...args]);
  const child = spawn(command, rest, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  }
  const code = await new Promise(resolve => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  if (code !== 0) {
    failed.push(name);
    console.log(output.trim());
  }
  report(name, code === 0 ? 'good' : 'failed', since);
}
