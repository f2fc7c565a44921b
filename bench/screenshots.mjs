import '../bin/node24.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchBrowser } from './launch-browser.mjs';
import { openProduct } from './product.mjs';

/**
 * `npm run screenshots [-- <address>]`
 *
 * Takes the README's pictures of the demo club from a running product, or from one that it starts. Writes PNGs with 256
 * colours. Exits 1 if a picture is above 150 kB.
 */
const bytesMax = 150_000;
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const pictures = [
  { name: 'form-phone', path: '/f/demo/membership', viewport: phone, isPublic: true },
  { name: 'inbox', path: '/submissions', viewport: desktop },
  { name: 'submission', path: 'first submission', viewport: desktop },
  { name: 'design', path: '/forms/design', viewport: desktop },
  { name: 'tariffs', path: '/club/tariffs', viewport: desktop },
  { name: 'reports', path: '/dashboard/reports', viewport: { width: 1280, height: 1000 } },
  { name: 'dashboard-dark', path: '/dashboard', viewport: desktop, colorScheme: 'dark' },
];

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../docs/screenshots');
mkdirSync(folder, { recursive: true });
const product = await openProduct(process.argv[2]);
const browser = await launchBrowser();
try {
  for (const picture of pictures) await capture(picture);
} finally {
  await browser.close();
  await product.stop();
}

/** @param {typeof pictures[number]} picture */
async function capture({ name, path: screen, viewport, isPublic, colorScheme = 'light' }) {
  const context = await browser.newContext({
    viewport,
    colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (!isPublic) await signIn(page);
    if (screen === 'first submission') {
      await page.goto(`${product.origin}/submissions?state=Confirmed`);
      await page.locator('a[href^="/submissions/0"]').first().click();
      await page.waitForURL(/submissions\/0/);
    } else await page.goto(`${product.origin}${screen}`);
    await page.locator('h1, [data-live]').first().waitFor();
    // Some pages keep sending requests and never get idle.
    await page.waitForLoadState('networkidle', { timeout: 6_000 }).catch(() => {});
    const png = await sharp(await page.screenshot())
      .png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 })
      .toBuffer();
    writeFileSync(path.join(folder, `${name}.png`), png);
    const isHeavy = png.length > bytesMax;
    if (isHeavy) process.exitCode = 1;
    console.log(
      `${name.padEnd(16)} ${String(png.length).padStart(7)} bytes${isHeavy ? '  ABOVE 150 kB' : ''}`,
    );
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').Page} page */
async function signIn(page) {
  await page.goto(`${product.origin}/login`);
  await page.locator('input[type=email]').fill('admin@demo.example');
  await page.locator('input[type=password]').fill('demo-password-1');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(url => !url.pathname.startsWith('/login'));
}
