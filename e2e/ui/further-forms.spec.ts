import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectAccessible, expectShownAccessible } from './accessible-screen';
import { expectNoSidewaysScroll, fillIn, phone, sendUntil } from './form-steps';
import { signInTo } from './sign-in';

test('paper of a further form is entered for that form', async ({ page }) => {
  await signInTo(page, '/forms/paper');
  await page.getByRole('link', { name: /^Papier erfassen.*Zum Schnuppern anmelden/ }).click();
  await expect(page.getByLabel('Formular', { exact: true })).toHaveValue('schnuppern');
  await expectAccessible(page);
});

test('a further form is created with a preview, filled in on a phone, and found in the inbox by its name', async ({
  page,
  app,
}) => {
  await signInTo(page, '/forms');
  await expect(page.getByRole('link', { name: 'Zum Schnuppern anmelden' })).toBeVisible();
  await page.getByRole('link', { name: 'Neues Formular' }).click();
  await page.getByLabel('Titel', { exact: true }).fill('Judo für den Anfang');
  await expect(page.getByLabel('Kurzname im Link')).toHaveValue('judo-fuer-den-anfang');
  await page.getByRole('button', { name: 'Formular anlegen' }).click();
  await expect(page.getByRole('group', { name: 'Diese Tarife' })).toContainText(
    'Hake mindestens einen Tarif an',
  );
  await expect(page.getByText('Wähle mindestens einen Tarif. Dann steht hier das Formular.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Probemonat' }).check();
  await page.getByRole('button', { name: 'Neuer Tarif nur für dieses Formular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neuer Tarif nur für dieses Formular' });
  await dialog.getByLabel('Name', { exact: true }).fill('Judo-Woche');
  await dialog.getByRole('button', { name: 'Tarif anlegen' }).click();
  await expect(page.getByRole('checkbox', { name: /^Judo-Woche/ })).toBeChecked();
  await page.getByRole('heading', { name: 'Was es fragt' }).click();
  await page.getByRole('checkbox', { name: 'Abteilungen' }).uncheck();
  await page.getByRole('heading', { name: 'Letzter Schritt' }).click();
  await page.getByLabel('Knopf zum Absenden').first().fill('Platz sichern');
  await page.getByRole('heading', { name: 'Nach dem Senden' }).click();
  await page.getByLabel('Dank und Hinweise', { exact: false }).first().fill('Bring einen Judoanzug mit.');
  const preview = page.frameLocator('iframe[title="Vorschau dieses Formulars"]');
  await expect(preview.getByRole('heading', { name: 'Judo für den Anfang' })).toBeVisible();
  await expect(preview.getByText('Vier Wochen alles ausprobieren')).toBeVisible();
  await expect(preview.getByRole('radio', { name: /^Judo-Woche/ })).toBeVisible();
  await expect(preview.getByText('Ferienkurs Schwimmen')).toHaveCount(0);
  await expect(preview.getByRole('group', { name: 'Abteilungen' })).toHaveCount(0);
  await page.getByLabel('Zeigen').selectOption('Letzter Schritt');
  await expect(preview.getByRole('button', { name: 'Platz sichern' })).toBeVisible();
  await page.getByRole('button', { name: 'Formular anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Judo für den Anfang', level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(phone);
  await page.goto('/f/demo/membership/judo-fuer-den-anfang');
  await page.locator('[data-live]').waitFor();
  await expect(page.getByRole('heading', { name: 'Judo für den Anfang' })).toBeVisible();
  await expect(page.getByText('Ferienkurs Schwimmen')).toHaveCount(0);
  await expectShownAccessible(page);
  await page.getByRole('radio', { name: /^Probemonat/ }).check();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  const email = 'judo@example.org';
  await fillIn(page, {
    firstName: 'Jo',
    lastName: 'Krüger',
    birthDate: '28.02.1990',
    street: 'Rosenweg 7',
    zip: '53111',
  });
  await fillIn(page, { city: 'Bonn', email });
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Jo Krüger' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.locator('#review')).toContainText('Jo Krüger');
  await sendUntil(page, /^(Platz sichern|Erneut senden)$/, 'Noch ein Schritt');
  await expect(page.getByText('Bring einen Judoanzug mit.')).toBeVisible();
  await expectNoSidewaysScroll(page);

  const headers = await signInByApi(app.baseURL);
  const { json: forms } = await callApi(app.baseURL, 'GET', '/club/further-forms', { headers });
  const made = (Array.isArray(forms) ? forms : []).find(one => one.slug === 'judo-fuer-den-anfang');
  const list = await callApi(app.baseURL, 'GET', `/submits?furtherFormId=${made?.id}`, { headers });
  expect(memberOf(list.json, 'items', 0, 'email')).toBe(email);

  const { json: tariffs } = await callApi(app.baseURL, 'GET', '/club/memberships', { headers });
  const own = (Array.isArray(tariffs) ? tariffs : []).find(one => one.name === 'Judo-Woche');
  expect(own?.isOnlyInFurtherForms).toBe(true);
  expect(memberOf(made, 'membershipIds')).toContain(own?.id);
  await callApi(app.baseURL, 'DELETE', `/club/further-forms/${made?.id}`, { headers });
  await callApi(app.baseURL, 'DELETE', `/club/memberships/${own?.id}`, { headers });
  await page.goto('/f/demo/membership/judo-fuer-den-anfang');
  await expect(page.getByRole('heading', { name: 'Dieses Formular gibt es nicht' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'geschaeftsstelle@tsv-lindental.example' })).toBeVisible();
});

test('a short name that another form has is told at its field, while typing and on saving', async ({
  page,
  app,
}) => {
  await signInTo(page, '/forms/membership/new');
  const slug = page.getByLabel('Kurzname im Link');
  const taken = /Diesen Kurznamen hat schon ein anderes Formular/;
  await page.getByLabel('Titel', { exact: true }).fill('Schnuppern');
  await expect(slug).toHaveValue('schnuppern');
  await expect(slug).toHaveAccessibleDescription(taken);
  await expectShownAccessible(page);
  await page.getByRole('checkbox', { name: 'Probemonat' }).check();
  await page.getByRole('button', { name: 'Formular anlegen' }).click();
  await expect(slug).toBeFocused();
  await slug.fill('schnuppern-zwei');
  await expect(slug).not.toHaveAccessibleDescription(taken);

  const headers = await signInByApi(app.baseURL);
  const body = { slug: 'schnuppern-zwei', title: 'Inzwischen angelegt' };
  const { json } = await callApi(app.baseURL, 'POST', '/club/further-forms', { headers, body });
  await page.getByRole('button', { name: 'Formular anlegen' }).click();
  await expect(slug).toHaveAccessibleDescription(taken);
  await expect(slug).toBeFocused();
  await callApi(app.baseURL, 'DELETE', `/club/further-forms/${memberOf(json, 'id')}`, { headers });
});

test('a further form offers no archived tariffs', async ({ page, app }) => {
  const headers = await signInByApi(app.baseURL);
  const body = { name: 'Alter Tarif', membershipPrice: 1, priceInterval: 'Yearly', isActive: false };
  const { json } = await callApi(app.baseURL, 'POST', '/club/memberships', { headers, body });
  await signInTo(page, '/forms/membership/new');
  const choices = page.getByRole('group', { name: 'Diese Tarife' }).getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Alter Tarif/ })).toHaveCount(0);
  await callApi(app.baseURL, 'DELETE', `/club/memberships/${memberOf(json, 'id')}`, { headers });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a further form offers its own tariffs, with one of them by its address', async ({ page }) => {
    const offer = await page.request.get('/api/v1/public/clubs/demo/forms/membership?form=schnuppern');
    const { memberships } = await offer.json();
    expect(memberships.map(({ name }: { name: string }) => name)).toEqual([
      'Probemonat',
      'Ferienkurs Schwimmen',
    ]);
    await page.goto(`/f/demo/membership/schnuppern?tariff=${memberships[1].id}`);
    await expect(page.getByRole('heading', { name: 'Zum Schnuppern anmelden' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Ferienkurs Schwimmen/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Erwachsene/ })).toHaveCount(0);
    await page.goto('/f/demo/membership/schnuppern?lang=en');
    await expect(page.getByRole('heading', { name: 'Try us out' })).toBeVisible();
  });
});
