import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

function reportWith(content: object): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that cannot be loaded counts as a failure', () => {
  const file = reportWith({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds up', status: 'failed', failureMessages: ['\u001b[31m1 is not 2\u001b[39m'] },
          { fullName: 'is there', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  });
  expect(vitestCounts(file, 1)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['broken.test.ts\nno such module', 'a.test.ts › adds up\n1 is not 2'],
  });
});

test('a failed run without failed tests counts as a failure', () => {
  const vitest = reportWith({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(vitestCounts(vitest, 1).failed).toBe(1);
  expect(playwrightCounts('no such file', 1)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [],
    flaky: [],
  });
});

function playwrightReport(flaky: number, unexpected: number): string {
  const failing = { results: [{ error: { message: 'not found' } }] };
  const repeated = { results: [{ error: { message: 'too late' } }, {}] };
  return reportWith({
    stats: { expected: 5, unexpected, flaky, skipped: 0 },
    suites: [
      {
        specs: Array.from({ length: flaky }, (_, index) => ({
          title: 'signs in',
          ok: true,
          file: 'a.spec.ts',
          line: index,
          tests: [repeated],
        })),
        suites: [
          {
            specs: Array.from({ length: unexpected }, () => ({
              title: 'signs out',
              ok: false,
              file: 'a.spec.ts',
              line: 9,
              tests: [failing],
            })),
          },
        ],
      },
    ],
  });
}

test('a test that passes only at its second attempt is listed and does not fail the run', () => {
  expect(playwrightCounts(playwrightReport(1, 0), 0)).toEqual({
    passed: 6,
    failed: 0,
    skipped: 0,
    failures: [],
    flaky: ['a.spec.ts:0 › signs in\ntoo late'],
  });
});

test('a test that fails twice counts as failed', () => {
  expect(playwrightCounts(playwrightReport(1, 1), 1)).toMatchObject({
    passed: 6,
    failed: 1,
    failures: ['a.spec.ts:9 › signs out\nnot found'],
  });
});

test('flaky tests count as failed when there are more than two', () => {
  expect(playwrightCounts(playwrightReport(2, 0), 0).failed).toBe(0);
  const { passed, failed, failures } = playwrightCounts(playwrightReport(3, 0), 0);
  expect({ passed, failed, named: failures.length }).toEqual({ passed: 5, failed: 3, named: 3 });
});
