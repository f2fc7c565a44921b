import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPages, buildPublicForm, buildServer } from './build.mjs';
import { root, runNode } from './run-node.mjs';
import { listTests } from './test-files.mjs';

/**
 * Runs the tests that `args` name. Each is part of a file's path or, if no path contains it, of a test's name.
 * Arguments that begin with a dash go to the runner. Builds pages for browser tests only.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 0 only when all tests passed
 */
export async function runSome(args) {
  const options = args.filter(arg => arg.startsWith('-'));
  const found = args.filter(arg => !options.includes(arg)).map(findTests);
  const files = [...new Set(found.flatMap(one => one.files))];
  const names = found.flatMap(one => one.name ?? []);
  // All tests of a given path must run; one name pattern for all files cannot express that.
  if (names.length > 0 && names.length < found.length) throw new Error('give either paths or names of tests');
  const pattern = names.map(escaped).join('|');
  const browserTests = files.filter(file => file.startsWith('e2e/'));
  const otherTests = files.filter(file => !browserTests.includes(file));
  let code = 0;
  if (otherTests.length > 0) {
    if (otherTests.some(file => file.endsWith('.db.test.ts'))) await buildPublicForm();
    const named = pattern ? ['--testNamePattern', pattern] : [];
    code = await runNode('node_modules/vitest/vitest.mjs', ['run', ...otherTests, ...named, ...options]);
  }
  if (browserTests.length > 0) {
    await buildServer();
    await buildPages();
    const named = pattern ? ['--grep', pattern] : [];
    const paths = browserTests.map(escaped);
    const playwright = ['test', '--reporter=line', ...paths, ...named, ...options];
    code = (await runNode('node_modules/@playwright/test/cli.js', playwright)) || code;
  }
  return code;
}

/**
 * @param {string} text
 * @returns {{ files: string[]; name?: string }}
 */
function findTests(text) {
  const tests = listTests();
  const wanted = existsSync(text) ? path.relative(root, path.resolve(text)) : text;
  const byPath = tests.filter(file => file.includes(wanted));
  if (byPath.length > 0) return { files: byPath };
  const byName = tests.filter(file => readFileSync(path.join(root, file), 'utf8').includes(text));
  if (byName.length > 0) return { files: byName, name: text };
  throw new Error(`no test has "${text}" in its path or in its name`);
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
