import '../bin/node24.mjs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../bin/chromium.mjs';
import { chooseLoopbackPort } from '../bin/ports.mjs';
import { openProduct } from './product.mjs';

/**
 * `npm run lighthouse [-- <address>]`
 *
 * Prints Lighthouse's scores for performance and accessibility of each form on a phone (mobile: 1.6 Mbit/s, 150 ms, CPU
 * × 4), the largest contentful paint and the blocking time: the median of three runs. Measures a running product, or
 * starts one with the demo club. Exits 1 if a score is below `minScores`.
 */
const minScores = { performance: 98, accessibility: 100 };
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
  let isBelow = false;
  for (const form of forms) {
    const measured = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(`${product.origin}/f/demo/${form}`));
    const median = measured.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)];
    const failed = Object.keys(minScores).filter(name => median[name] < minScores[name]);
    isBelow ||= failed.length > 0;
    console.log(
      `${form.padEnd(13)} performance ${median.performance}  accessibility ${median.accessibility}  LCP ${median.lcp} ms  TBT ${median.tbt} ms  ${failed.length > 0 ? `too low: ${failed.join(' and ')}` : 'good'}`,
    );
    for (const line of median.details) console.log(`  ${line}`);
  }
  process.exitCode = isBelow ? 1 : 0;
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
