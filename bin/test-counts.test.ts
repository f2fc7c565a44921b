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

test('a run that failed without a failed test counts as a failure', () => {
  const vitest = reportWith({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(vitestCounts(vitest, 1).failed).toBe(1);
  expect(playwrightCounts('no such file', 1)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [],
  });
});

test('a test that passed only when repeated counts as failed', () => {
  const failing = { results: [{ error: { message: 'not found' } }] };
  const repeated = { results: [{ error: { message: 'too late' } }, {}] };
  const file = reportWith({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [{ title: 'signs in', ok: true, file: 'a.spec.ts', line: 3, tests: [repeated] }],
        suites: [
          { specs: [{ title: 'signs out', ok: false, file: 'a.spec.ts', line: 9, tests: [failing] }] },
        ],
      },
    ],
  });
  expect(playwrightCounts(file, 1)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    failures: ['a.spec.ts:3 › signs in\ntoo late', 'a.spec.ts:9 › signs out\nnot found'],
  });
});
