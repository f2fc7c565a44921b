import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { type App, expect, test } from '../fixtures/app';
import { expectGoodScreen } from './good-screen';
import { waitForHydration } from './sign-in';

const password = 'drei Eulen zählen Laub';
const newPassword = 'vier Igel lesen Zeitung';

type Mailbox = {
  waitFor(matches: (mail: { recipients: string[]; text?: string }) => boolean): Promise<{ text?: string }>;
};

/** Creates a user of the demo club with a role and a password through the API. */
async function makePerson(app: App, mailbox: Mailbox, role: string): Promise<string> {
  const email = `account-${Date.now()}-${Math.random().toString(36).slice(2, 6)}@demo.example`;
  const headers = await signInByApi(app.baseURL);
  const body = { email, firstName: 'Petra', lastName: 'Person', role };
  expect((await callApi(app.baseURL, 'POST', '/users', { headers, body })).status).toBe(201);
  const link = await linkTo(mailbox, email, 'accept-invitation');
  const resetCode = new URLSearchParams(link.hash.slice(1)).get('code');
  const reset = { email, resetCode, newPassword: password };
  expect((await callApi(app.baseURL, 'POST', '/auth/reset-password', { body: reset })).status).toBe(204);
  return email;
}

async function linkTo(mailbox: Mailbox, email: string, path: string): Promise<URL> {
  const pattern = new RegExp(`https?://\\S+/${path}#\\S+`);
  const mail = await mailbox.waitFor(
    ({ recipients, text }) => recipients.includes(email) && pattern.test(text ?? ''),
  );
  return new URL(pattern.exec(mail.text ?? '')?.[0] ?? 'about:blank');
}

async function signIn(page: Page, email: string, path = '/account', typed = password): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(address => address.pathname !== '/login');
  await waitForHydration(page);
}

test('name, password and address are changed, and other sign-ins end', async ({ app, page, mailbox }) => {
  const email = await makePerson(app, mailbox, 'Clerk');
  const login = await callApi(app.baseURL, 'POST', '/auth/login', { body: { email, password } });
  const headers = { Authorization: `Bearer ${memberOf(login.json, 'accessToken')}` };
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Dein Konto', level: 1 })).toBeVisible();

  await page.getByLabel('Vorname').fill('Paula');
  await page.getByRole('button', { name: 'Name speichern' }).click();
  await expect(page.getByRole('button', { name: /Paula Person/ })).toBeVisible();

  const sessions = page.getByRole('list', { name: 'Wo du angemeldet bist' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Chrome auf Linux');
  await expect(sessions.getByRole('listitem').first()).toContainText('Dieses Gerät');
  await sessions.getByRole('button', { name: /^Abmelden ?: Programm/ }).click();
  await expectGoodScreen(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await callApi(app.baseURL, 'GET', '/auth/manage/info', { headers })).status).toBe(401);

  await page.getByLabel('Bisheriges Passwort').fill('falsch falsch falsch');
  await page.getByLabel('Neues Passwort').fill('Passwort1234');
  await expect(page.getByText('Leicht zu erraten')).toBeVisible();
  await page.getByLabel('Neues Passwort').fill(newPassword);
  await expect(page.getByText(/^(Sehr gut|Gut):/)).toBeVisible();
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByLabel('Bisheriges Passwort')).toBeFocused();
  await page.getByLabel('Bisheriges Passwort').fill(password);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Passwort geändert')).toBeVisible();

  const newEmail = `new-${email}`;
  await page.getByLabel('Neue E-Mail-Adresse').fill(newEmail);
  await page.getByLabel('Passwort zur Bestätigung').fill(newPassword);
  await page.getByRole('button', { name: 'Adresse ändern' }).click();
  await expect(page.getByText('Noch ein Schritt')).toBeVisible();
  await page.goto((await linkTo(mailbox, newEmail, 'confirm-email')).href);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await page.goto('/account');
  await expect(page.getByText(`Du meldest dich mit ${newEmail} an.`)).toBeVisible();
});

