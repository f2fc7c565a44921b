import type { Page } from '@playwright/test';
import { countHeard, drawFrames, expect, expectFitting, liveForm, openHostPage, test } from './embed-test';

/** Whether the height stays the same for a second. */
async function isResting(page: Page): Promise<boolean> {
  const before = await countHeard(page, 'resize');
  await drawFrames(page, 60);
  return (await countHeard(page, 'resize')) === before;
}

test.use({ viewport: { width: 390, height: 844 } });

test('the frame follows ten changes of its form within two pixels, in a page that scrolls within another', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/nested',
    `<style>body{height:2000px} main{height:600px;overflow:auto} iframe{height:100%!important}</style>
    <main><p style="height:900px">Vor dem Formular</p>
    <script src="${app.baseURL}/embed.js" data-club="demo"></script></main>`,
  );
  await openHostPage(page, `${site.club}/nested`);
  const form = await liveForm(page.locator('eintritt-form'));
  await page.locator('eintritt-form').scrollIntoViewIfNeeded();
  await expectFitting(form);
  const before = await countHeard(page, 'resize');
  const block = form.locator('main');
  for (const height of [40, 700, 1, 2500, 2501, 0, 333, 90, 1200, 10]) {
    await block.evaluate((main, px) => {
      main.style.paddingBottom = `${px}px`;
    }, height);
    await expectFitting(form);
  }
  expect(await countHeard(page, 'resize')).toBeLessThanOrEqual(before + 12);
});

/** CSS whose effect depends on the height of its frame, by the height before. */
const circles: Record<string, (height: number) => string> = {
  'grows with its frame': () => '.form-root { min-height: calc(100vh + 40px) }',
  'is high in a low frame and low in a high one': height =>
    `@media (max-height: ${height + 200}px) { body { padding-bottom: 400px } }`,
  'doubles its frame': () => '.form-root { height: 200vh }',
};

for (const [what, cssOf] of Object.entries(circles)) {
  test(`the height of a form whose CSS ${what} becomes stable`, async ({ page, app, site }) => {
    site.put(
      '/circle',
      `<eintritt-form club="demo"></eintritt-form><script src="${app.baseURL}/embed.js"></script>`,
    );
    await openHostPage(page, `${site.club}/circle`);
    const form = await liveForm(page.locator('eintritt-form'));
    await expectFitting(form);
    const before = await countHeard(page, 'resize');
    const height = await form.locator('body').evaluate(() => window.innerHeight);
    await form.locator('body').evaluate((_, text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, cssOf(height));
    await expect.poll(() => countHeard(page, 'resize')).toBeGreaterThan(before);
    await expect.poll(() => isResting(page), { timeout: 20_000 }).toBe(true);
    const rested = await countHeard(page, 'resize');
    expect(rested).toBeLessThanOrEqual(before + 20);
  });
}
