import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type App, demoAdmin, expect, test } from '../fixtures/app';
import { expectAccessible } from './accessible-screen';

const password = 'drei Eulen zählen Laub';
const newPassword = 'vier Igel lesen Zeitung';
const sharedKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let made = 0;

/** Creates a Clerk of the demo club through an invitation. */
async function makePerson(app: App, page: Page, mailbox: { waitFor: WaitForMail }): Promise<string> {
  made += 1;
  const email = `person-${made}-${Date.now()}@demo.example`;
  const token = await tokenOf(page, demoAdmin.email, demoAdmin.password);
  const created = await page.request.post(`${app.baseURL}/api/v1/users`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { email, firstName: 'Petra', lastName: 'Person', role: 'Clerk' },
  });
  expect(created.status()).toBe(201);
  await page.goto(await linkIn(mailbox, email, 'accept-invitation'));
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(page.getByText('Dein Passwort ist festgelegt')).toBeVisible();
  return email;
}

type WaitForMail = (
  matches: (mail: { recipients: string[]; text?: string }) => boolean,
) => Promise<{ text?: string }>;

async function linkIn(mailbox: { waitFor: WaitForMail }, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+/${path}#\\S+`);
  const mail = await mailbox.waitFor(
    ({ recipients, text }) => recipients.includes(email) && pattern.test(text ?? ''),
  );
  return pattern.exec(mail.text ?? '')?.[0] ?? '';
}

async function tokenOf(page: Page, email: string, typed: string): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: typed } });
  return (await answer.json()).accessToken;
}

async function typeSignIn(page: Page, email: string, typed: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Anträge', level: 1 })).toBeVisible();
}

test('a user with a forgotten password sets a new one through a mail and signs in', async ({
  app,
  page,
  mailbox,
}) => {
  const email = await makePerson(app, page, mailbox);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expectAccessible(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Sieh in dein Postfach')).toBeVisible();
  await expectAccessible(page);

  const link = await linkIn(mailbox, email, 'reset-password');
  expect(new URL(link).origin).toBe(app.baseURL);
  await page.goto(link);
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Passwort1234');
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(page.getByText('leicht zu erraten')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dein Passwort ist festgelegt')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expectSignedIn(page);

  // A used link.
  await page.goto('/login');
  await page.goto(link);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(page.getByText('Dieser Link gilt nicht mehr', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  await expectAccessible(page);
  const code = /code=([\w-]{43})/.exec(link)?.[1];
  expect(code).toBeDefined();
  expect(app.web.output()).not.toContain(code);
});

test('an address without an account gets the same response as any other', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('E-Mail-Adresse').fill('nobody@demo.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wenn es zu nobody@demo.example ein Konto gibt')).toBeVisible();
});

test('an incomplete link shows an error instead of asking for a password', async ({ page }) => {
  for (const path of ['/reset-password', '/accept-invitation#for=YUBiLmV4YW1wbGU', '/confirm-email?code=1']) {
    await page.goto(path);
    await expect(page.getByText('Dieser Link gilt nicht mehr', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('the second factor is asked for after the password, and a recovery code replaces it', async ({
  app,
  page,
  mailbox,
}) => {
  const email = await makePerson(app, page, mailbox);
  const headers = { Authorization: `Bearer ${await tokenOf(page, email, password)}` };
  const address = '/api/v1/auth/manage/2fa';
  const { sharedKey: key } = await (await page.request.post(address, { headers, data: {} })).json();
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  const now = Date.now();
  const data = { enable: true, password, twoFactorCode: totp.generate({ timestamp: now - 30_000 }) };
  const { recoveryCodes } = await (await page.request.post(address, { headers, data })).json();

  await typeSignIn(page, email, password);
  const code = page.getByLabel('Code aus der App');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(new TOTP({ secret: Secret.fromBase32(sharedKey) }).generate({ timestamp: now }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Der Code stimmt nicht');
  await expectAccessible(page);
  await code.fill(totp.generate({ timestamp: now }));
  await page.keyboard.press('Enter');
  await expectSignedIn(page);

  await page.context().clearCookies();
  await typeSignIn(page, email, password);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await expect(page.getByLabel('Wiederherstellungscode')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Wiederherstellungscode').fill(recoveryCodes[0].toLowerCase());
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expectSignedIn(page);

  await page.context().clearCookies();
  await typeSignIn(page, email, password);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await page.getByLabel('Wiederherstellungscode').fill(recoveryCodes[0]);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Jeder Code gilt nur einmal');
  await page.getByRole('button', { name: 'Anderes Konto' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
});

test('a new address is used once its owner confirms it by the link in the mail', async ({
  app,
  page,
  mailbox,
}) => {
  const email = await makePerson(app, page, mailbox);
  const headers = { Authorization: `Bearer ${await tokenOf(page, email, password)}` };
  const newEmail = `new-${email}`;
  const data = { newEmail, oldPassword: password };
  expect((await page.request.post('/api/v1/auth/manage/info', { headers, data })).status()).toBe(200);
  await mailbox.waitFor(mail => mail.recipients.includes(email) && (mail.text ?? '').includes(newEmail));
  const link = await linkIn(mailbox, newEmail, 'confirm-email');
  await page.goto(link);
  await expectAccessible(page);
  const info = async () => (await page.request.get('/api/v1/auth/manage/info', { headers })).json();
  expect((await info()).email).toBe(email);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByText('Deine Adresse ist bestätigt')).toBeVisible();
  expect((await info()).email).toBe(newEmail);
  await typeSignIn(page, newEmail, password);
  await expectSignedIn(page);
});
