import { defineConfig } from '@playwright/test';
import { chromiumLibrariesVariable } from './e2e/fixtures/browser';

const executablePath = process.env.CHROMIUM_PATH;
const libraries: Record<string, string> = JSON.parse(process.env[chromiumLibrariesVariable] ?? '{}');

const environment = Object.fromEntries(
  Object.entries({ ...process.env, ...libraries }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
);

/** Clubs' sites have names of their own; the browser reaches nothing outside of this machine. */
const args = [
  '--host-resolver-rules=MAP *.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.*, EXCLUDE [::1]',
  // Pages of tests live too short for what the optimising compiler costs.
  '--js-flags=--no-opt',
];

/** Each worker runs the real product on a database of its own, so tests of two workers never meet. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/global-setup.ts',
  outputDir: 'test-results/e2e',
  workers: Number(process.env.E2E_WORKERS ?? 3),
  forbidOnly: Boolean(process.env.CI),
  // The second try runs on a new copy of the database and keeps a trace. Tests that need it are listed as flaky.
  retries: 1,
  // Generous: a busy machine must not make a test fail, and passing tests do not wait for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording each test takes a third of the processor time of the run.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, env: environment, args },
  },
  projects: ['api', 'ui', 'embed'].map(name => ({ name, testDir: `e2e/${name}` })),
});
