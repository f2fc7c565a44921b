import './node24.mjs';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { withParentDeathSignal } from './processes.mjs';
import { report } from './report.mjs';
import { root } from './run-node.mjs';
import { staticChecks } from './static-checks.mjs';
import { listTests } from './test-files.mjs';

/**
 * `npm run verify:fast`: format, types, rooms, the unit tests, and the database tests beside the changes since the main
 * branch. Takes about a minute on two cores that do nothing else. `npm run verify` decides.
 */
const vitest = 'node_modules/vitest/vitest.mjs';
/** Unit tests that take seconds. They run if they or their imports have changed. */
const slowTests = [
  'cut-slow-readers.test.ts',
  'every-page.test.tsx',
  'openapi.test.ts',
  'postgres.test.ts',
  'redraw-file.test.ts',
  'redraw-picture.test.ts',
  'submission-pdf.test.ts',
];
const isSlow = /** @param {string} file */ file => slowTests.includes(path.basename(file));
const isDatabaseTest = /** @param {string} file */ file => file.endsWith('.db.test.ts');
/** Each takes about four seconds of a core. */
const databaseTestsMax = 6;
/** Names failed tests only. */
const quiet = ['--reporter=dot'];

const began = performance.now();
/** @type {{ name: string; output: string }[]} */
const failures = [];
await Promise.all([runStaticChecks(), runUnitTests(), runChangedTests()]);
for (const { name, output } of failures) console.log(`\n--- ${name} ---\n${output}`);
const names = failures.map(({ name }) => name).join(', ');
report('verify:fast', names ? `failed: ${names}` : 'good', began);
process.exitCode = names ? 1 : 0;

async function runStaticChecks() {
  for (const [name, script, args] of staticChecks) await step(name, script, args);
}

async function runUnitTests() {
  const files = listTests().filter(file => !/\.(spec|db\.test)\.ts$/.test(file) && !isSlow(file));
  await step('unit tests', vitest, ['run', ...quiet, '--project', 'unit', ...files]);
}

async function runChangedTests() {
  const { chosen, left } = changedTests();
  if (left > 0) report('changed', `${left} more database tests depend on the changes: npm test runs them`);
  if (chosen.length > 0) await step('changed', vitest, ['run', ...quiet, ...chosen]);
}

/**
 * Chooses from the tests that depend on the changes: slow unit tests, those of components, and database tests in the
 * folder of a changed file. All of them would take many minutes after a change on which most of the product depends.
 */
function changedTests() {
  const base = ['main', 'origin/main'].find(name => git('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD';
  const listed = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--changed', base], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').map(line => line.replace(/^\[\w+\] /, ''));
  const changed = changedFiles(base);
  const folders = new Set(changed.map(file => path.dirname(file)));
  const nameOf = /** @param {string} file */ file => file.replace(/\.[^/]*$/, '');
  const changedNames = new Set(changed.map(nameOf));
  const others = files.filter(file => isSlow(file) || file.endsWith('.dom.test.tsx'));
  const databaseTests = files.filter(isDatabaseTest);
  const near = databaseTests
    .filter(file => folders.has(path.dirname(file)))
    .toSorted((a, b) => Number(changedNames.has(nameOf(b))) - Number(changedNames.has(nameOf(a))))
    .slice(0, databaseTestsMax);
  return { chosen: [...others, ...near], left: databaseTests.length - near.length };
}

/** @param {string} base */
function changedFiles(base) {
  const committed = git('diff', '--name-only', `${base}...`).split('\n');
  const uncommitted = git('status', '--porcelain', '--untracked-files=all').split('\n');
  return [...committed, ...uncommitted.map(line => line.slice(3).replace(/^.* -> /, ''))].filter(Boolean);
}

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trimEnd();
}

/**
 * Runs a script of this project. If it fails, its output is kept for the end; that of a static check is shown at once
 * too, as the tests still take a while.
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
  report(name, code === 0 ? 'good' : 'failed', since);
  if (code === 0) return;
  failures.push({ name, output: output.trim() });
  if (staticChecks.some(([check]) => check === name)) console.log(output.trim());
}
