import { expect, type Page } from '@playwright/test';
import type { App } from '../fixtures/app';

export const phone = { width: 390, height: 844 };

/** Opens a form of the demo club and waits until its script runs. */
export async function openLive(page: Page, kind: string, query = ''): Promise<void> {
  await page.goto(`/f/demo/${kind}${query}`);
  await page.locator('[data-live]').waitFor();
}

/** Fills in controls by their names. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[id="${name}"]`).fill(value);
}

/**
 * Adds a person to the family. A script moves the focus to it, and input before that would be lost. The first person of a
 * family tariff is there already.
 */
export async function addPerson(page: Page, index: number): Promise<void> {
  if (await page.locator(`[id="familyMembers.${index}.firstName"]`).count()) return;
  await page.getByRole('button', { name: 'Person hinzufügen' }).click();
  const firstName = page.locator(`[id="familyMembers.${index}.firstName"]`);
  await expect(firstName).toBeVisible();
  if ((await page.locator('[data-live]').count()) > 0) await expect(firstName).toBeFocused();
}

/** Moves the focus to a control with the Tab key. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const id = await page.evaluate(() => document.activeElement?.id);
    if (id === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${name}`);
}

/** Types into controls in their order, and reaches each with the Tab key. */
export async function typeInOrder(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, name);
    await page.keyboard.type(value);
  }
}

/** Reaches a button with the Tab key and presses it. */
export async function tabToButton(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const words = await page.evaluate(() =>
      document.activeElement instanceof HTMLButtonElement ? document.activeElement.textContent?.trim() : '',
    );
    if (words === name) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to the button ${name}`);
}

/** Asserts that the page has no horizontal scroll bar, also at 400 % zoom of a 1280 px screen (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}

export async function countDrafts({ database }: App): Promise<number> {
  return database.asOwner(async owner => {
    const [row] = await owner`select count(*)::int as count from form_drafts`;
    return Number(row?.count);
  });
}

export async function countSubmissions({ database }: App): Promise<number> {
  return database.asOwner(async owner => {
    const [row] = await owner`select count(*)::int as count from submissions`;
    return Number(row?.count);
  });
}

/**
 * Presses the last button until the submission is stored. The service takes a form sent within three seconds for a
 * robot's and asks to send it again.
 */
export async function sendUntil(page: Page, button: RegExp, arrived: string): Promise<void> {
  const heading = page.getByRole('heading', { name: arrived });
  const send = page.getByRole('button', { name: button }).locator('visible=true').first();
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(heading.or(page.getByRole('alert')).first()).toBeVisible({ timeout: 8_000 });
    await expect(heading).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [300] });
}
