import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { signIn } from './sign-in';

async function open(page: Page, target: string): Promise<void> {
  await signIn(page);
  await page.goto(target);
}

test('the embed code follows the chosen options, and a site is allowed and removed', async ({
  app,
  page,
}) => {
  await open(page, '/forms/embed');
  const plain = page.getByRole('region', { name: 'HTML-Seite' });
  await expect(plain).toContainText(`<script src="${app.baseURL}/embed.js" async></script>`);
  await page.getByRole('group', { name: 'Formular' }).getByText('Kündigung').click();
  await page.getByRole('group', { name: 'Sprache' }).getByText('Englisch').click();
  await page.getByRole('group', { name: 'Darstellung' }).getByText('Schaltfläche').click();
  await expect(plain).toContainText('kind="cancellation" lang="en" mode="button"');
  const code = page.getByRole('img', { name: 'QR-Code zum Formular Kündigung' });
  await expect(code).toHaveJSProperty('complete', true);
  expect(
    await code.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Plakat (A4, PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Poster .+\.pdf$/);

  await page.getByLabel('Adresse der Website').fill('nope');
  await page.getByRole('button', { name: 'Erlauben' }).click();
  await expect(page.getByLabel('Adresse der Website')).toHaveAccessibleDescription(/keine Adresse/);
  await page.getByLabel('Adresse der Website').fill('www.neuer-verein.example/aufnahme');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'https://www.neuer-verein.example entfernen' });
  const removeOther = page.getByRole('button', { name: 'https://neuer-verein.example entfernen' });
  await expect(removeOther).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await removeOther.click();
  await expect(removeOther).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await expectShownAccessible(page);
});

test('a paper form is entered with the keyboard, the price follows the input, and the next entry starts empty', async ({
  page,
}) => {
  await open(page, '/submissions/new/membership');
  await page.getByLabel('Tarif').selectOption({ label: 'Erwachsene' });
  await expect(page.getByText('12,50 €').first()).toBeVisible();
  await page.getByLabel('Tarif').press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    'Angaben fehlen noch oder stimmen nicht',
  );
  await expect(page.getByLabel('Vorname')).toBeFocused();
  await page.keyboard.type('Paula');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Papierfrau');
  await page.keyboard.press('Tab');
  await page.getByLabel('Geburtsdatum').fill('1961-02-03');
  await page.getByLabel('Straße und Hausnummer').fill('Am Rand 1');
  await page.getByLabel('Postleitzahl').fill('35037');
  await page.getByLabel('Ort', { exact: true }).fill('Marburg');
  const email = page.getByLabel('E-Mail-Adresse').first();
  await email.fill('paula@gmial.com');
  await email.press('Tab');
  await page.getByRole('button', { name: 'Ja, übernehmen' }).click();
  await expect(email).toHaveValue('paula@gmail.com');
  await email.fill('');
  await page.getByLabel('Zahlungsart').selectOption({ label: 'Rechnung' });
  await page.getByLabel('„Datenschutzhinweise gelesen“ ist angekreuzt').check();
  const stored = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/submits/memberships'),
  );
  await page.keyboard.press('Control+Enter');
  const answer = await stored;
  expect(await answer.json()).toMatchObject({ needsConfirmation: false });
  expect(answer.status()).toBe(201);
  await expect(page.getByText(/Mitgliedsantrag Nr\. \d+ gespeichert/)).toBeVisible();
  await expect(page.getByLabel('Tarif')).toBeFocused();
  await expect(page.getByLabel('Vorname')).toHaveValue('');

  await page.getByLabel('Vorname').fill('Paula');
  await page.getByLabel('Nachname').fill('Papierfrau');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').getByRole('link', { name: 'Paula Papierfrau' })).toBeVisible();
  await expectShownAccessible(page);
});
