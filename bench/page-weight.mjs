import '../bin/node24.mjs';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { launchBrowser } from './launch-browser.mjs';
import { openProduct } from './product.mjs';

/**
 * `npm run page-weight [-- <address>]`
 *
 * Prints for each of the three forms, opened on a phone with an empty cache: transferred bytes as the browser counts
 * them (with headers, compressed), requests, requests to other origins, axe violations; the size of embed.js; and the
 * JavaScript of the office's inbox on a desktop, after its first page is idle. Measures a running product, or starts one
 * with the demo club. Exits 1 if a figure is above its budget.
 */
const budget = { javascriptBytes: 45_000, bytes: 120_000, requests: 8, otherOrigins: 0, violations: 0 };
const embedBudget = { embedBytes: 5_000 };
const inboxBudget = { javascriptBytes: 250_000 };
const kinds = ['membership', 'change', 'cancellation'];

const product = await openProduct(process.argv[2]);
const browser = await launchBrowser();
try {
  for (const kind of kinds) report(kind, budget, await measure(product.origin, `/f/demo/${kind}`));
  report('embed.js', embedBudget, { embedBytes: await measureEmbed(product.origin) });
  report('inbox', inboxBudget, await measureInbox(product.origin));
} finally {
  await browser.close();
  await product.stop();
}

/**
 * @param {string} title
 * @param {Record<string, number>} limits
 * @param {Record<string, any>} measured
 */
function report(title, limits, measured) {
  console.log(title);
  for (const [name, max] of Object.entries(limits)) {
    const isOver = measured[name] > max;
    if (isOver) process.exitCode = 1;
    console.log(
      `  ${name.padEnd(16)} ${String(measured[name]).padStart(8)}   ${isOver ? 'ABOVE' : 'within'} ${max}`,
    );
  }
  for (const line of measured.details ?? []) console.log(`    ${line}`);
}

/**
 * @param {string} origin
 * @param {string} page
 */
async function measure(origin, page) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  try {
    const tab = await context.newPage();
    const traffic = await recordTraffic(tab);
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
    await context.close();
  }
}

/**
 * Returns the compressed bytes of embed.js, the script that clubs put on their sites.
 * @param {string} origin
 */
async function measureEmbed(origin) {
  const response = await fetch(`${origin}/embed.js`);
  if (!response.ok) throw new Error(`embed.js answered ${response.status}`);
  return gzipSync(await response.text(), { level: 6 }).length;
}

/**
 * Signs in to the demo club, then opens the inbox with an empty cache.
 * @param {string} origin
 */
async function measureInbox(origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  try {
    const tab = await context.newPage();
    await tab.goto(`${origin}/login`);
    await tab.getByLabel('E-Mail-Adresse').fill('admin@demo.example');
    await tab.getByLabel('Passwort', { exact: true }).fill('demo-password-1');
    await tab.getByLabel('Passwort', { exact: true }).press('Enter');
    await tab.waitForURL(url => !url.pathname.startsWith('/login'));
    const inbox = await context.newPage();
    const traffic = await recordTraffic(inbox);
    await inbox.goto(`${origin}/submissions`, { waitUntil: 'networkidle' });
    await inbox.locator('main [data-row]').first().waitFor();
    const scripts = [...traffic.values()].filter(one => one.type === 'Script');
    return {
      javascriptBytes: scripts.reduce((total, one) => total + one.bytes, 0),
      details: scripts.map(one => `${String(one.bytes).padStart(8)}  ${new URL(one.url).pathname}`),
    };
  } finally {
    await context.close();
  }
}

/**
 * Records every request of a page except `data:` URLs, with its bytes once it is loaded.
 * @param {import('@playwright/test').Page} tab
 */
async function recordTraffic(tab) {
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
