import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { phone } from './form-steps';

/**
 * Nothing for axe to find in either theme. `part`: a dialog, where what lies under the scrim is nobody's to read.
 * Frames are left out: what a preview shows in a sandbox without scripts never answers axe.
 */
export async function expectNoViolations(page: Page, part = 'body'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change by a transition, however short: measured midway they fit no theme.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  // Axe ends in a page of its own, which keys would go to.
  await page.bringToFront();
}

/** As `expectNoViolations`; a whole page fits a phone as well. */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  await expectNoViolations(page, part);
  const before = page.viewportSize();
  if (part !== 'body' || !before) return;
  await page.setViewportSize(phone);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}
