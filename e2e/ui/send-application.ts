import { expect, type Page } from '@playwright/test';

/**
 * Sends a reviewed application until it has arrived: a form that comes back within three seconds is a robot's, which a
 * test is, and it is asked to send again.
 */
export async function sendApplication(page: Page): Promise<void> {
  const arrived = page.getByRole('heading', { name: 'Dein Antrag ist angekommen' });
  const send = page.getByRole('button', { name: /^(Antrag absenden|Erneut senden)$/ }).first();
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(arrived).toBeVisible({ timeout: 5_000 });
  }).toPass();
}
