import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { fillIn, openLive } from './form-steps';
import { pressEnter } from './press-enter';
import { openScreen, signInTo } from './sign-in';

/** Returns the first entry of a list of master data whose name matches. */
async function findByName(baseURL: string, path: string, name: string): Promise<unknown> {
  const { json } = await callApi(baseURL, 'GET', path, { headers: await signInByApi(baseURL) });
  return Array.isArray(json) ? json.find(one => memberOf(one, 'name') === name) : undefined;
}

test('a tariff is created and sorted with the keyboard only, and example prices follow the input', async ({
  app,
  page,
}) => {
  await signInTo(page, '/club/tariffs');
  await pressEnter(page.getByRole('link', { name: 'Neuer Tarif' }));
  await page.waitForURL('**/club/tariffs/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.keyboard.type('Schnuppern');
  const price = page.getByLabel('Beitrag', { exact: true });
  await price.click();
  await page.keyboard.type('12,5');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('12,50');
  const matrix = page.getByRole('table', { name: 'Was Leute zahlen' });
  await expect(matrix.getByRole('row', { name: /Kind/ })).toContainText('12,50 €');
  await expect(matrix.getByRole('row', { name: /Familie/ })).toContainText('50,00 €');

  await pressEnter(page.getByRole('button', { name: 'Zuschlag hinzufügen' }));
  await expect(page.getByLabel('Bezeichnung', { exact: true })).toBeFocused();
  await page.keyboard.type('Aufnahme');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20');
  const surcharge = page.getByRole('group', { name: 'Aufnahme' });
  await surcharge.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Fällig').focus();
  await page.keyboard.type('ein');
  await surcharge.getByLabel('Mindestalter').focus();
  await page.keyboard.type('18');
  await expect(matrix.getByRole('row', { name: /Erwachsene/ })).toContainText('20,00 €');
  await expect(matrix.getByRole('row', { name: /Kind/ })).not.toContainText('20,00 €');
  await surcharge.getByLabel('Höchstalter').focus();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(surcharge.getByLabel('Höchstalter')).toBeFocused();
  await expect(surcharge.getByLabel('Höchstalter')).toHaveAccessibleDescription(/keine ganze Zahl/);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('17');
  await expect(surcharge.getByLabel('Höchstalter')).toHaveAccessibleDescription(/unter dem Mindestalter/);
  await expect(matrix).toBeHidden();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/club\/tariffs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Schnuppern' })).toBeVisible();

  await openScreen(page, '/club/tariffs');
  const handle = page.getByRole('button', { name: /^Schnuppern verschieben/ });
  await handle.press('End');
  const place = /Platz (\d+) von/;
  const before = Number(place.exec((await handle.getAttribute('aria-label')) ?? '')?.[1]);
  await handle.press('Space');
  await handle.press(before === 1 ? 'ArrowDown' : 'ArrowUp');
  await expect(handle).toBeFocused();
  const stored = page.waitForResponse(answer => answer.url().endsWith('/club/membership-order'));
  await handle.press('Space');
  expect((await stored).status()).toBe(204);
  await expect(page.getByText(/Schnuppern abgelegt auf Platz/)).toBeAttached();
  expect(await findByName(app.baseURL, '/club/memberships', 'Schnuppern')).toMatchObject({
    membershipPrice: 12.5,
    surcharges: [{ name: 'Aufnahme', price: 20, dueType: 'OneTime', minAge: 18 }],
  });
});

test('one fee is typed once for several tariffs, and typing it again changes its amount', async ({
  app,
  page,
}) => {
  const headers = await signInByApi(app.baseURL);
  const names = ['Gebühr A', 'Gebühr B', 'Gebühr C'];
  for (const name of names) {
    const body = { name, membershipPrice: 10, priceInterval: 'Monthly' };
    await callApi(app.baseURL, 'POST', '/club/memberships', { headers, body });
  }
  const feesOf = async (name: string) =>
    memberOf(await findByName(app.baseURL, '/club/memberships', name), 'surcharges');
  await signInTo(page, '/club/tariffs');
  for (const [typed, price] of [
    ['15', 15],
    ['20', 20],
  ] as const) {
    await page.getByRole('button', { name: 'Gebühr für mehrere Tarife' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eine Gebühr für mehrere Tarife' });
    await dialog.getByLabel('Betrag').fill(typed);
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.uncheck();
    for (const name of names.slice(0, 2)) await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await expect(dialog).toBeHidden();
    for (const name of names.slice(0, 2))
      expect(await feesOf(name)).toMatchObject([{ price, dueType: 'OneTime', scope: 'PerPerson' }]);
    expect(await feesOf('Gebühr C')).toEqual([]);
  }
  for (const name of names) {
    const id = memberOf(await findByName(app.baseURL, '/club/memberships', name), 'id');
    await callApi(app.baseURL, 'DELETE', `/club/memberships/${id}`, { headers });
  }
});

test('two browsers change one tariff: the stored change is shown, and typed values stay', async ({
  app,
  page,
}) => {
  const headers = await signInByApi(app.baseURL);
  const body = { name: 'Zu zweit', membershipPrice: 10, priceInterval: 'Monthly' };
  const made = await callApi(app.baseURL, 'POST', '/club/memberships', { headers, body });
  const path = `/club/memberships/${memberOf(made.json, 'id')}`;
  await signInTo(page, `/club/tariffs/${memberOf(made.json, 'id')}`);
  await page.getByLabel('Beitrag', { exact: true }).fill('11');
  await page.getByLabel('Kürzel in der Vereinssoftware').fill('ZZ');
  const theirs = { ...body, membershipPrice: 99, description: 'Von nebenan' };
  await callApi(app.baseURL, 'PUT', path, { headers, body: theirs });

  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeVisible();
  const compared = page.getByRole('definition');
  await expect(compared.filter({ hasText: '99,00 €' })).toBeVisible();
  await expect(compared.filter({ hasText: 'von dir eingegeben' })).toContainText('11,00 €');
  await expect(compared.filter({ hasText: 'Von nebenan' })).toBeVisible();
  expect((await callApi(app.baseURL, 'GET', path, { headers })).json).toMatchObject(theirs);
  await expectShownAccessible(page);

  await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await expect(page.getByLabel('Beschreibung', { exact: false }).first()).toHaveValue('Von nebenan');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect((await callApi(app.baseURL, 'GET', path, { headers })).json).toMatchObject({
    membershipPrice: 11,
    description: 'Von nebenan',
    externalCode: 'ZZ',
  });
});

test('a department in use is archived instead of deleted, with the reason, and can be restored', async ({
  app,
  page,
}) => {
  const headers = await signInByApi(app.baseURL);
  const made = await callApi(app.baseURL, 'POST', '/club/departments', {
    headers,
    body: { name: 'Curling' },
  });
  const departmentId = memberOf(made.json, 'id');
  const tariff = {
    name: 'Mit Curling',
    membershipPrice: 1,
    priceInterval: 'Yearly',
    departmentPrices: [{ departmentId, price: 2 }],
  };
  await callApi(app.baseURL, 'POST', '/club/memberships', { headers, body: tariff });
  await signInTo(page, '/club/departments');
  await page.getByRole('button', { name: 'Weitere Aktionen für Curling' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Curling löschen?' });
  await expectShownAccessible(page);
  await question.getByRole('button', { name: 'Löschen' }).click();
  const reason = page.getByRole('alertdialog', { name: 'Curling ist noch in Gebrauch' });
  await expect(reason).toContainText('Ein Tarif hat dafür einen Preis.');
  await reason.getByRole('button', { name: 'Archivieren' }).click();
  const archived = page.getByRole('list', { name: 'Archiviert' }).getByRole('link', { name: 'Curling' });
  await expect(archived).toBeVisible();
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(archived).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Curling' })).toBeVisible();
});

test('a choice field is created and shown in a preview of the public form', async ({ page }) => {
  await signInTo(page, '/club/custom-fields/new-field');
  await page.getByLabel('Beschriftung', { exact: true }).first().fill('Trikotgröße');
  await page.getByText('Für Fortgeschrittene').click();
  await expect(page.getByLabel('Name im Export')).toHaveValue('trikotgroesse');
  await page.getByRole('radio', { name: 'Einfachauswahl' }).check();
  const options = page.getByRole('list', { name: 'Auswahlmöglichkeiten' });
  for (const [index, option] of ['Klein', 'Groß'].entries()) {
    if (index === 0) await page.getByRole('button', { name: 'Möglichkeit hinzufügen' }).click();
    else await options.getByLabel('Beschriftung', { exact: true }).first().press('Enter');
    const label = options.getByLabel('Beschriftung', { exact: true }).nth(index);
    await expect(label).toBeFocused();
    await label.fill(option);
  }
  const preview = page.frameLocator('iframe[title="Vorschau des Feldes"]');
  await preview.getByLabel(/Trikotgröße/).selectOption({ label: 'Groß' });
  await expect(preview.getByLabel(/Trikotgröße/)).toHaveValue('gross');
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Feld anlegen' }).click();
  await expect(page.getByRole('link', { name: 'Trikotgröße' })).toBeVisible();
});

test('a field with a condition is asked only if the condition is true, with and without JavaScript', async ({
  app,
  browser,
  page,
}) => {
  await signInTo(page, '/club/custom-fields/new-field');
  await page.getByLabel('Beschriftung', { exact: true }).first().fill('Matrikelnummer');
  await page.getByLabel('Abschnitt', { exact: true }).selectOption({ label: 'Mitgliedschaft' });
  await page.getByRole('checkbox', { name: 'Tarif', exact: true }).check();
  await page.getByRole('button', { name: 'Feld anlegen' }).click();
  const tariffs = page.getByRole('group', { name: 'Einer dieser Tarife ist gewählt' });
  await expect(tariffs).toContainText('Gib hier mindestens etwas an');
  await page.getByRole('checkbox', { name: 'Pflichtfeld' }).check();
  await tariffs.getByRole('checkbox', { name: 'Studium und Ausbildung' }).check();
  await page.getByRole('checkbox', { name: 'Alter', exact: true }).check();
  await page.getByLabel('Mindestalter').fill('18');
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Feld anlegen' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Matrikelnummer' }) });
  await expect(row).toContainText('Nur im Tarif Studium und Ausbildung, ab 18 Jahren');

  const student = page.getByRole('radio', { name: /^Studium und Ausbildung/ });
  const asked = page.getByLabel(/^Matrikelnummer/);
  await openLive(page, 'membership');
  await fillIn(page, { birthDate: '01.02.2004' });
  await expect(asked).toHaveCount(0);
  await student.check();
  await expect(asked).toBeVisible();
  await page.getByRole('radio', { name: /^Erwachsene/ }).check();
  await expect(asked).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.baseURL });
  const plain = await context.newPage();
  await plain.goto('/f/demo/membership');
  await expect(plain.getByLabel(/^Matrikelnummer/)).toHaveCount(0);
  await fillIn(plain, { birthDate: '01.02.2004' });
  await plain.getByRole('radio', { name: /^Studium und Ausbildung/ }).check();
  await plain.getByRole('button', { name: 'Angaben prüfen' }).first().click();
  await expect(plain.getByLabel(/^Matrikelnummer/)).toBeVisible();
  await context.close();

  await openScreen(page, '/submissions/new/membership');
  await expect(page.getByLabel(/^Matrikelnummer.*optional/)).toHaveAccessibleDescription(
    /Nur im Tarif Studium/,
  );

  await openScreen(page, '/club/custom-fields/matrikelnummer');
  await page.getByRole('checkbox', { name: 'Tarif', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Alter', exact: true }).uncheck();
  await expect(page.getByText('Das Formular fragt das Feld immer.')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  const headers = await signInByApi(app.baseURL);
  const { json } = await callApi(app.baseURL, 'GET', '/club/custom-fields/matrikelnummer', { headers });
  expect(memberOf(json, 'showIf')).toBeNull();
  await callApi(app.baseURL, 'DELETE', '/club/custom-fields/matrikelnummer', { headers });
});

test('a department with ages is offered to people of that age, with and without JavaScript', async ({
  app,
  browser,
  page,
}) => {
  await signInTo(page, '/club/departments/new');
  await page.getByLabel('Name', { exact: true }).fill('Zirkus');
  await page.getByLabel('Mindestalter').fill('30');
  await page.getByLabel('Höchstalter').fill('12');
  await page.getByRole('button', { name: 'Abteilung anlegen' }).click();
  await expect(page.getByLabel('Höchstalter')).toHaveAccessibleDescription(/unter dem Mindestalter/);
  await page.getByLabel('Mindestalter').fill('8');
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Abteilung anlegen' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Zirkus' }) });
  await expect(row).toContainText('von 8 bis 12 Jahren');

  const circus = page.getByRole('checkbox', { name: /^Zirkus/ });
  await openLive(page, 'membership');
  await expect(circus).toHaveAccessibleName(/von 8 bis 12 Jahren/);
  await expect(circus).toBeEnabled();
  await fillIn(page, { birthDate: '28.02.1990' });
  await expect(circus).toBeDisabled();
  await expect(circus).toHaveAccessibleName(/„Zirkus“ gibt es nur von 8 bis 12 Jahren/);
  await expectShownAccessible(page);
  await fillIn(page, { birthDate: bornYearsAgo(10) });
  await expect(circus).toBeEnabled();
  await circus.check();
  await fillIn(page, { birthDate: '28.02.1990' });
  await expect(circus).toBeChecked();
  await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
  await page.getByRole('link', { name: /^Abteilungen: Die Abteilung „Zirkus“ gibt es nur/ }).click();
  await expect(circus).toBeFocused();
  await page.keyboard.press('Space');
  await expect(circus).not.toBeChecked();
  await expect(circus).toBeDisabled();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.baseURL });
  const plain = await context.newPage();
  await plain.goto('/f/demo/membership');
  const ticked = plain.getByRole('checkbox', { name: /^Zirkus/ });
  await fillIn(plain, { birthDate: '28.02.1990', lastName: 'Öztürk-Groß' });
  await ticked.check();
  await plain.getByRole('button', { name: 'Angaben prüfen' }).first().click();
  await expect(plain.locator('#errors')).toContainText(
    'Die Abteilung „Zirkus“ gibt es nur von 8 bis 12 Jahren. Es zählt das Alter am',
  );
  await expect(ticked).toBeChecked();
  await expect(plain.getByRole('textbox', { name: 'Nachname', exact: true })).toHaveValue('Öztürk-Groß');
  await ticked.uncheck();
  await plain.getByRole('button', { name: 'Angaben prüfen' }).first().click();
  await expect(plain.locator('#errors')).not.toContainText('Zirkus');
  await expect(ticked).toBeDisabled();
  await context.close();

  const made = await findByName(app.baseURL, '/club/departments', 'Zirkus');
  const headers = await signInByApi(app.baseURL);
  await callApi(app.baseURL, 'DELETE', `/club/departments/${memberOf(made, 'id')}`, { headers });
});

