import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures` has the location of each failed test and the beginning of its error.
 * @typedef {{ passed: number; failed: number; skipped: number; failures: string[] }} Counts
 * @typedef {{ fullName: string; status: string; failureMessages: string[] }} Assertion
 * @typedef {{ name: string; status: string; message: string; assertionResults: Assertion[] }} TestFile
 * @typedef {{ error?: { message?: string } }} Result
 * @typedef {{ title: string; ok: boolean; file: string; line: number; tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[]; suites?: Suite[] }} Suite
 */

const maximumOfErrorText = 600;

/**
 * Returns the counts of a vitest run from its JSON report. A file that could not run counts as one failure; so does a
 * failed run without failed tests.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts}
 */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  /** @type {TestFile[]} */
  const files = report?.testResults ?? [];
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = [
    ...broken.map(({ name, message }) => failure(name, message)),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0])),
    ),
  ];
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed: report?.numPassedTests ?? 0, failed: atLeastOne(failed, exitCode), skipped, failures };
}

/**
 * Maximum number of tests of a run that may pass only at their second attempt. A busy machine can cause one; a race in
 * the product or a test causes more, or the same one again.
 */
export const flakyMax = 2;

/**
 * As `vitestCounts`, for Playwright. A test that passes only at its second attempt is flaky. It is always listed in
 * `flaky`, and counts as failed if there are more than `flakyMax`.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts & { flaky: string[] }}
 */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  const { expected = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const specs = specsIn(report ?? {});
  const flaky = specs.filter(({ ok, tests }) => ok && tests.some(({ results }) => results.length > 1));
  const isTooFlaky = flaky.length > flakyMax;
  return {
    passed: expected + (isTooFlaky ? 0 : flaky.length),
    failed: atLeastOne(unexpected + (isTooFlaky ? flaky.length : 0), exitCode),
    skipped,
    failures: [...specs.filter(({ ok }) => !ok), ...(isTooFlaky ? flaky : [])].map(firstFailure),
    flaky: flaky.map(firstFailure),
  };
}

/** @param {Spec} spec */
function firstFailure({ title, file, line, tests }) {
  const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
  return failure(`${file}:${line} › ${title}`, errors.find(Boolean));
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/**
 * @param {string} where
 * @param {string} [message]
 */
function failure(where, message = '') {
  return `${where}\n${stripVTControlCharacters(message).slice(0, maximumOfErrorText)}`;
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
