import '../bin/node24.mjs';
import { chromium, devices } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../bin/chromium.mjs';
import { chooseLoopbackPort } from '../bin/ports.mjs';
import { openProduct } from './product.mjs';

/**
 * `npm run lighthouse [-- <address>]`
 *
 * Prints Lighthouse's scores for performance and accessibility of each form on a phone (mobile: 1.6 Mbit/s, 150 ms, CPU
 * × 4), the largest contentful paint and the blocking time, and how long the same phone with an empty cache takes to show
 * the first field: medians of three runs. Measures a running product, or starts one with the demo club. Exits 1 if a score
 * is below `minScores` or the first field comes later than `maxFirstFieldMs`.
 */
const minScores = { performance: 98, accessibility: 100 };
const maxFirstFieldMs = 1_500;
/**
 * 1.6 Mbit/s and 150 ms, with the factors by which Lighthouse corrects Chromium's emulation: it delays each request once,
 * whereas a connection takes several round trips. Bytes a second and milliseconds.
 */
const slowNetwork = {
  downloadThroughput: (1_600_000 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
  latency: 150 * 3.75,
};
const slowCpuRate = 4;
const runs = 3;
const forms = ['membership', 'change', 'cancellation'];

const product = await openProduct(process.argv[2]);
const port = await chooseLoopbackPort();
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
try {
  let isMissed = false;
  for (const form of forms) {
    const measured = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(`${product.origin}/f/demo/${form}`));
    const median = measured.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)];
    const times = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await measureFirstField(`${product.origin}/f/demo/${form}`));
    const firstFieldMs = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)];
    const missed = Object.keys(minScores).filter(name => median[name] < minScores[name]);
    if (firstFieldMs > maxFirstFieldMs) missed.push('first field');
    isMissed ||= missed.length > 0;
    console.log(
      `${form.padEnd(13)} performance ${median.performance}  accessibility ${median.accessibility}  LCP ${median.lcp} ms  TBT ${median.tbt} ms  first field ${firstFieldMs} ms  ${missed.length > 0 ? `missed: ${missed.join(' and ')}` : 'good'}`,
    );
    for (const line of median.details) console.log(`  ${line}`);
  }
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}

/** @param {string} url */
async function measure(url) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  const { categories, audits } = result.lhr;
  const rated = [...categories.performance.auditRefs, ...categories.accessibility.auditRefs];
  const failing = rated.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9);
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    details: failing.map(({ id }) => `${id}: ${audits[id].displayValue ?? audits[id].title}`),
  };
}

/**
 * Returns the milliseconds from the request until the browser shows a field of the form.
 * @param {string} url
 */
async function measureFirstField(url) {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork });
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowCpuRate });
    await page.addInitScript(watchFirstField);
    await page.goto(url);
    const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'firstFieldMs'));
    return Math.round(await shown.jsonValue());
  } finally {
    await context.close();
  }
}

/** Runs in the page. Writes the time of the first frame that shows a field, also below the fold, to `firstFieldMs`. */
function watchFirstField() {
  const frames = new IntersectionObserver(
    entries => {
      const shown = entries.find(entry => entry.isIntersecting);
      if (!shown) return;
      frames.disconnect();
      nodes.disconnect();
      Object.assign(globalThis, { firstFieldMs: shown.time });
    },
    { root: document, rootMargin: '0px 0px 100000px 0px' },
  );
  const nodes = new MutationObserver(() => {
    for (const field of document.querySelectorAll('form :is(input, select, textarea)')) frames.observe(field);
  });
  nodes.observe(document, { childList: true, subtree: true });
}
