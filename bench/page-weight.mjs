import '../bin/node24.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.mjs';
import { chooseLoopbackPort } from '../bin/ports.mjs';

/**
 * What the membership form weighs, opened cold on a phone: bytes over the wire as the browser counts them (headers
 * and compression included), requests, other origins, axe violations. `npm run page-weight [-- <address>]` looks at
 * a running product, or at one of its own with the demo club. Exits 1 above budget.
 */
const budget = { javascriptBytes: 60_000, bytes: 150_000, requests: 10, otherOrigins: 0, violations: 0 };
const page = '/f/demo/membership';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const given = process.argv[2];
const product = given ? { origin: new URL(given).origin, stop: async () => {} } : await startProduct();
try {
  const measured = await measure(product.origin);
  const over = Object.keys(budget).filter(name => measured[name] > budget[name]);
  for (const [name, max] of Object.entries(budget)) {
    const mark = over.includes(name) ? 'above' : 'within';
    console.log(`${name.padEnd(16)} ${String(measured[name]).padStart(8)}   ${mark} ${max}`);
  }
  for (const line of measured.details) console.log(`  ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}

/** @param {string} origin */
async function measure(origin) {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
    const tab = await context.newPage();
    const traffic = await listen(tab);
    await tab.goto(`${origin}${page}`, { waitUntil: 'networkidle' });
    await tab.locator('[data-live]').waitFor();
    const { violations } = await new AxeBuilder({ page: tab }).analyze();
    const loaded = [...traffic.values()];
    const sum = list => list.reduce((total, one) => total + one.bytes, 0);
    return {
      bytes: sum(loaded),
      javascriptBytes: sum(loaded.filter(one => one.type === 'Script')),
      requests: loaded.length,
      otherOrigins: loaded.filter(one => new URL(one.url).origin !== origin).length,
      violations: violations.length,
      details: [
        ...loaded.map(
          one => `${one.type.padEnd(10)} ${String(one.bytes).padStart(7)}  ${one.url.replace(origin, '')}`,
        ),
        ...violations.map(
          one => `axe: ${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`,
        ),
      ],
    };
  } finally {
    await browser.close();
  }
}

/**
 * Every request of a page but data addresses, with its bytes once it is loaded.
 * @param {import('@playwright/test').Page} tab
 */
async function listen(tab) {
  /** @type {Map<string, { url: string, type: string, bytes: number }>} */
  const traffic = new Map();
  const session = await tab.context().newCDPSession(tab);
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:'))
      traffic.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = traffic.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return traffic;
}

async function startProduct() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eintritt-weight-'));
  const port = await chooseLoopbackPort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', APP_URL: '' };
  const child = spawn(process.execPath, [path.join(root, 'bin/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  child.stdout.resume();
  for (let tries = 0; child.exitCode === null; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      response => response.ok,
      () => false,
    );
    if (isReady) return { origin, stop };
    if (tries > 1_200) break;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('the product did not start');
}
