import { expect, test } from '../fixtures/app';
import { expectNoSidewaysScroll, openLive, phone } from './form-steps';
import { expectOrderOfSizes, kinds } from './text-sizes';

for (const kind of kinds)
  test(`at 200 % zoom the ${kind} form keeps its order of sizes, and its bar is low`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await openLive(page, kind);
    await expectOrderOfSizes(page, 16);
    await expectNoSidewaysScroll(page);
    const bar = await page.locator('.foot').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(54);
  });

for (const viewport of [phone, { width: 1280, height: 900 }])
  test(`print at ${viewport.width} px has every step of the form, and nothing that only works on a screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openLive(page, 'membership');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const step of ['membership', 'person', 'payment', 'consent'])
      await expect(page.locator(`#${step}`)).toBeVisible();
    for (const part of ['.foot', '.end', '.later', '.keep-draft', '.languages', '.progress', '.alert.draft'])
      await expect(page.locator(part).locator('visible=true'), part).toHaveCount(0);
    await expect(page.locator('main button').locator('visible=true')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
