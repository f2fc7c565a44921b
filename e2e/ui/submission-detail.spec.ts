import type { Locator, Page } from '@playwright/test';
import { memberOf } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { programAt } from '../fixtures/program';
import { expectNoViolations as expectAccessible } from './accessible-screen';
import { pressEnter } from './press-enter';
import { openScreen, signInTo, waitForHydration } from './sign-in';

/** Presses a key until the page reacts. The page is shown before its scripts are loaded. */
async function pressUntil(page: Page, key: string, focused: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused({ timeout: 500 });
  }).toPass();
}

const definition = (page: Page, text: string | RegExp) =>
  page.getByRole('definition').filter({ hasText: text });

test('keys move through the list, the position is shown, and going back restores the list', async ({
  page,
}) => {
  await signInTo(page, '/submissions?state=Accepted');
  await page.getByRole('table').locator('tbody').getByRole('row').nth(1).getByRole('link').click();
  const place = page.getByRole('navigation', { name: 'Weitere Anträge der Liste' });
  await expect(place).toContainText(/2 von \d+/);
  const second = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('j');
  await expect(place).toContainText(/3 von \d+/);
  await page.reload();
  await waitForHydration(page);
  await expect(place).toContainText(/3 von \d+/);
  await page.keyboard.press('p');
  await expect(place).toContainText(/2 von \d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second ?? '');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastenkürzel auf dieser Seite' });
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/submissions\?state=Accepted$/);
});