test('the second factor is set up with a code of the app, and switched off with a recovery code', async ({
  app,
  page,
  mailbox,
}) => {
  const email = await makePerson(app, mailbox, 'Viewer');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await expect(page.getByRole('img', { name: /^QR-Code/ }).locator('path')).toHaveCount(1);
  const key = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '';
  const confirmed = page.locator('form', { has: page.getByLabel('Code aus der App') });
  await confirmed.getByLabel('Passwort zur Bestätigung').fill(password);
  await page.getByLabel('Code aus der App').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code aus der App')).toBeFocused();
  await expectGoodScreen(page);
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByLabel('Code aus der App').fill(totp.generate());
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectGoodScreen(page);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('eintritt-wiederherstellungscodes.txt');
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText('Du hast noch 10 Wiederherstellungscodes.')).toBeVisible();

  await page.getByRole('button', { name: 'Ausschalten' }).click();
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await expectGoodScreen(page);
  await page.getByLabel('Wiederherstellungscode').fill(recoveryCode);
  await page.getByRole('button', { name: 'Ausschalten' }).click();
  await expect(page.getByText('Ausgeschaltet', { exact: true })).toBeVisible();
});

test('the command palette opens screens by keyboard, and every way out asks about unsaved changes', async ({
  app,
  page,
  mailbox,
}) => {
  const email = await makePerson(app, mailbox, 'Clerk');
  await signIn(page, email, '/submissions');
  await expect(page.getByRole('heading', { name: 'Anträge', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Suche' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'Postausgang' })).toHaveCount(0);
  await expectGoodScreen(page);
  await field.fill('konto');
  await expect(page.getByRole('option', { name: 'Dein Konto' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dein Konto', level: 1 })).toBeVisible();

  const ask = page.getByRole('alertdialog', { name: 'Seite ohne Speichern verlassen?' });
  await page.getByLabel('Vorname').fill('Ungesichert');
  await page.evaluate(() => history.back());
  await expect(ask).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await ask.getByRole('button', { name: 'Abbrechen' }).click();
  await page.keyboard.press('Control+k');
  await field.fill('übersicht');
  await page.keyboard.press('Enter');
  await expect(ask).toBeVisible();
  await ask.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue('Ungesichert');
  await page.evaluate(() => history.back());
  await ask.getByRole('button', { name: 'Seite verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Anträge', level: 1 })).toBeVisible();

  const { json } = await callApi(app.baseURL, 'GET', '/submits?limit=1', {
    headers: await signInByApi(app.baseURL),
  });
  const lastName = String(memberOf(json, 'items', 0, 'lastName'));
  await page.keyboard.press('Control+k');
  await field.fill(lastName);
  await page.getByRole('option', { name: lastName }).first().click();
  await expect(page).toHaveURL(/\/submissions\/[\w-]{36}/);
});

test('the session warns before it ends, and can be renewed without losing input', async ({
  app,
  page,
  mailbox,
}) => {
  const email = await makePerson(app, mailbox, 'Clerk');
  await page.clock.install();
  await signIn(page, email);
  await page.getByLabel('Vorname').fill('Noch nicht gespeichert');
  await page.clock.fastForward(14 * 24 * 3600_000 - 5 * 60_000);
  await expect(page.getByText(/^Deine Sitzung endet um/)).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  const again = page.getByRole('dialog', { name: 'Bitte melde dich wieder an' });
  await expect(again).toBeVisible();
  await again.getByLabel('Passwort', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue('Noch nicht gespeichert');
});

test('a user of two clubs switches between them in the menu', async ({ app, page, mailbox }) => {
  const email = await makePerson(app, mailbox, 'Clerk');
  const first = await app.database.asOwner(async sql => {
    const [club] = await sql`
      insert into clubs (id, slug, name) values (gen_random_uuid(), ${`second-${Date.now()}`}, 'Zweiter Verein')
      returning id`;
    await sql`insert into club_users (club_id, user_id, role)
      select ${String(club?.id)}, id, 'Viewer' from users where email = ${email}`;
    const [demo] = await sql`select id, name from clubs where slug = 'demo'`;
    return { id: String(demo?.id), name: String(demo?.name) };
  });
  await signIn(page, email, '/account');
  await page.getByRole('button', { name: /Konto/ }).first().click();
  await expectGoodScreen(page);
  await page.getByRole('menuitemradio', { name: 'Zweiter Verein' }).click();
  await page.waitForURL(url => url.pathname !== '/account');
  await expect(page.getByRole('complementary').getByText('Zweiter Verein')).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('button', { name: /Konto/ }).first().click();
  await expect(page.getByRole('menuitemradio', { name: 'Zweiter Verein' })).toBeChecked();

  // Like the link of a mail about the other club.
  await page.goto(`/submissions?club=${first.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dieser Link gehört zu ${first.name}`);
  await waitForHydration(page);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: `Zu ${first.name} wechseln` }).click();
  await expect(page.getByRole('heading', { name: 'Anträge', level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary').getByText(first.name)).toBeVisible();
});

test('an invitation to a second club is accepted in the account, and the user leaves the club again', async ({
  app,
  page,
  mailbox,
}) => {
  const email = await makePerson(app, mailbox, 'Clerk');
  // Not the demo's Admin, whose next sign-in would open the guest club in another test.
  const host = await makePerson(app, mailbox, 'Viewer');
  const login = { email: host, password };
  const { json: session } = await callApi(app.baseURL, 'POST', '/auth/login', { body: login });
  const clubName = `Gastverein ${Date.now()}`;
  const clubId = await app.database.asOwner(async sql => {
    const [club] = await sql`
      insert into clubs (id, slug, name) values (gen_random_uuid(), ${`guest-${Date.now()}`}, ${clubName})
      returning id`;
    await sql`insert into club_users (club_id, user_id, role)
      select ${String(club?.id)}, id, 'Admin' from users where email = ${host}`;
    return String(club?.id);
  });
  const { json } = await callApi(app.baseURL, 'POST', '/auth/switch-club', {
    headers: { Authorization: `Bearer ${memberOf(session, 'accessToken')}` },
    body: { clubId },
  });
  const headers = { Authorization: `Bearer ${memberOf(json, 'accessToken')}` };
  const body = { email, firstName: 'Getippter', lastName: 'Name', role: 'Viewer' };
  expect((await callApi(app.baseURL, 'POST', '/users', { headers, body })).status).toBe(201);
  const mail = await mailbox.waitFor(
    ({ recipients, text }) => recipients.includes(email) && (text ?? '').includes(clubName),
  );
  await page.goto(/https?:\/\/\S+\/accept-invitation\S+/.exec(mail.text ?? '')?.[0] ?? 'about:blank');
  await page.getByRole('link', { name: 'Du hast schon ein Konto?' }).click();
  await page.waitForURL(/\/login/);
  await signIn(page, email, page.url());

  const invitations = page.getByRole('list', { name: 'Einladungen' });
  await expect(invitations.getByText(clubName, { exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await invitations.getByRole('button', { name: new RegExp(`^Annehmen.*${clubName}`) }).click();
  await expect(page.getByText(`Du gehörst jetzt zu ${clubName}`)).toBeVisible();
  const clubs = page.getByRole('list', { name: 'Deine Vereine' });
  await expect(clubs.getByText(clubName, { exact: true })).toBeVisible();
  await expect(invitations).toBeHidden();

  await clubs.getByRole('button', { name: new RegExp(`^Verlassen.*${clubName}`) }).click();
  await expectGoodScreen(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verein verlassen' }).click();
  await page.waitForURL(url => url.pathname !== '/account');
  await page.goto('/account');
  await expect(clubs.getByRole('listitem')).toHaveCount(1);
});
