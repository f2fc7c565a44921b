import { expect, test } from '../fixtures/app';

test('a visitor without a session is redirected to the sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('textbox', { name: /e-mail/i })).toBeVisible();
});

test('the sign-in page and addresses that developers try lead to their pages', async ({ page, request }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Dokumentation für Programmierende' }).click();
  await expect(page).toHaveURL('/developers');
  const docs = await request.get('/docs', { maxRedirects: 0 });
  expect([docs.status(), docs.headers().location]).toEqual([308, '/developers']);
  const document = await request.get('/openapi.json');
  expect((await document.json()).openapi).toMatch(/^3\.1/);
});
