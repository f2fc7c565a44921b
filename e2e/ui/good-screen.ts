import { expect, type Page } from '@playwright/test';
import { strayTexts } from '@/testing/i18n/stray-texts';
import { expectAccessible } from './accessible-screen';

/** Asserts that axe finds nothing in either theme, that no message key is shown, and that the page fits a phone. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  // Texts of mails show placeholders, which have braces.
  const keys = strayTexts((await page.locator('body').allInnerTexts()).join()).filter(
    found => found.length > 1,
  );
  expect(keys).toEqual([]);
}
