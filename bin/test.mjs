import './node24.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPages, buildServer } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { oneLine, report } from './report.mjs';
import { root, runNode } from './run-node.mjs';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';
import { runSome } from './test-some.mjs';

const results = path.join(root, 'test-results');
const vitestReport = path.join(results, 'vitest.json');
const playwrightReport = path.join(results, 'playwright.json');

const args = process.argv.slice(2);
try {
  process.exitCode = args.length > 0 ? await runSome(args) : await runAll();
} catch (error) {
  console.error(oneLine(error));
  if (args.length === 0) console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/** @returns {Promise<number>} the exit code: 0 only when all tests passed */
async function runAll() {
  for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });
  mkdirSync(results, { recursive: true });
  await buildServer();
  await buildPages();
  const { name } = await findChromium();
  let began = performance.now();
  report(
    'tests',
    `of rules, verbs and routes, on Node ${process.versions.node} and a PostgreSQL of their own`,
  );
  const vitestArgs = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const vitestCode = await runNode('node_modules/vitest/vitest.mjs', vitestArgs);
  const inside = vitestCounts(vitestReport, vitestCode);
  report('tests', countsText(inside), began);
  began = performance.now();
  report('tests', `of the running product, in ${name}`);
  const playwrightArgs = ['test', '--reporter=line,json', '--pass-with-no-tests'];
  const playwrightCode = await runNode('node_modules/@playwright/test/cli.js', playwrightArgs, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
  const outside = playwrightCounts(playwrightReport, playwrightCode);
  report('tests', countsText(outside), began);
  const failed = inside.failed + outside.failed;
  for (const text of outside.flaky) console.error(`flaky: ${text}\n`);
  for (const text of [...inside.failures, ...outside.failures]) console.error(`failed: ${text}\n`);
  console.log(`${inside.passed + outside.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {import('./test-counts.mjs').Counts} counts */
function countsText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
