import type { Locator, Page } from '@playwright/test';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { demoAdmin, expect, test } from '../fixtures/app';
import { invitePerson } from '../fixtures/invite-person';
import { startReplica } from '../fixtures/replica';
import { expectNoViolations as expectAccessible } from './accessible-screen';
import { openScreen, signIn, signInTo, waitForHydration } from './sign-in';

const phone = { width: 320, height: 780 };
const wide = { width: 1280, height: 900 };

/** Asserts that the page fits a small phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(wide);
}

/** Texts that are cut off because they are longer than their room. */
function cutTexts(part: Locator): Promise<string[]> {
  return part.evaluate(element =>
    [...element.querySelectorAll('*')]
      .filter(one => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth)
      .map(one => one.textContent ?? ''),
  );
}

test('data protection is one entry of the settings, where the former addresses lead', async ({ page }) => {
  await signInTo(page, '/settings');
  const settings = page.getByRole('navigation', { name: 'Bereiche der Einstellungen' });
  await settings.getByRole('link', { name: 'Datenschutz' }).click();
  const parts = page.getByRole('navigation', { name: 'Bereiche des Datenschutzes' }).getByRole('link');
  await expect(parts).toHaveText([
    ...['Hinweise', 'Einwilligungen', 'Aufbewahrung', 'Nächtliche Aufgaben', 'Auskunft und Löschung'],
  ]);
  for (const [former, address, title] of [
    ['/club/privacy', '/settings/privacy', 'Hinweise'],
    ['/club/privacy/consents', '/settings/privacy/consents', 'Einwilligungen'],
    ['/club/privacy/retention', '/settings/privacy/retention', 'Aufbewahrung'],
    ['/settings/nightly-runs', '/settings/privacy/nightly-runs', 'Nächtliche Aufgaben'],
    ['/settings/persons', '/settings/privacy/persons', 'Auskunft und Löschung'],
  ] as const) {
    await page.goto(former);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expect(parts.and(page.locator('[aria-current=page]'))).toHaveText(title);
    await expectAccessible(page);
    await expectFitsPhone(page);
  }
});

test('who may not change settings reads the rules of data protection, beside the master data', async ({
  page,
}) => {
  await signInTo(page, '/club', 'viewer@demo.example');
  await page
    .getByRole('navigation', { name: 'Bereiche des Vereins' })
    .getByRole('link', { name: 'Datenschutz' })
    .click();
  const parts = page.getByRole('navigation', { name: 'Bereiche des Datenschutzes' }).getByRole('link');
  await expect(parts).toHaveText(['Hinweise', 'Einwilligungen', 'Aufbewahrung']);
});

