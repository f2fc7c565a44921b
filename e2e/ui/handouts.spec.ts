import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { signIn } from './sign-in';

async function open(page: Page, target: string): Promise<void> {
  await signIn(page);
  await page.goto(target);
}

test('a site is allowed before the code is shown, and the code follows the chosen options', async ({
  app,
  page,
}) => {
  await open(page, '/forms/embed?allow=http%3A%2F%2Fneu.verein.example');
  const code = page.getByRole('region', { name: 'Code für eure Website' });
  await expect(page.getByText('Erlaube zuerst die Website.')).toBeVisible();
  await expect(code).toHaveCount(0);
  await expect(page.getByLabel('Adresse der Website')).toHaveValue('http://neu.verein.example');
  await page.getByLabel('Adresse der Website').fill('nope');
  await page.getByRole('button', { name: 'Erlauben', exact: true }).click();
  await expect(page.getByLabel('Adresse der Website')).toHaveAccessibleDescription(/keine Adresse/);
  for (const [typed, words] of [
    ['*.verein.example', /Platzhalter/],
    ['www.verein.example:8090', /http:\/\/ oder https:\/\//],
  ] as const) {
    await page.getByLabel('Adresse der Website').fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Adresse der Website')).toHaveAccessibleDescription(words);
  }
  await page.getByLabel('Adresse der Website').fill('www.neuer-verein.example/aufnahme');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'https://www.neuer-verein.example entfernen' });
  const removeOther = page.getByRole('button', { name: 'https://neuer-verein.example entfernen' });
  await expect(removeOther).toBeVisible();
  await expect(
    page.getByText('https:// ergänzt: Erlaubt ist https://www.neuer-verein.example.'),
  ).toBeVisible();

  await expect(code).toContainText(`<script src="${app.baseURL}/embed.js" async></script>`);
  await page.getByRole('group', { name: 'Formular' }).getByText('Kündigung').click();
  await page.getByRole('group', { name: 'Sprache' }).getByText('Englisch').click();
  await page.getByRole('group', { name: 'Darstellung' }).getByText('Schaltfläche').click();
  await page.getByRole('group', { name: 'Aussehen' }).getByText('Mit Kopf und Hintergrund').click();
  await expect(code).toContainText('kind="cancellation" lang="en" mode="button" color="#0d5c63" look="card"');
  const qrCode = page.getByRole('img', { name: 'QR-Code zum Formular Kündigung' });
  await expect(qrCode).toHaveJSProperty('complete', true);
  expect(
    await qrCode.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Plakat (A4, PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Poster .+\.pdf$/);
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await expectShownAccessible(page);

  await remove.click();
  await expect(remove).toHaveCount(0);
  await removeOther.click();
  await expect(removeOther).toHaveCount(0);
  await expect(code).toHaveCount(0);
});

test('a site whose frame was refused is allowed with one tap and a question', async ({ app, page }) => {
  const frame = { 'Sec-Fetch-Dest': 'iframe', Referer: 'https://blog.verein.example/' };
  await page.request.get(`${app.baseURL}/f/demo/membership?embed=1`, { headers: frame });
  await open(page, '/forms/embed');
  await page.getByRole('button', { name: 'https://blog.verein.example erlauben' }).click();
  const question = page.getByRole('alertdialog', { name: 'https://blog.verein.example erlauben?' });
  await expect(question).toContainText('Buchstabe für Buchstabe');
  await question.getByRole('button', { name: 'Erlauben' }).click();
  const remove = page.getByRole('button', { name: 'https://blog.verein.example entfernen' });
  await expect(remove).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vor Kurzem abgewiesen' })).toHaveCount(0);
  await remove.click();
  await expect(remove).toHaveCount(0);
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

test('a paper form of a minor says who filled it in', async ({ page }) => {
  await open(page, '/submissions/new/membership');
  await page.getByLabel('Tarif').selectOption({ label: 'Kinder und Jugendliche' });
  const field = (path: string) => page.locator(`#entry-${path.replaceAll('.', '-')}`);
  const year = new Date().getFullYear() - 10;
  for (const [path, text] of Object.entries({
    firstName: 'Pia',
    lastName: 'Papier',
    birthDate: `${year}-01-01`,
    street: 'Am Rand 1',
    zip: '35037',
    city: 'Marburg',
    'guardians.0.firstName': 'Petra',
    'guardians.0.lastName': 'Papier',
    'guardians.0.email': 'petra@papier.example',
  }))
    await field(path).fill(text);
  await page.getByLabel('Ausgefüllt von').selectOption({ label: 'Erziehungsberechtigte Person' });
  await page.getByLabel('Eine Person hat das alleinige Sorgerecht').check();
  await page.getByLabel('Zahlungsart').selectOption({ label: 'Rechnung' });
  await page.getByLabel('„Datenschutzhinweise gelesen“ ist angekreuzt').check();
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Speichern und öffnen' }).click();
  await page.waitForURL(/\/submissions\/[\w-]{36}$/);
  await expect(page.getByText('Ausgefüllt von')).toBeVisible();
  await expect(page.getByText('Erziehungsberechtigte Person', { exact: true })).toBeVisible();
});

test('anybody gets each form on paper from the form itself, in the language of the page', async ({
  page,
}) => {
  for (const [form, name] of [
    ['membership', /^Mitgliedsantrag .+\.pdf$/],
    ['membership/schnuppern', /^schnuppern .+\.pdf$/],
    ['change', /^Änderungsantrag .+\.pdf$/],
    ['cancellation', /^Kündigung .+\.pdf$/],
  ] as const) {
    await page.goto(`/f/demo/${form}?lang=de`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Formular auf Papier (PDF)' }).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
  const english = await page.request.get('/f/demo/change?lang=en&paper=1');
  expect(english.headers()['content-type']).toBe('application/pdf');
  expect(english.headers()['content-disposition']).toContain('filename="Change request ');
  for (const missing of ['demo/nothing', 'demo/membership/nothing', 'nobody/membership'])
    expect((await page.request.get(`/f/${missing}?paper=1`)).status(), missing).toBe(404);
});