/** A birth date, as people type it, of somebody of this age. */
function bornYearsAgo(age: number): string {
  return `01.01.${new Date().getFullYear() - age}`;
}

test('old wordings of consents stay listed, and a shorter retention shows what will be anonymised first', async ({
  page,
}) => {
  await signInTo(page, '/settings/privacy/consents');
  const words = page.getByLabel('Text', { exact: false }).first();
  const old = await words.inputValue();
  await words.fill(`${old} Neu.`);
  await expect(page.getByText('Beim Speichern entsteht Fassung ')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Frühere Fassungen' }).first().click();
  await expect(page.getByText(`${old} Neu.`, { exact: true })).toBeVisible();
  await expect(page.getByText(old, { exact: true }).first()).toBeVisible();
  await expectShownAccessible(page);

  await openScreen(page, '/settings/privacy/retention');
  await page.getByLabel('Abgelehnte Anträge').fill('1');
  await expect(page.getByText('In der nächsten Nacht')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /\d+ Anträge/ })).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('alertdialog', { name: 'Aufbewahrungsfrist kürzen?' });
  await expect(question).toContainText(/\d+ Anträge endgültig anonymisiert/);
  await expectShownAccessible(page);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Noch nicht gespeichert')).toBeVisible();

  await page.route('**/club/data-privacy/due-submissions**', route => route.abort());
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(question).toContainText('konnte gerade nicht gezählt werden');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Noch nicht gespeichert')).toBeVisible();
});