test('with the keyboard only: a note, the assignee, an answer template, and the decision', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  // The next number is suggested after one that was given.
  const before = await apply({ firstName: 'Nino', lastName: 'Nummer', email: 'nino.nummer@example.org' });
  await send('POST', `/submits/${before}/accept`, { memberNumber: '7001', sendEmail: false });
  const id = await apply({ firstName: 'Nora', lastName: 'Notiz', email: 'nora.notiz@example.org' });
  await signInTo(page, `/submissions/${id}`);
  await expect(page.getByRole('heading', { name: 'Nora Notiz', level: 1 })).toBeVisible();
  await pressUntil(page, 'm', page.getByLabel('Neue Notiz'));
  await page.keyboard.type('Bringt das Attest nach');
  await pressEnter(page.getByRole('button', { name: 'Notiz speichern' }));
  const notes = page.getByRole('list', { name: 'Notizen zu diesem Antrag' });
  await expect(notes).toContainText('Bringt das Attest nach');
  await pressEnter(notes.getByRole('button', { name: 'Notiz bearbeiten' }));
  await page.getByLabel('Notiz ändern').fill('Attest ist da');
  await pressEnter(notes.getByRole('button', { name: 'Speichern' }));
  await expect(notes).toContainText('geändert');
  const care = page.getByLabel('Zuständig');
  const colleague = (await care.getByRole('option').nth(1).textContent()) ?? '';
  await care.selectOption(colleague);
  await page.reload();
  await waitForHydration(page);
  await expect(care.locator('option:checked')).toHaveText(colleague);

  await page.keyboard.press('Shift+A');
  const dialog = page.getByRole('dialog', { name: 'Antrag von Nora Notiz annehmen' });
  await expect(dialog.getByLabel('Nachricht')).toBeFocused();
  await expect(dialog.getByLabel('Mitgliedsnummer')).toHaveValue('7002');
  await pressEnter(dialog.getByRole('button', { name: 'Vorlage einfügen' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Ansprechperson' }));
  await expect(dialog.getByLabel('Nachricht')).toHaveValue(/^Bei Fragen hilft \[Name\]/);
  await dialog.getByLabel('Nachricht').fill('');
  await pressEnter(dialog.getByRole('button', { name: 'Vorlage einfügen' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Vorlagen verwalten' }));
  const manage = page.getByRole('dialog', { name: 'Vorlagen für Zusagen' });
  await pressEnter(manage.getByRole('button', { name: 'Neue Vorlage' }));
  await expect(manage.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Erstes Training');
  await manage.getByLabel('Text').fill('Komm am {Tag} in die Halle.');
  await expectAccessible(page, '[role=dialog]');
  await pressEnter(manage.getByRole('button', { name: 'Vorlage speichern' }));
  await expect(manage.getByRole('listitem').last()).toContainText('Komm am {Tag} in die Halle.');
  await page.keyboard.press('Escape');
  await pressEnter(dialog.getByRole('button', { name: 'Vorlage einfügen' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Erstes Training' }));
  await expect(dialog.getByLabel('Nachricht')).toHaveValue('Komm am {Tag} in die Halle.');
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Erste Lastschrift am').fill(soon);
  await expect(dialog.getByText('Das ist in weniger als 14 Tagen.')).toBeVisible();
  await dialog.getByLabel('Mitgliedsnummer').fill('9001');
  await expect(dialog.getByText('zählt dann von hier weiter, frühestens ab 9002.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Mitgliedsnummer').fill('7002');
  await dialog.getByLabel('Erste Lastschrift am').fill('');
  await expect(dialog.getByText(/zählt dann von hier|weniger als 14 Tagen/)).toHaveCount(0);
  await pressEnter(dialog.getByRole('button', { name: 'Annehmen' }));
  await pressEnter(page.getByRole('button', { name: 'Sofort ausführen' }));
  await expect(page.getByText(/^Angenommen von/)).toBeVisible();
  // A typing error in the number is corrected afterwards, but not to the number of another person.
  await pressEnter(page.getByRole('button', { name: 'Mitgliedsnummer bearbeiten' }));
  const number = page.getByRole('textbox', { name: 'Mitgliedsnummer' });
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/kennen nur die bisherige/);
  await number.fill('7001');
  await page.keyboard.press('Enter');
  await expect(number).toHaveAccessibleDescription(/Die Nummer 7001 ist schon vergeben\. Frei ist \d+\./);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await number.fill('70020');
  await page.keyboard.press('Enter');
  await expect(definition(page, '70020')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mitgliedsnummer bearbeiten' })).toBeFocused();
  await expect(page.getByText('Mitgliedsnummer gespeichert')).toBeVisible();
  await expect(page.getByRole('list', { name: /Was mit diesem Antrag/ })).toContainText('70020');
  // The next one that waits is one key away.
  await expect(page.getByRole('link', { name: /^Weiter zu / })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
});

test('bank data are loaded only on request, which is recorded, and are never printed', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Berta', lastName: 'Bank', email: 'berta@example.org' });
  const bodies: Promise<string>[] = [];
  page.on('response', response => {
    if (/submissions|submits/.test(response.url())) bodies.push(response.text().catch(() => ''));
  });
  await signInTo(page, `/submissions/${id}`);
  await expect(definition(page, 'DE** **** 3000')).toBeVisible();
  await expect(page.getByRole('list', { name: /Was mit diesem Antrag/ })).toContainText('Auf Papier');
  await expect(definition(page, 'Konto Geheim')).toBeVisible();
  expect((await Promise.all(bodies)).join('')).not.toMatch(/3704 ?0044/);
  const noted = async () =>
    memberOf(await send('GET', '/club/settings/audit-log?kind=BankData&limit=1'), 'totalCount');
  const before = Number(await noted());
  await page.getByRole('button', { name: 'Bankdaten zeigen' }).click();
  await expect(definition(page, 'DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect(definition(page, 'Konto Geheim')).toBeVisible();
  expect(await noted()).toBe(before + 1);
  await expectAccessible(page);
  await expect(page.getByText('Mandatsreferenz', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Mandatsreferenz', { exact: true })).toBeVisible();
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeHidden();
  await expect(page.getByText('DE** **** 3000')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interne Notizen' })).toBeHidden();
  const clubName = String(memberOf(await send('GET', '/club/info'), 'name'));
  await expect(page.getByRole('main').getByText(clubName, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Kontoinhaber:in bearbeiten' }).click();
  const holder = page.getByRole('textbox', { name: 'Kontoinhaber:in' });
  await expect(holder).toHaveAccessibleDescription(/^Das Mandat bleibt mit Referenz und Datum/);
  await holder.fill('Berta Bank');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bankdaten zeigen' })).toBeVisible();
  await page.getByRole('button', { name: 'Bankdaten zeigen' }).click();
  await expect(definition(page, 'Berta Bank')).toBeVisible();

  await page.getByRole('button', { name: 'Fotos auf der Website bearbeiten' }).click();
  await page.getByRole('checkbox', { name: 'Fotos auf der Website' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^Erteilt/ })).toBeVisible();
  await page.getByRole('button', { name: 'Zahlungsart bearbeiten' }).click();
  await expect(
    page.getByText('Mit einer anderen Zahlungsart werden Bankdaten und Mandat gelöscht.'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Zahlungsart' }).selectOption('Rechnung');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^Rechnung/ })).toBeVisible();
  await expect(definition(page, 'Berta Bank')).toBeHidden();
});

test('groups without any value are named in one line, and are filled in from there', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Lena', lastName: 'Leer', email: 'lena@example.org' });
  await signInTo(page, `/submissions/${id}`);
  const notes = page.getByRole('heading', { name: 'Anmerkungen', exact: true });
  const blank = page.getByRole('button', { name: /^Nicht ausgefüllt: .*Anmerkungen/ });
  await expect(blank).toBeVisible();
  await expect(notes).toBeHidden();
  await pressEnter(blank);
  await expect(notes).toBeVisible();
  await page.getByRole('button', { name: 'Anmerkungen bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('Ruft abends an');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: 'Anmerkungen bearbeiten' })).toBeFocused();
  await expect(definition(page, 'Ruft abends an')).toBeVisible();
  await expect(blank).toBeHidden();
  await expectAccessible(page);
});

test('a change request is shown next to the previous values, edited in place, and overwrites no other change', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  const person = { firstName: 'Wanda', lastName: 'Wechsel', email: 'wanda@example.org' };
  const application = await apply(person);
  await send('POST', `/submits/${application}/accept`, { sendEmail: false });
  const asked = { ...person, birthDate: '1985-03-09' };
  const change = await send('POST', '/submits/changes', {
    identity: asked,
    wishes: { street: 'Am Markt 1', city: 'Neustadt', phone: '0228 1', lastName: 'Wechsel' },
    paper: {},
  });
  const id = String(memberOf(change, 'id'));
  await signInTo(page, `/submissions/${id}`);
  await expect(definition(page, 'Neustadt')).toContainText('Altstadt');
  await expect(page.getByText('Er ist vermutlich von derselben Person')).toBeVisible();
  const related = page.getByRole('link', { name: /Mitgliedsantrag Nr\. \d+, Wanda Wechsel/ });
  await expect(related.first()).toHaveAttribute('href', `/submissions/${application}`);
  await expect(page.getByText('Mitgliedschaft dieser Person').first()).toBeVisible();
  await expect(page.getByText(/^Möchte ändern: Anschrift, /)).toBeVisible();
  await page.getByRole('button', { name: '1 unverändert' }).click();
  await expect(definition(page, 'unverändert')).toHaveText('Wechsel (unverändert)');

  await page.getByRole('button', { name: 'Anschrift bearbeiten' }).click();
  for (const former of ['Am Markt 1', '53111', 'Altstadt', 'Deutschland'])
    await expect(page.getByText(`Bisher: ${former}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Ort' }).fill('Neustadt am Rhein');
  await send('PATCH', `/submits/changes/${id}`, { phone: '0228 222' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Inzwischen hat jemand anderes')).toBeVisible();
  await expect(page.getByText('0228 222').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Neustadt am Rhein');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(definition(page, 'Neustadt am Rhein')).toContainText('Altstadt');
  await expectAccessible(page);
});

test('an address is edited as one, with the cities of its postcode, and is one entry of the history', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Anna', lastName: 'Anschrift', email: 'anna@example.org' });
  await signInTo(page, `/submissions/${id}`);
  await expect(definition(page, /^Am Markt 1\n53111 Altstadt\nDeutschland$/)).toBeVisible();
  await page.getByRole('button', { name: 'Anschrift bearbeiten' }).click();
  await expect(page.getByRole('textbox', { name: 'Straße und Hausnummer' })).toBeFocused();
  const [zip, city] = [
    page.getByRole('textbox', { name: 'Postleitzahl' }),
    page.getByRole('textbox', { name: 'Ort' }),
  ];
  await zip.fill('14913');
  await expect(city).toHaveValue('Altstadt');
  await page.getByRole('button', { name: 'Niedergörsdorf' }).click();
  await expect(city).toHaveValue('Niedergörsdorf');
  await expect(city).toBeFocused();
  await city.fill('');
  await zip.fill('53117');
  await expect(city).toHaveValue('Bonn');
  await expect(page.getByText('Bonn gehört zur Postleitzahl 53117.')).toBeVisible();
  await zip.fill('531');
  await page.keyboard.press('Enter');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(zip).toBeFocused();
  await expectAccessible(page);
  await zip.fill('53117');
  await page.keyboard.press('Enter');
  await expect(definition(page, /^Am Markt 1\n53117 Bonn\nDeutschland/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anschrift bearbeiten' })).toBeFocused();
  const entry = page
    .getByRole('list', { name: /Was mit diesem Antrag/ })
    .getByRole('listitem')
    .first();
  await expect(entry).toContainText('Anschrift geändert');
  await expect(entry).toContainText('Am Markt 1, 53111 Altstadt, Deutschland');
  await expect(entry).toContainText('Am Markt 1, 53117 Bonn, Deutschland');
});

test('a family member is added without a department, with the applicant’s surname, and, after a question, removed; after the decision neither is offered', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  const tariffs = await send('GET', '/club/memberships');
  const family = (Array.isArray(tariffs) ? tariffs : []).find(one => memberOf(one, 'isFamilyMembership'));
  const departments = await send('GET', '/club/departments');
  const [department, other] = Array.isArray(departments) ? departments : [];
  const id = await apply({
    firstName: 'Fanny',
    lastName: 'Familie',
    email: 'fanny@example.org',
    membershipId: memberOf(family, 'id'),
    departmentIds: [memberOf(department, 'id')],
  });
  await signInTo(page, `/submissions/${id}`);
  await page.getByRole('button', { name: 'Familienmitglied hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Familienmitglied hinzufügen' });
  await expect(dialog.getByLabel('Vorname')).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.type('Ida');
  await expect(dialog.getByLabel('Nachname')).toHaveValue('Familie');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByLabel('Nachname').fill('');
  await dialog.getByLabel('Geburtsdatum').fill('2015-05-01');
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(dialog.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Nachname').fill('Familie');
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Familienmitglied: Ida Familie' })).toBeVisible();
  const entry = page
    .getByRole('list', { name: /Was mit diesem Antrag/ })
    .getByRole('listitem')
    .first();
  await expect(entry).toContainText('Familienmitglied hinzugefügt');
  await expect(entry).toContainText('Ida Familie, 01.05.2015');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ida Familie entfernen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ida Familie aus diesem Antrag entfernen?' });
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('heading', { name: 'Familienmitglied: Ida Familie' })).toBeVisible();
  await page.getByRole('button', { name: 'Ida Familie entfernen' }).click();
  await send('PATCH', `/submits/memberships/${id}`, { phone: '0228 222' });
  await question.getByRole('button', { name: 'Ida Familie entfernen' }).click();
  await expect(question).toContainText('Inzwischen hat jemand anderes diesen Antrag geändert.');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(definition(page, '0228 222')).toBeVisible();
  await page.getByRole('button', { name: 'Ida Familie entfernen' }).click();
  await question.getByRole('button', { name: 'Ida Familie entfernen' }).click();
  await expect(page.getByRole('heading', { name: 'Familienmitglied: Ida Familie' })).toBeHidden();
  await expect(entry).toContainText('Familienmitglied entfernt');

  await send('PATCH', `/submits/memberships/${id}`, { departmentIds: [memberOf(other, 'id')] });
  await page.reload();
  await expect(entry).toContainText('Abteilungen geändert');
  await expect(entry).toContainText(String(memberOf(other, 'name')));

  await send('POST', `/submits/${id}/accept`, { sendEmail: false });
  await page.reload();
  await expect(page.getByText(/^Angenommen von/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Familienmitglied hinzufügen' })).toBeHidden();
});

test('an added adult is asked for their consents as on paper, and their answers are kept', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  const tariffs = await send('GET', '/club/memberships');
  const family = (Array.isArray(tariffs) ? tariffs : []).find(one => memberOf(one, 'isFamilyMembership'));
  const id = await apply({
    firstName: 'Frida',
    lastName: 'Folge',
    email: 'frida@example.org',
    membershipId: memberOf(family, 'id'),
  });
  await signInTo(page, `/submissions/${id}`);
  await page.getByRole('button', { name: 'Familienmitglied hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Familienmitglied hinzufügen' });
  await dialog.getByLabel('Vorname').fill('Otto');
  const consents = dialog.getByRole('group', { name: 'Einwilligungen von Otto Folge' });
  await dialog.getByLabel('Geburtsdatum').fill('2015-05-01');
  await expect(consents).toHaveCount(0);
  await dialog.getByLabel('Geburtsdatum').fill('1980-05-01');
  await consents.getByRole('checkbox', { name: 'Fotos auf der Website' }).check();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(dialog).toBeHidden();
  const added = memberOf(await send('GET', `/submits/memberships/${id}`), 'familyMembers', 0);
  expect(memberOf(added, 'consentSource')).toBe('Applicant');
  const answers = memberOf(added, 'mediaConsents');
  const given = (Array.isArray(answers) ? answers : []).filter(one => memberOf(one, 'isGiven') === true);
  expect(given.map(one => memberOf(one, 'label'))).toEqual(['Fotos auf der Website']);
});

test('an unconfirmed cancellation waits for staff, who confirm it on its page', async ({ page, app }) => {
  const { send } = await programAt(app.baseURL);
  const sent = await send('POST', '/submits/cancellations', {
    firstName: 'Ute',
    lastName: 'Unbestätigt',
    birthDate: '1970-01-01',
    email: 'ute@example.org',
    street: 'Weg 1',
    zip: '53111',
    city: 'Bonn',
    scope: 'Membership',
    paper: {},
  });
  const id = String(memberOf(sent, 'id'));
  await app.database.asOwner(
    owner => owner`update submissions set needs_confirmation = true where id = ${id}`,
  );
  await signInTo(page, '/submissions?awaits=Decision&q=Unbestätigt');
  await expect(page.getByRole('row', { name: /Ute Unbestätigt/ })).toContainText(
    'Wartet auf Bestätigung, auch von Hand möglich',
  );
  await page.getByRole('table').getByRole('link', { name: 'Ute Unbestätigt' }).click();
  await expect(page.getByText('Eingegangen, auch ohne Bestätigung per E-Mail.')).toBeVisible();
  await expect(page.getByText('Die Kündigung ist noch nicht bestätigt.')).toBeVisible();
  await expect(page.getByText('Nichts Auffälliges gefunden')).toHaveCount(0);
  await page.getByRole('button', { name: 'Von Hand bestätigen' }).click();
  const question = page.getByRole('dialog', { name: 'Noch nicht bestätigt' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.keyboard.press('a');
  await expect(question).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Von Hand bestätigen' }).click();
  await expect(page.getByText('Von Hand bestätigt').first()).toBeVisible();
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.getByRole('dialog', { name: 'Kündigung von Ute Unbestätigt annehmen' })).toBeVisible();
});

test('a cancellation is edited in place, and a Viewer sees no controls for changes', async ({
  page,
  app,
  browser,
}) => {
  const { send } = await programAt(app.baseURL);
  const sent = await send('POST', '/submits/cancellations', {
    firstName: 'Karl',
    lastName: 'Kündigt',
    birthDate: '1970-01-01',
    email: 'karl@example.org',
    street: 'Weg 1',
    zip: '53111',
    city: 'Bonn',
    scope: 'Membership',
    paper: {},
  });
  const path = `/submissions/${String(memberOf(sent, 'id'))}`;
  await signInTo(page, path);
  const grown = page.getByRole('button', { name: /leere Felder/ }).first();
  await grown.click();
  await page.getByRole('button', { name: 'Kommentar bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Zieht nach Bremen');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: 'Kommentar bearbeiten' })).toBeFocused();
  await expect(definition(page, 'Zieht nach Bremen')).toBeVisible();

  const phone = await browser.newContext({
    viewport: { width: 320, height: 720 },
    baseURL: app.baseURL,
    locale: 'de-DE',
  });
  const reader = await phone.newPage();
  await signInTo(reader, path, 'viewer@demo.example');
  await expect(definition(reader, 'Zieht nach Bremen')).toBeVisible();
  for (const name of ['Annehmen', 'Ablehnen', 'Kommentar bearbeiten', 'Notiz speichern'])
    await expect(reader.getByRole('button', { name })).toBeHidden();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(reader);
  await phone.close();
});

test('an answer is kept on the page if the question is closed, or another one asked, while it is typed', async ({
  page,
  app,
  mailbox,
}) => {
  const email = 'wilma.wartet@example.org';
  const { apply, send } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Wilma', lastName: 'Wartet', email });
  const questions = `/submits/${id}/questions`;
  const ask = async (text: string) => String(memberOf(await send('POST', questions, { text }), 'id'));
  const first = await ask('Welche Hausnummer?');
  const linkIn = (text = '') => /http\S+\/status\/\S+\/question[^\s>)]*/.exec(text)?.[0];
  const mail = await mailbox.waitFor(
    ({ recipients, text }) => recipients.includes(email) && linkIn(text) !== undefined,
  );
  await page.goto(linkIn(mail.text) ?? '');
  await page.getByLabel('Deine Antwort').fill('Nummer 5.');
  await send('POST', `${questions}/${first}/close`);
  const second = await ask('Welche Straße?');
  await page.getByRole('button', { name: 'Antwort absenden' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Verein fragt inzwischen etwas anderes');
  await expect(page.getByText('Welche Straße?')).toBeVisible();
  await expect(page.getByLabel('Deine Antwort')).toHaveValue('Nummer 5.');
  await expectAccessible(page);

  await page.getByLabel('Deine Antwort').fill('Am Markt.');
  await send('POST', `${questions}/${second}/close`);
  await page.getByRole('button', { name: 'Antwort absenden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Antwort wurde nicht gesendet');
  await expect(definition(page, 'Am Markt.')).toBeVisible();
  await expectAccessible(page);
  const { items } = { items: [], ...Object(await send('GET', questions)) };
  expect(items.map((one: unknown) => memberOf(one, 'answer'))).toEqual([null, null]);

  await ask('Welcher Ort?');
  await page.goto(linkIn(mail.text) ?? '');
  await page.getByLabel('Deine Antwort').fill('Musterstadt.');
  await page.getByRole('button', { name: 'Antwort absenden' }).click();
  await expect(page.getByRole('status')).toHaveText(/An deinen Angaben hat sich nichts geändert/);
});

test('a question to the applicant goes out by mail, is answered with a correction, and is done', async ({
  page,
  app,
  mailbox,
}) => {
  const email = 'frieda.fragt@example.org';
  const program = await programAt(app.baseURL);
  const id = await program.apply({ firstName: 'Frieda', lastName: 'Fragt', email });
  await signInTo(page, `/submissions/${id}`);
  await page.getByRole('button', { name: 'Rückfrage stellen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rückfrage an Frieda Fragt' });
  await expect(dialog.getByText(`An ${email}, Sprache: Deutsch`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Frage' }).fill('In welchem Haus wohnst du?');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Rückfrage senden' }).click();
  const bar = page.getByRole('region', { name: 'Entscheidung', exact: true });
  await expect(bar).toContainText('Wartet auf eine Antwort');
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await page.getByRole('button', { name: 'Rückfrage stellen' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Frage' })).toHaveValue('In welchem Haus wohnst du?');
  await dialog.getByRole('button', { name: 'Rückfrage senden' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Wartet auf Antwort');
  await page.getByRole('button', { name: 'Sofort ausführen' }).click();

  const linkIn = (text = '') => /http\S+\/status\/\S+\/question[^\s>)]*/.exec(text)?.[0];
  const mail = await mailbox.waitFor(
    ({ recipients, text }) => recipients.includes(email) && linkIn(text) !== undefined,
  );
  await page.goto(linkIn(mail.text) ?? '');
  await expect(page.getByText('In welchem Haus wohnst du?')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Deine Antwort').fill('Im Hinterhaus.');
  await page.getByText('Angaben korrigieren', { exact: true }).click();
  await page.getByLabel('Straße').fill('Am Markt 1, Hinterhaus');
  await page.getByRole('button', { name: 'Antwort absenden' }).click();
  await expect(page.getByRole('status')).toContainText('Was du geändert hast, ist gespeichert.');
  await expect(page.getByText(/Beantwortet am/).first()).toBeVisible();
  const answered = page.getByRole('region', { name: /^Rückfrage von/ });
  await expect(answered).toContainText('Im Hinterhaus.');
  await expect(answered).toContainText('Seit der Rückfrage korrigiertStraße');

  await page.goto(`/submissions/${id}`);
  await expect(page.getByText('Im Hinterhaus.').first()).toBeVisible();
  await expect(definition(page, 'Am Markt 1, Hinterhaus')).toBeVisible();
  const history = page.getByRole('list', { name: 'Was mit diesem Antrag geschehen ist' });
  await expect(history.getByText('Korrigiert: Straße')).toBeVisible();
  await openScreen(page, '/submissions');
  await page.getByRole('button', { name: 'Ansichten' }).click();
  await page.getByRole('link', { name: 'Antwort da' }).click();
  await expect(page).toHaveURL(/awaits=Reading/);
  await expect(page.getByRole('row', { name: /Frieda Fragt/ })).toContainText('Nach dem Eingang korrigiert');
  await openScreen(page, `/submissions/${id}`);
  await page.getByRole('button', { name: 'Erledigt' }).click();
  await expect(page.getByRole('button', { name: 'Erledigt' })).toBeHidden();
  await expectAccessible(page);
});

test('the mails about a submission are on its page, and a failed one is sent again from there', async ({
  page,
  app,
  mailbox,
}) => {
  const email = 'paula.post@example.org';
  const { apply, send } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Paula', lastName: 'Post', email });
  await send('POST', `/submits/${id}/questions`, { text: 'Welche Hausnummer?' });
  await mailbox.waitFor(({ recipients }) => recipients.includes(email));
  const isSent = async () => {
    const rows = await app.database.asOwner(
      owner => owner`select state from mails where submission_id = ${id}`,
    );
    return rows.every(({ state }) => state === 'Sent');
  };
  await expect.poll(isSent).toBe(true);
  await app.database.asOwner(
    owner =>
      owner`update mails set state = 'Failed' where submission_id = ${id} and type = 'MembershipQuestion'`,
  );
  await signInTo(page, `/submissions/${id}`);
  await expect(page.getByText(/^\d E-Mails? · 1 fehlgeschlagen$/)).toBeVisible();
  await page.getByRole('heading', { name: 'E-Mails' }).click();
  const mails = page.getByRole('list', { name: 'E-Mails' });
  await expect(mails).toContainText(email);
  await expectAccessible(page);
  await mails.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(mails.getByText('Fehlgeschlagen')).toBeHidden();
  await mails.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/outbox\//);
  await expect(page.getByRole('link', { name: 'Antrag öffnen' })).toHaveAttribute(
    'href',
    `/submissions/${id}`,
  );
});

test('a guardian who has not agreed is named and asked again, also after staff confirmed', async ({
  page,
  app,
  mailbox,
}) => {
  const guardian = { firstName: 'Gisela', lastName: 'Fehlt', email: 'gisela.fehlt@example.org' };
  const { apply, send } = await programAt(app.baseURL);
  const tariffs = await send('GET', '/club/memberships');
  const forChildren = (Array.isArray(tariffs) ? tariffs : []).find(
    one => memberOf(one, 'name') === 'Kinder und Jugendliche',
  );
  const id = await apply({
    membershipId: memberOf(forChildren, 'id'),
    firstName: 'Kim',
    lastName: 'Fehlt',
    email: guardian.email,
    birthDate: '2014-05-01',
    guardians: [guardian],
    hasSoleCustody: true,
    guardianLiability: true,
  });
  await app.database.asOwner(
    owner => owner`update submissions set needs_confirmation = true, state = 'Confirmed', confirmed_at = now()
      where id = ${id}`,
  );
  await signInTo(page, `/submissions/${id}`);
  await expect(page.getByText('Zustimmung von Gisela Fehlt fehlt').first()).toBeVisible();
  await expect(page.getByText('Gisela Fehlt: noch nicht gefragt')).toBeVisible();
  await page.getByRole('button', { name: 'Link erneut senden' }).click();
  await expect(page.getByText(/^Gisela Fehlt: gefragt am /)).toBeVisible();
  await expectAccessible(page);
  const mail = await mailbox.waitFor(
    ({ recipients, text }) => recipients.includes(guardian.email) && /\/confirm\//.test(text ?? ''),
  );
  await page.goto(/http\S+\/confirm\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Ich stimme zu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestätigt, danke' })).toBeVisible();
  await page.goto(`/submissions/${id}`);
  await expect(page.getByText(/^Hat bestätigt: /)).toBeVisible();
  await expect(page.getByText('Zustimmung von Gisela Fehlt fehlt')).toHaveCount(0);
});

test('the first screen of a desktop shows summary, checks, person, address and decision', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Erna', lastName: 'Erstens', email: 'erna.erstens@example.org' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInTo(page, `/submissions/${id}`);
  await expect(page.getByRole('list', { name: 'Kurz gefasst' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Prüfung' })).toBeInViewport();
  await expect(definition(page, '09.03.1985')).toBeInViewport({ ratio: 1 });
  await expect(definition(page, /^Am Markt 1/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Annehmen' })).toBeInViewport({ ratio: 1 });
});
