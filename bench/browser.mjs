import '../bin/node24.mjs';
import { launchBrowser } from './launch-browser.mjs';

/**
 * `npm run browser -- <address> [<file>] [<width>]`: opens a page of a running product in the tests' Chromium, prints
 * its title, headings and errors, and writes a picture of all of it. Signs in to the demo club if the page asks for it.
 */
const [address = 'http://localhost:3000', file = 'test-results/page.png', width = '1280'] =
  process.argv.slice(2);

const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, locale: 'de-DE' });
  // The first visit of a page under `npm run dev` compiles it.
  page.setDefaultTimeout(120_000);
  page.on('console', message => message.type() === 'error' && console.log(`error: ${message.text()}`));
  page.on('pageerror', error => console.log(`error: ${error.message}`));
  await page.goto(address);
  await page.locator('h1, [data-live]').first().waitFor();
  if (new URL(page.url()).pathname.startsWith('/login')) {
    await page.locator('input[type=email]').fill('admin@demo.example');
    await page.locator('input[type=password]').fill('demo-password-1');
    await page.locator('button[type=submit]').click();
    await page.waitForURL(url => !url.pathname.startsWith('/login'));
  }
  // Some pages keep sending requests and never get idle.
  await page.waitForLoadState('networkidle', { timeout: 6_000 }).catch(() => {});
  await page.screenshot({ path: file, fullPage: true });
  console.log(
    `${page.url()}  ${await page.title()}\n${(await page.locator('h1, h2').allInnerTexts()).join(' | ')}\n${file}`,
  );
} finally {
  await browser.close();
}
