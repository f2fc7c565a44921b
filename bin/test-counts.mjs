import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number; failed: number; skipped: number }} Counts */

/**
 * What a run of vitest counted, from its JSON report. A file that could not be run counts as one failure, as
 * does a run that failed without saying where.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts}
 */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  const files = report?.testResults ?? [];
  const broken = files.filter(
    (/** @type {{ status: string; assertionResults: unknown[] }} */ { status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0,
  );
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed: report?.numPassedTests ?? 0, failed: atLeastOne(failed, exitCode), skipped };
}

/**
 * As `vitestCounts`, of Playwright's. A test that passed only when repeated counts as failed.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts}
 */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected, failed: atLeastOne(unexpected + flaky, exitCode), skipped };
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {number} failed
 * @param {number} exitCode
 */
function atLeastOne(failed, exitCode) {
  return exitCode === 0 ? failed : Math.max(1, failed);
}
