import { expect, type Locator } from '@playwright/test';

/** Presses Enter once the control can take it: unlike a click, Playwright's `press` does not wait for that. */
export async function pressEnter(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.press('Enter');
}
