import { expect, test } from '../fixtures/app';

test('a visitor without a session is redirected to the sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('textbox', { name: /e-mail/i })).toBeVisible();
});
