import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPages, buildPublicForm, buildServer } from './build.mjs';
import { report } from './report.mjs';
import { root, runNode } from './run-node.mjs';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';
import { listTests } from './test-files.mjs';

const results = path.join(root, 'test-results');
const vitestReport = path.join(results, 'some-vitest.json');
const playwrightReport = path.join(results, 'some-playwright.json');
const withoutBrowser = '--no-e2e';

/**
 * Runs the tests that `args` name. Each is a file or folder, or part of a path or, if no path contains it, of a test's
 * name. `--no-e2e` leaves out the browser tests, which build the pages first. Other arguments with a dash go to the
 * runner. Says which tests it chose, and at the end which failed.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 0 only when all tests passed
 */
export async function runSome(args) {
  const options = args.filter(arg => arg.startsWith('-') && arg !== withoutBrowser);
  const found = args.filter(arg => !arg.startsWith('-')).map(findTests);
  const names = found.flatMap(one => one.name ?? []);
  // All tests of a given path must run; one name pattern for all files cannot express that.
  if (names.length > 0 && names.length < found.length) throw new Error('give either paths or names of tests');
  const pattern = names.map(escaped).join('|');
  const files = [...new Set(found.flatMap(one => one.files))];
  const isBrowserTest = /** @param {string} file */ file => file.startsWith('e2e/');
  const browserTests = args.includes(withoutBrowser) ? [] : files.filter(isBrowserTest);
  const otherTests = files.filter(file => !isBrowserTest(file));
  if (otherTests.length + browserTests.length === 0) throw new Error('only browser tests were named');
  reportChoice(otherTests, browserTests);
  mkdirSync(results, { recursive: true });
  const counts = [];
  if (otherTests.length > 0) counts.push(await runVitest(otherTests, pattern, options));
  if (browserTests.length > 0) counts.push(await runPlaywright(browserTests, pattern, options));
  const failures = counts.flatMap(one => one.failures);
  const [passed, failed] = [sum(counts.map(one => one.passed)), sum(counts.map(one => one.failed))];
  for (const text of failures) console.log(`failed: ${text.split('\n')[0]?.replace(`${root}/`, '')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * @param {string[]} otherTests
 * @param {string[]} browserTests
 */
function reportChoice(otherTests, browserTests) {
  const shown = otherTests.length > 5 ? `${otherTests.length} files` : otherTests.join(', ');
  if (shown) report('tests', shown);
  if (browserTests.length === 0) return;
  report('tests', `in a browser, after a build of the pages: ${browserTests.join(', ')}`);
  if (otherTests.length > 0) report('tests', `${withoutBrowser} leaves these out`);
}

/**
 * @param {string[]} files
 * @param {string} pattern of names; empty for all
 * @param {string[]} options
 */
async function runVitest(files, pattern, options) {
  if (files.some(file => file.endsWith('.db.test.ts'))) await buildPublicForm();
  rmSync(vitestReport, { force: true });
  const named = pattern ? ['--testNamePattern', pattern] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const args = ['run', ...files, ...named, ...reporters, ...options];
  return vitestCounts(vitestReport, await runNode('node_modules/vitest/vitest.mjs', args));
}

/**
 * @param {string[]} files
 * @param {string} pattern of names; empty for all
 * @param {string[]} options
 */
async function runPlaywright(files, pattern, options) {
  await buildServer();
  await buildPages();
  rmSync(playwrightReport, { force: true });
  const named = pattern ? ['--grep', pattern] : [];
  const args = ['test', '--reporter=line,json', ...files.map(escaped), ...named, ...options];
  const code = await runNode('node_modules/@playwright/test/cli.js', args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
  return playwrightCounts(playwrightReport, code);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}

/**
 * Finds tests by path, else by name. If a file or folder has exactly the given name, tests whose path merely contains
 * it are not meant.
 * @param {string} text
 * @returns {{ files: string[]; name?: string }}
 */
function findTests(text) {
  const tests = listTests();
  const wanted = existsSync(text) ? path.relative(root, path.resolve(text)) : text;
  const byPath = tests.filter(file => file.includes(wanted));
  const exact = byPath.filter(file => `/${file}`.match(new RegExp(`/${escaped(wanted)}(/|\\.[a-z.]+$|$)`)));
  const files = exact.length > 0 ? exact : byPath;
  if (files.length < byPath.length)
    report('tests', `named ${text}; ${byPath.length - files.length} more have it in their path only`);
  if (files.length > 0) return { files };
  const byName = tests.filter(file => readFileSync(path.join(root, file), 'utf8').includes(text));
  if (byName.length > 0) return { files: byName, name: text };
  throw new Error(`no test has "${text}" in its path or in its name`);
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
