import { expect, type Locator } from '@playwright/test';

/** Presses Enter once the control is enabled. Playwright waits for that before a click, but not before `press`. */
export async function pressEnter(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.press('Enter');
}
