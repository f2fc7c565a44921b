import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { phone } from './form-steps';

/** The rules of axe that depend on colours: the only ones whose result a theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page as it is shown, and returns one line for each finding. `part`: a dialog, because a reader cannot
 * reach the page behind it. Frames are left out: a sandboxed preview runs no scripts and never answers axe.
 * `rules`: these only; default all.
 */
export async function findViolations(
  page: Page,
  { part = 'body', rules }: { part?: string; rules?: string[] } = {},
): Promise<string[]> {
  // Without the legacy mode axe opens another page for each run, which doubles the time and takes the focus.
  const runOnly = rules && { type: 'rule' as const, values: rules };
  const axe = new AxeBuilder({ page })
    .include(part)
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Asserts that axe finds nothing on the page as it is shown, in its theme. */
export async function expectShownAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** Asserts that axe finds nothing in either theme. `part` as in `findViolations`. */
export async function expectNoViolations(page: Page, part = 'body'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'light' ? {} : { rules: colourRules };
    const found = await findViolations(page, { part, ...rules });
    expect(found, `${page.url()} in the ${colorScheme} theme`).toEqual([]);
  }
}

/** As `expectNoViolations`; a whole page fits a phone as well. */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  await expectNoViolations(page, part);
  if (part === 'body') await expectFitsPhone(page);
}

/** Asserts that the page has no horizontal scroll bar at the width of a phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (!before) return;
  await page.setViewportSize(phone);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}
