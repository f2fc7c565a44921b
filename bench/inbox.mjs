import '../bin/node24.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages, buildServer } from '../bin/build.mjs';
import { chooseLoopbackPort } from '../bin/ports.mjs';
import { startPostgres } from '../bin/postgres.mjs';
import { measureScreens } from './inbox/screens.mjs';
import { seedInbox } from './inbox/seed-inbox.mjs';
import { measurePaintTimes } from './inbox/time-to-paint.mjs';
import { launchBrowser } from './launch-browser.mjs';

/**
 * `node bench/inbox.mjs [submissions]`: measures the list of the demo club with many submissions (default 50,000) in a
 * browser. Prints the server's time, the time until opening, filtering, searching and the next submission are painted
 * (p50, p95), and the compressed JavaScript of each screen's first load. Exits 1 if a figure is above its budget.
 */
const budget = { paintedP95Ms: 300, inboxJavascriptBytes: 250_000 };
const count = Number(process.argv[2] ?? 50_000);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const home = mkdtempSync(path.join(os.tmpdir(), 'eintritt-inbox-'));
await buildServer();
await buildPages();
const cluster = await startPostgres(home);
const port = await chooseLoopbackPort();
const origin = `http://localhost:${port}`;
const env = {
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  APP_URL: origin,
  DATABASE_URL: cluster.url,
  APP_SECRET: 'a secret of a measurement, of no installation',
  RATE_LIMIT_SCALE: '0',
  LOG_LEVEL: 'error',
};
/** @type {import('node:child_process').ChildProcess | undefined} */
let web;
try {
  for (const script of ['migrate', 'seed']) await once(run(script), 'exit');
  await seedInbox(cluster.url, count);
  web = run('web');
  await waitUntilReady();
  await measure();
} finally {
  web?.kill('SIGKILL');
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
}

/** @param {string} script */
function run(script) {
  return spawn(process.execPath, [`dist/server/${script}.mjs`], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitUntilReady() {
  for (let tries = 0; tries < 400; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      response => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
  throw new Error('the product did not start');
}

async function measure() {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel('E-Mail-Adresse').fill('admin@demo.example');
    await page.getByLabel('Passwort', { exact: true }).fill('demo-password-1');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL(url => url.pathname === '/submissions');
    console.log(`${count} submissions added to the demo club`);
    const paints = await measurePaintTimes(page, origin);
    for (const { name, values } of paints) print(name, values);
    const screens = await measureScreens(context, origin);
    for (const { path: screen, bytes } of screens)
      console.log(`${screen.padEnd(44)} ${bytes} bytes of JavaScript`);
    const isSlow = paints.some(
      ({ hasBudget, values }) => hasBudget && quantile(values, 0.95) > budget.paintedP95Ms,
    );
    const isHeavy = (screens[0]?.bytes ?? 0) > budget.inboxJavascriptBytes;
    if (isSlow || isHeavy) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} name
 * @param {number[]} values
 */
function print(name, values) {
  const [p50, p95] = [quantile(values, 0.5), quantile(values, 0.95)].map(
    ms => `${ms.toFixed(0).padStart(5)} ms`,
  );
  console.log(`${name.padEnd(44)} p50 ${p50}   p95 ${p95}   n ${values.length}`);
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
