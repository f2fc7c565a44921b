import type { Locator, Page } from '@playwright/test';
import { callApi, memberOf } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { startEmptyProduct } from '../fixtures/empty-product';
import { fillIn } from './form-steps';
import { expectGoodScreen } from './good-screen';
import { sendApplication } from './send-application';

const password = 'vier Igel lesen Zeitung';
const email = 'ina.schulz@tsv-neudorf.example';
const linkPattern = /https?:\/\/\S+\/accept-invitation#\S+/;

test('a new club gets from an empty database to its first application', async ({ page, mailbox }) => {
  test.slow();
  const product = await startEmptyProduct(mailbox.url);
  try {
    const at = (path: string) => `${product.baseURL}${path}`;

    await page.goto(at('/login'));
    await page.getByRole('link', { name: 'Neuen Verein anlegen' }).click();
    await page.getByLabel('Name des Vereins').fill('TSV Neudorf e. V.');
    await expect(page.getByLabel('Kurzname für die Adresse')).toHaveValue('tsv-neudorf');
    await page.getByLabel('Vorname').fill('Ina');
    await page.getByLabel('Nachname').fill('Schulz');
    await page.getByLabel('Deine E-Mail-Adresse').fill('ina');
    await page.getByRole('button', { name: 'Verein anlegen' }).click();
    await expect(page.getByLabel('Deine E-Mail-Adresse')).toBeFocused();
    await expectGoodScreen(page);
    await page.getByLabel('Deine E-Mail-Adresse').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sieh in dein Postfach')).toBeVisible();

    const mail = await mailbox.waitFor(
      ({ recipients, text }) => recipients.includes(email) && linkPattern.test(text ?? ''),
    );
    await page.goto(linkPattern.exec(mail.text ?? '')?.[0] ?? '');
    await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden' }).click();

    await expect(page.getByRole('heading', { name: 'Erste Schritte', level: 1 })).toBeVisible();
    await expect(page.getByText('1 von 9 Schritten erledigt')).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('radio', { name: /^Sportverein/ }).check();
    await page.getByLabel(/^Aufnahmegebühr je Person/).fill('15');
    await page.getByRole('button', { name: 'Vorlage anlegen' }).click();
    await expect(page.getByText('4 Tarife sind angelegt')).toBeVisible();
    await expect(page.getByText('2 von 9 Schritten erledigt')).toBeVisible();

    await page.goto(at('/f/tsv-neudorf/membership'));
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toHaveCount(0);
    await page.goto(at('/first-steps'));
    await page.getByRole('button', { name: 'Online stellen' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('list', { name: 'Vor dem Start' })).toContainText([
      /Mailserver: Der Mailserver der Installation verschickt.*Benachrichtigungen: Eine Person.*Datenschutzhinweise: fehlen\. .*Preise: angelegt.*Gläubiger-Identifikationsnummer: fehlt/,
    ]);
    await expect(question.getByLabel('Auch Änderungsantrag und Kündigung online stellen')).toBeChecked();
    await expect(question).toContainText('Kündigung: Austritt zum Jahresende, ohne Kündigungsfrist.');
    await expectGoodScreen(page);
    const confirm = question.getByRole('button', { name: 'Online stellen' });
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    // In a low window the text of the dialog scrolls, and its buttons stay inside.
    await page.setViewportSize({ width: 1280, height: 500 });
    expect(await bottomOf(confirm)).toBeLessThan(await bottomOf(question));
    await confirm.click();
    await expect(page.getByText('3 von 9 Schritten erledigt')).toBeVisible();
    await expect(page.getByText('Der Mitgliedsantrag ist online. Du kannst')).toBeVisible();
    await expect(page.getByText(/^Der Mailserver der Installation verschickt/)).toBeVisible();

    const login = await callApi(product.baseURL, 'POST', '/auth/login', { body: { email, password } });
    const headers = { Authorization: `Bearer ${memberOf(login.json, 'accessToken')}` };
    const tariffs = await callApi(product.baseURL, 'GET', '/club/memberships', { headers });
    expect(tariffs.json).toMatchObject([
      {
        name: 'Kinder und Jugendliche',
        translations: { en: { name: 'Children and teenagers' } },
        maxAge: 17,
        surcharges: [{ price: 15, dueType: 'OneTime' }],
      },
      { name: 'Erwachsene', minAge: 18, surcharges: [{ price: 15 }] },
      { name: 'Familie', surcharges: [{ price: 15 }] },
      { surcharges: [{ price: 15 }] },
    ]);
    for (const kind of ['change', 'cancellation'])
      expect((await page.request.get(at(`/api/v1/public/clubs/tsv-neudorf/forms/${kind}`))).ok()).toBe(true);
    const club = await callApi(product.baseURL, 'GET', '/club/info', { headers });
    const body = { ...Object(club.json), street: 'Am Ring 1', zip: '53111', city: 'Bonn', email };
    expect((await callApi(product.baseURL, 'PUT', '/club/info', { headers, body })).status).toBe(200);
    await page.goto(at('/dashboard'));
    await expect(page.getByText('4 von 9 Schritten erledigt')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Weiter mit: Datenschutz' })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Nicht mehr auf der Übersicht zeigen' }).click();
    await expect(page.getByText('4 von 9 Schritten erledigt')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hallo Ina' })).toBeVisible();
    await expect(page.getByText('Schritten erledigt')).toHaveCount(0);

    await page.getByRole('link', { name: 'Anträge', exact: true }).click();
    await expect(page.getByText('Noch keine Anträge')).toBeVisible();
    await page.goto(at('/f/tsv-neudorf/membership'));
    await page.locator('[data-live]').waitFor();
    await apply(page);
    await sendApplication(page);
    await page.goto(at('/submissions?awaits=Decision'));
    await expect(page.getByText('Nichts zu entscheiden')).toBeVisible();
    await page.getByRole('button', { name: 'Alle Anträge zeigen' }).click();
    await expect(page.getByText('Brandt').first()).toBeVisible();
    await page.goto(at('/first-steps'));
    await expect(page.getByText('5 von 9 Schritten erledigt')).toBeVisible();
  } finally {
    await product.stop();
  }
});

test('without sign-up the page says how a club is created', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText('Frag dort nach einem Verein für euch.')).toBeVisible();
  await page.getByText('Ich betreibe diese Installation').click();
  await expect(page.getByText(/npm run club:create/)).toBeVisible();
  await expectGoodScreen(page);
  const answer = await page.request.get('/api/v1/auth/sign-up/slug?name=TSV');
  expect(answer.status()).toBe(403);
});

/** Fills in the form of the new club up to the last step before sending. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Erwachsene/ }).check();
  await fillIn(page, {
    firstName: 'Jan',
    lastName: 'Brandt',
    birthDate: '03.05.1985',
    street: 'Rosenweg 7',
    zip: '53111',
    city: 'Bonn',
    email: 'jan@example.org',
  });
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutz/ }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Jan Brandt' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
}
