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
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ],
  });
  expect(vitestCounts(file, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a run that failed without a failed test counts as a failure', () => {
  const vitest = reportWith({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(vitestCounts(vitest, 1).failed).toBe(1);
  expect(playwrightCounts('no such file', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a test that passed only when repeated counts as failed', () => {
  const file = reportWith({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(playwrightCounts(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});
