import { test } from '../fixtures/app';
import { expectNoSidewaysScroll, openLive, phone } from './form-steps';
import { expectOrderOfSizes, kinds } from './text-sizes';

// A file of its own: another browser needs other workers.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
    });
  },
});

for (const kind of kinds)
  test(`labels, options and inputs of the ${kind} form grow with letters of 24 px as much as its hints`, async ({
    page,
  }) => {
    for (const viewport of [phone, { width: 320, height: 640 }, { width: 1600, height: 900 }]) {
      await page.setViewportSize(viewport);
      await openLive(page, kind);
      await expectOrderOfSizes(page, 24);
      await expectNoSidewaysScroll(page);
    }
  });
