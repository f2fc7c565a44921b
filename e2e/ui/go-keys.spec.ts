import { expect, test } from '../fixtures/app';
import { signInTo } from './sign-in';

test('g and a second key open an area of the office, but not while typing or when single keys are off', async ({
  page,
}) => {
  await signInTo(page, '/dashboard');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/outbox/);
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL(/\/submissions/);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(help.getByRole('term').filter({ hasText: /^go$/ })).toBeVisible();
  await help.getByLabel('Tastenkürzel verwenden').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\/submissions/);
});

test('g and e open the exports from the inbox, where e alone edits', async ({ page }) => {
  await signInTo(page, '/submissions');
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/exports/);
  await page.goBack();
  await page.getByRole('searchbox').first().fill('');
  await page.keyboard.type('go');
  await expect(page.getByRole('searchbox').first()).toHaveValue('go');
  await expect(page).toHaveURL(/\/submissions/);
});