test('who is asked about the consents of a family is stored', async ({ page }) => {
  await signInTo(page, '/settings/privacy/consents');
  await page.getByLabel('Wer den Antrag stellt, nach Rücksprache').check();
  await page.getByLabel('Kinder selbst fragen').selectOption('ab 16 Jahren');
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Wer den Antrag stellt, nach Rücksprache')).toBeChecked();
  await expect(page.getByLabel('Kinder selbst fragen')).toHaveValue('16');
  await page.getByLabel('Die Person selbst, über einen eigenen Link').check();
  await page.getByLabel('Kinder selbst fragen').selectOption('gar nicht');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Kinder selbst fragen')).toHaveValue('');
});

test('a logo is cropped by typed numbers, stored and removed', async ({ app, page }) => {
  const headers = await signInByApi(app.baseURL);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100"/></svg>';
  await signInTo(page, '/club/logo');
  const picker = page.getByLabel('Anderes Bild wählen');
  for (const [name, mimeType] of [
    ['logo.mjs', 'text/javascript'],
    ['logo.png', 'image/png'],
  ] as const) {
    await picker.setInputFiles({ name, mimeType, buffer: Buffer.from('export {};') });
    await expect(page.getByText('Das ist kein lesbares Bild')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logo speichern' })).toHaveCount(0);
  }
  await picker.setInputFiles({ name: 'neu.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await page.getByLabel('Rechts abschneiden (%)').fill('50');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await expect(page.getByRole('img', { name: /^Logo von/ })).toHaveCount(4);
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Logo speichern' }).click();
  await expect(page.getByText('Logo gespeichert')).toBeVisible();
  const { json } = await callApi(app.baseURL, 'GET', '/club/logo', { headers });
  expect([memberOf(json, 'width'), memberOf(json, 'height')]).toEqual([100, 100]);
  await page.getByRole('button', { name: 'Logo entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logo entfernen' }).click();
  await expect(page.getByText('Noch kein Logo')).toBeVisible();
});

test('a website is stored with https:// if it was typed without', async ({ app, page }) => {
  await signInTo(page, '/club');
  const website = page.getByLabel('Website');
  await website.fill('www.verein.example');
  await website.press('Enter');
  await expect(website).toHaveValue('https://www.verein.example');
  const headers = await signInByApi(app.baseURL);
  const { json } = await callApi(app.baseURL, 'GET', '/club/info', { headers });
  expect(memberOf(json, 'website')).toBe('https://www.verein.example');
});

test('a question is archived only after the questions that depend on it were named', async ({
  app,
  page,
}) => {
  const headers = await signInByApi(app.baseURL);
  const make = (body: object) =>
    callApi(app.baseURL, 'POST', '/club/custom-fields', {
      headers,
      body: { category: 'Other', forms: ['Membership'], ...body },
    });
  await make({ internalName: 'swims', label: 'Kann schwimmen', type: 'Checkbox' });
  const showIf = { answer: { internalName: 'swims', values: ['true'] } };
  await make({ internalName: 'badge', label: 'Abzeichen', type: 'Text', showIf });
  await signInTo(page, '/club/custom-fields');
  const menu = page.getByRole('button', { name: 'Weitere Aktionen für Kann schwimmen' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Archivieren' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Kann schwimmen archivieren?' });
  await expect(dialog).toContainText('Davon hängt eine Frage ab, die dann auch fehlt: Abzeichen.');
  await dialog.getByRole('button', { name: 'Archivieren' }).click();
  await expect(page.getByText('Kann schwimmen ist archiviert')).toBeVisible();
});

test('a role that may only read sees no controls for changes', async ({ page }) => {
  await signInTo(page, '/club/tariffs', 'viewer@demo.example');
  await page.getByRole('link', { name: 'Erwachsene', exact: true }).click();
  await expect(page.getByLabel('Beitrag', { exact: true })).toBeDisabled();
  await expect(page.getByRole('table', { name: 'Was Leute zahlen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Speichern|Mehr zu|verschieben|hinzufügen/ })).toHaveCount(0);
  await openScreen(page, '/club/tariffs/new');
  await expect(page.getByRole('heading', { name: 'Dafür reicht deine Rolle nicht' })).toBeVisible();
});

test('a text that is missing in English is found, translated, and then read in the English form', async ({
  page,
  app,
}) => {
  const headers = await signInByApi(app.baseURL);
  const body = { name: 'Bogenschießen', description: 'Für Anfänger' };
  const made = await callApi(app.baseURL, 'POST', '/club/departments', { headers, body });
  await signInTo(page, '/club');
  await expect(page.getByRole('checkbox', { name: 'Englisch' })).toBeChecked();
  await page.getByRole('link', { name: 'Fehlende Texte ansehen' }).click();
  await page.getByRole('link', { name: 'Abteilung: Bogenschießen' }).click();
  const name = page.getByLabel('Name (Englisch)');
  await expect(name).toHaveAccessibleDescription(/Übersetzung fehlt/);
  await name.fill('Archery');
  await expect(name).not.toHaveAccessibleDescription(/Übersetzung fehlt/);
  await page.getByLabel('Beschreibung (Englisch)').fill('For beginners');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.goto('/club/texts');
  await expect(page.getByRole('heading', { name: 'Englisch' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abteilung: Bogenschießen' })).toHaveCount(0);
  await page.goto('/f/demo/membership?lang=en');
  await expect(page.locator('form')).toContainText('Archery');
  await expect(page.locator('form')).not.toContainText('Bogenschießen');
  await callApi(app.baseURL, 'DELETE', `/club/departments/${memberOf(made.json, 'id')}`, { headers });
});