const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test.describe('the settings', () => {
  // Many checks with axe, each in two themes.
  test.describe.configure({ timeout: 120_000 });

  test('show purpose and state of each part, and only the parts that the role may use', async ({
    page,
    context,
    app,
    mailbox,
  }) => {
    await signInTo(page, '/settings');
    const nav = page.getByRole('navigation', { name: 'Bereiche der Einstellungen' });
    await expect(nav.getByRole('link', { name: 'API-Schlüssel' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Personen.*Wer mitarbeitet.*\d+ Person/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Mailserver.*Server der Installation/ })).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await context.clearCookies();
    await signInTo(page, '/settings', await invitePerson(app.baseURL, mailbox, 'Manager'));
    await expect(nav.getByRole('link', { name: 'E-Mail-Texte' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Personen' })).toHaveCount(0);
    await openScreen(page, '/settings/api-keys');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dafür reicht deine Rolle nicht');
    for (const [email, path] of [
      ['clerk@demo.example', 'email-templates'],
      ['viewer@demo.example', 'outbox'],
    ] as const) {
      await context.clearCookies();
      await signInTo(page, '/settings/users', email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dafür reicht deine Rolle nicht');
      await openScreen(page, `/settings/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dafür reicht deine Rolle nicht');
    }
    await expectAccessible(page);
  });

  test('an invitation shows its link once where the installation has no mail server', async ({
    page,
    app,
  }) => {
    const port = await chooseLoopbackPort();
    const baseURL = `http://localhost:${port}`;
    const silent = await startReplica(app, { PORT: String(port), APP_URL: baseURL });
    await signIn(page);
    await openScreen(page, `${baseURL}/settings/users`);
    await page.getByRole('button', { name: 'Person einladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Person einladen' });
    await dialog.getByLabel('E-Mail-Adresse').fill(`handed-${Date.now()}@demo.example`);
    await dialog.getByLabel('Vorname').fill('Lena');
    await dialog.getByLabel('Nachname').fill('Link');
    await dialog.getByRole('button', { name: 'Einladen und Link zeigen' }).click();
    const handed = page.getByRole('dialog', { name: 'Link für Lena Link' });
    const link = (await handed.getByLabel('Link der Einladung').textContent()) ?? '';
    await expectAccessible(page, '[role=dialog]');
    await handed.getByRole('button', { name: 'Fertig' }).click();
    await page.goto(link);
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeVisible();
    await silent.stop();
  });

  test('users: invited, invited again, removed, given another role, deactivated and activated; the last Admin stays', async ({
    page,
    app,
    mailbox,
  }) => {
    const email = await invitePerson(app.baseURL, mailbox, 'Viewer');
    await signInTo(page, '/settings/users');
    const people = page.getByRole('table', { name: 'Personen mit Rolle' });
    await expect(people).toBeVisible();
    await page.setViewportSize(wide);
    expect(await cutTexts(people.locator('tbody')), 'names and addresses are whole').toEqual([]);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Person einladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Person einladen' });
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
    await expectAccessible(page, '[role=dialog]');
    const invited = `einladung-${Date.now()}@demo.example`;
    await dialog.getByLabel('E-Mail-Adresse').fill(invited);
    await dialog.getByLabel('Vorname').fill('Nora');
    await dialog.getByLabel('Nachname').fill('Neu');
    await dialog.getByRole('radio', { name: 'Leitung' }).check();
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(toast(page, 'Nora Neu ist eingeladen')).toBeVisible();
    await mailbox.waitFor(({ recipients }) => recipients.includes(invited));
    await page.getByRole('table').getByRole('link', { name: 'Nora Neu' }).click();
    await expect(page.getByText('Link gilt bis')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Einladung noch einmal senden' }).click();
    await expect(toast(page, 'Die Einladung wurde nicht noch einmal verschickt')).toBeVisible();
    await page.getByRole('button', { name: 'Einladung zurückziehen' }).click();
    await expectAccessible(page, '[role=alertdialog]');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Einladung zurückziehen' }).click();
    await expect(page).toHaveURL(/\/settings\/users$/);
    await expect(page.getByRole('link', { name: 'Nora Neu' })).toHaveCount(0);

    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(toast(page, 'Gespeichert')).toBeVisible();
    await page.getByRole('button', { name: 'Zugang abschalten' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zugang abschalten' }).click();
    await page.getByRole('button', { name: 'Zugang wieder einschalten' }).click();
    await expect(page.getByText(/ hat wieder Zugang$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zugang abschalten' })).toBeVisible();
    await page.getByRole('button', { name: 'Aus dem Verein entfernen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aus dem Verein entfernen' }).click();
    await expect(page).toHaveURL(/\/settings\/users$/);

    await page.getByRole('row').filter({ hasText: '(du)' }).getByRole('link').click();
    await page.getByRole('radio').nth(0).check();
    await expect(page.getByText('Du gibst die Rolle Administration ab')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alert').getByText('Das ist die letzte Person mit der Rolle')).toBeVisible();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByRole('button', { name: 'Aus dem Verein entfernen' }).click();
    const last = page.getByRole('alertdialog');
    await last.getByRole('button', { name: 'Aus dem Verein entfernen' }).click();
    await expect(last.getByText('Das ist die letzte Person mit der Rolle')).toBeVisible();
  });

  test('e-mail texts: placeholders at the cursor, errors at their line, tested, saved, reset, never overwritten', async ({
    page,
    app,
    mailbox,
  }) => {
    await signInTo(page, '/settings/email-templates');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(23);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Vorlagen für Rückfragen' }).click();
    const answers = page.getByRole('dialog', { name: 'Vorlagen für Rückfragen' });
    await answers.getByRole('button', { name: 'Neue Vorlage' }).click();
    await answers.getByLabel('Name').fill('Geburtsdatum fehlt');
    await answers.getByLabel('Text').fill('Bitte schreib uns noch dein Geburtsdatum.');
    await answers.getByRole('button', { name: 'Vorlage speichern' }).click();
    await expect(toast(page, 'Vorlage Geburtsdatum fehlt gespeichert')).toBeVisible();
    await answers.getByRole('button', { name: 'Vorlage Geburtsdatum fehlt löschen' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /löschen/ })
      .click();
    await expect(answers.getByText('Noch keine Vorlagen')).toBeVisible();
    await openScreen(page, '/settings/email-templates/MembershipAccepted');
    const subject = page.getByLabel('Betreff', { exact: true });
    const body = page.getByRole('textbox', { name: 'Text', exact: true });
    const frame = page.frameLocator('iframe[title^="E-Mail: "]');
    await expect(frame.getByText('TSV Lindental').first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await subject.fill('Servus ');
    await page.getByRole('button', { name: 'Vorname einsetzen' }).click();
    await expect(subject).toHaveValue('Servus {{Vorname}}');
    await expect(subject.locator('xpath=preceding-sibling::div').getByText('Vorname')).toHaveClass(
      /bg-accent-soft/,
    );
    await page.keyboard.press('ControlOrMeta+z');
    await expect(subject).toHaveValue('Servus ');
    await page.getByRole('button', { name: 'Vorname einsetzen' }).click();
    await body.fill('Unterlagen\nTrikot');
    const marks = page.getByRole('group', { name: 'Formatierung: Text', exact: true });
    await body.press('ControlOrMeta+a');
    await marks.getByRole('button', { name: 'Aufzählung' }).click();
    await expect(body).toHaveValue('- Unterlagen\n- Trikot');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(body).toHaveValue('Unterlagen\nTrikot');
    await body.press('ControlOrMeta+a');
    await marks.getByRole('button', { name: 'Nummerierte Liste' }).press('Enter');
    await expect(body).toHaveValue('1. Unterlagen\n2. Trikot');
    await expect(frame.getByRole('listitem').filter({ hasText: 'Trikot' })).toBeVisible();
    await body.fill('');
    await marks.getByRole('button', { name: 'Aufzählung' }).click();
    await page.keyboard.type('Trikot\nPass\n\nDanke');
    await expect(body).toHaveValue('- Trikot\n- Pass\nDanke');
    await body.fill('Satzung');
    await body.press('ControlOrMeta+a');
    await body.press('ControlOrMeta+b');
    await body.press('ControlOrMeta+i');
    await expect(body).toHaveValue('***Satzung***');
    await body.fill('Satzung');
    await body.press('ControlOrMeta+a');
    await marks.getByRole('button', { name: 'Link' }).click();
    const link = page.getByRole('dialog', { name: 'Link einfügen' });
    await expect(link.getByLabel('Beschriftung')).toHaveValue('Satzung');
    await expectAccessible(page);
    await link.getByLabel('Adresse', { exact: true }).fill('keine Adresse');
    await page.keyboard.press('Enter');
    await expect(link.getByLabel('Adresse', { exact: true })).toBeFocused();
    await link.getByLabel('Adresse', { exact: true }).fill('demo.example/satzung');
    await page.keyboard.press('Enter');
    await page.keyboard.type('.');
    await expect(body).toHaveValue('[Satzung](https://demo.example/satzung).');
    await page.keyboard.press('Backspace');
    await expect(frame.getByRole('link', { name: 'Satzung', exact: true })).toBeVisible();
    await body.fill('Danke [hier](https://demo.example)');
    await body.press('ArrowLeft');
    await marks.getByRole('button', { name: 'Link' }).click();
    const edit = page.getByRole('dialog', { name: 'Link bearbeiten' });
    await edit.getByLabel('Beschriftung').fill('Stand ansehen');
    await edit.getByLabel('Führt zu').selectOption('Link zur Statusseite');
    await edit.getByLabel('Als Schaltfläche').check();
    await edit.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(body).toHaveValue('Danke\n\n[Stand ansehen]({{Link zur Statusseite}})');
    await expect(body).toBeFocused();
    await expect(frame.locator('.button').getByRole('link', { name: 'Stand ansehen' })).toBeVisible();
    await body.fill('Hallo,\n\n{{Vornahme}}');
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Ähnlich heißen: {{Vorname}}, ')).toBeVisible();
    await page.getByRole('button', { name: 'Zeile 3 zeigen: Vornahme' }).click();
    await page.keyboard.type('willkommen im Verein');
    await expect(frame.getByText('willkommen im Verein')).toBeVisible();
    await page.getByText('Handy', { exact: true }).click();
    await expect(page.locator('iframe[title^="E-Mail: "]')).toHaveCSS('width', '320px');
    await page.getByText('Nur Text', { exact: true }).click();
    await expect(page.getByText('willkommen im Verein').last()).toBeVisible();
    await page.getByText('Computer', { exact: true }).click();
    await page.getByRole('group', { name: 'Sprache der Vorschau' }).getByText('Englisch').click();
    const english = page.getByRole('textbox', { name: /^Text \(Englisch\)/ });
    await expect(english).toHaveValue(/\{\{Verein\}\}/);
    await page.getByRole('textbox', { name: /^Betreff \(Englisch\)/ }).fill('');
    await english.fill('Welcome to ');
    await page.getByRole('button', { name: 'Verein einsetzen', exact: true }).click();
    await expect(english).toHaveValue('Welcome to {{Verein}}');
    await page
      .getByRole('group', { name: 'Formatierung: Text (Englisch)' })
      .getByRole('button', { name: 'Fett' })
      .click();
    await page.keyboard.type('club');
    await expect(frame.getByText('Welcome to TSV Lindental')).toBeVisible();
    await expect(frame.locator('strong, b').getByText('club')).toBeVisible();
    await expect(page.getByText('Der Betreff ist nicht auf Englisch übersetzt')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Test an mich senden' }).click();
    // Other tests share the mailbox and accept people with the same words.
    const testWith = (words: RegExp) => (mail: { subject?: string; text?: string }) =>
      /^Test: /.test(mail.subject ?? '') && words.test(mail.text ?? '');
    await mailbox.waitFor(testWith(/Welcome to TSV Lindental/));
    await english.fill('{{nobody}}');
    await expect(english).toHaveAttribute('aria-invalid', 'true');
    await english.fill('');
    await page.getByRole('group', { name: 'Sprache der Vorschau' }).getByText('Deutsch').click();
    await page.getByRole('button', { name: 'Test an mich senden' }).click();
    await expect(toast(page, `unterwegs an ${demoAdmin.email}`).first()).toBeVisible();
    const test = await mailbox.waitFor(testWith(/willkommen im Verein/));
    expect(test.subject).toMatch(/^Test: Servus/);
    expect(test.recipients).toEqual([demoAdmin.email]);

    await page.getByRole('link', { name: 'Mailserver' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
    const headers = await signInByApi(app.baseURL);
    const path = '/club/settings/email-templates/MembershipAccepted';
    const theirs = { subject: 'Von jemand anderem', body: 'Hallo {{firstName}}' };
    expect((await callApi(app.baseURL, 'PUT', path, { body: theirs, headers })).status).toBe(200);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Von jemand anderem' })).toBeVisible();
    await expect(
      page.getByRole('definition').filter({ hasText: 'von dir eingegeben: Servus' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(toast(page, 'Der Text gilt ab der nächsten E-Mail')).toBeVisible();
    const stored = await callApi(app.baseURL, 'GET', path, { headers });
    expect(memberOf(stored.json, 'subject')).toBe('Servus {{firstName}}');
    await page.getByRole('button', { name: 'Standardtext wiederherstellen' }).click();
    await expectAccessible(page, '[role=alertdialog]');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Standardtext wiederherstellen' })
      .click();
    await expect(subject).toHaveValue('Dein Mitgliedsantrag ist angenommen (Nr. {{Nummer}}) · {{Verein}}');

    await page.setViewportSize({ width: 1600, height: 900 });
    const [chip, preview] = [
      page.getByRole('button', { name: 'Tarif einsetzen' }),
      page.locator('iframe').first(),
    ];
    await body.press('ControlOrMeta+End');
    await expect(frame.getByText('Viele Grüße')).toBeInViewport();
    await expect(chip).toBeInViewport();
    const placeOfText = async () => (await body.boundingBox())?.y;
    const before = await placeOfText();
    await chip.click();
    await expect(body).toHaveValue(/\{\{Tarif\}\}$/);
    await expect(body).toBeFocused();
    // The English subject appears above the text, which must not move under the cursor.
    expect(await placeOfText()).toBe(before);
    await expect(preview).toBeInViewport();
    await page.keyboard.press('Backspace');
    await expect(body).not.toHaveValue(/\{\{Tarif\}\}$/);
    await expect(body).not.toHaveValue(/Tarif$/);
  });

  test('the mail server: presets, tested before it is saved, password asked for again, domain checked, removed', async ({
    page,
    mailbox,
  }) => {
    await signInTo(page, '/settings/mail-server');
    await page.getByLabel('Anbieter').selectOption('IONOS');
    await expect(page.getByLabel('Server', { exact: true })).toHaveValue('smtp.ionos.de');
    await expect(page.getByLabel('Port')).toHaveValue('465');
    await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(mailbox.port));
    await page.getByLabel('Verschlüsselung').selectOption('None');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Absenderadresse')).toBeFocused();
    await page.getByLabel('Absenderadresse').fill('verein@gmx.de');
    mailbox.refuse(address => address.startsWith('niemand@'));
    await page.getByLabel('Test-E-Mail an').fill('niemand@demo.example');
    await page.getByRole('button', { name: 'Test-E-Mail senden' }).click();
    await expect(page.getByText('Es hat nicht geklappt')).toBeVisible();
    await expect(page.getByText('Empfangsadresse: hier gescheitert')).toBeAttached();
    await expectAccessible(page);
    mailbox.refuse(() => false);
    await page.getByRole('button', { name: 'Test-E-Mail senden' }).click();
    await expect(page.getByText('Es hat geklappt')).toBeVisible();
    await page.getByRole('button', { name: 'Domain prüfen' }).click();
    await expect(page.getByText('gmx.de gehört einem Mailanbieter')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(toast(page, 'Der Mailserver ist gespeichert')).toBeVisible();
    await expect(page.getByText('E-Mails werden von verein@gmx.de')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByLabel('Benutzername').fill('verein');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Passwort')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByRole('button', { name: 'Mailserver entfernen' }).click();
    await expectAccessible(page, '[role=alertdialog]');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mailserver entfernen' }).click();
    await expect(page.getByText('Ohne eigenen Server werden E-Mails von')).toBeVisible();
  });

  test('notifications: chosen by user and kind, saved, and not overwritten', async ({ page, app }) => {
    const headers = await signInByApi(app.baseURL);
    const path = '/club/settings/notifications';
    const put = async (users: object[]) =>
      expect((await callApi(app.baseURL, 'PUT', path, { body: { users }, headers })).status).toBe(200);
    await put([]);
    await signInTo(page, '/settings/notifications');
    await page.getByRole('checkbox', { name: /^Kündigungen an Jürgen Weber/ }).check();
    await page.getByRole('checkbox', { name: /^Monatsbericht an Jürgen Weber/ }).check();
    const { json } = await callApi(app.baseURL, 'GET', path, { headers });
    const people = memberOf(json, 'users');
    const aylin = Array.isArray(people) ? people.find(one => memberOf(one, 'firstName') === 'Aylin') : null;
    const userId = memberOf(aylin, 'userId');
    await put([{ userId, kinds: ['Change'] }]);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Das hat nur die andere Person geändert')).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Aylin Öztürk' })).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(toast(page, 'Gespeichert')).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('checkbox', { name: /^Kündigungen an Jürgen Weber/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Monatsbericht an Jürgen Weber/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Änderungsanträge an Aylin Öztürk/ })).toBeChecked();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  test('API keys: shown once, usable, and invalid once revoked', async ({ page, app }) => {
    await signInTo(page, '/settings/api-keys');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Schlüssel anlegen' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByLabel('Name').fill('Kassenprogramm');
    await dialog.getByLabel('Gültigkeit').selectOption('90 Tage');
    await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click();
    const key = (await dialog.getByRole('region', { name: 'Schlüssel' }).textContent()) ?? '';
    expect(key).toMatch(/^ek_/);
    await expectAccessible(page, '[role=dialog]');
    const headers = { Authorization: `Bearer ${key}` };
    expect((await callApi(app.baseURL, 'GET', '/club/info', { headers })).status).toBe(200);
    await dialog.getByRole('button', { name: 'Ich habe ihn gespeichert' }).click();
    await page.reload();
    await waitForHydration(page);
    const row = page.getByRole('row').filter({ hasText: 'Kassenprogramm' });
    await expect(row).toContainText(`…${key.slice(-4)}`);
    await expect(page.getByText(key)).toHaveCount(0);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await row.getByRole('button', { name: 'Schlüssel Kassenprogramm widerrufen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click();
    // Wait for the dialog to close: under a dialog, rows have no role, so the next check would pass too early.
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(row).toHaveCount(0);
    expect((await callApi(app.baseURL, 'GET', '/club/info', { headers })).status).toBe(401);
  });

  test('the outbox: filtered by state and kind, read, and without links into accounts', async ({
    page,
    app,
    mailbox,
  }) => {
    await invitePerson(app.baseURL, mailbox, 'Clerk');
    await signInTo(page, '/settings/outbox');
    await expect(page).toHaveURL(/[^s]\/outbox$/);
    await page.getByLabel('Nach Art der E-Mail filtern').selectOption('Einladung ins Team');
    await expect(page).toHaveURL(/type=UserInvitation/);
    await expectAccessible(page);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText('Inhalt nur für', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await openScreen(page, '/outbox');
    await page.getByRole('searchbox', { name: 'Betreff, Name oder E-Mail-Adresse suchen' }).fill('ZUGANG');
    await expect(page).toHaveURL(/\?q=ZUGANG$/);
    await expect(page.getByRole('table').getByRole('link').first()).toContainText('Zugang');
    await expectAccessible(page);
    await openScreen(page, '/settings/outbox?state=Failed&type=EmailChange');
    await page.getByRole('button', { name: 'Alle zeigen' }).click();
    await expect(page).toHaveURL(/[^s]\/outbox$/);
  });
});
