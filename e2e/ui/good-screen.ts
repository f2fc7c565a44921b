import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { phone } from './form-steps';

/** Without an axe violation in both themes, and without a scroll bar at the foot of a phone. */
export async function expectGoodScreen(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  const before = page.viewportSize();
  await page.setViewportSize(phone);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}
