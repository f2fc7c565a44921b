import type { Page } from '@playwright/test';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectNoViolations } from './accessible-screen';
import { goOn } from './fill-membership';
import { expectNoSidewaysScroll, fillIn, openLive, phone } from './form-steps';
import { mailedLink } from './mailed-link';
import { sendApplication } from './send-application';
import { signInTo } from './sign-in';

const address = { street: 'Rosenweg 7', zip: '53111', city: 'Bonn' };
const account = 'Petra Allein, DE** **** 3000';

/** The first of January of the year in which a person turns this old: they are that old on every day of this year. */
const bornFor = (age: number) => `01.01.${new Date().getFullYear() - age}`;

type Family = { readonly jonas: string; readonly petra: string; readonly klaus: string };

/** Addresses of a family that no other test uses. */
const familyOf = (name: string): Family => ({
  jonas: `jonas@${name}.example`,
  petra: `petra@${name}.example`,
  klaus: `klaus@${name}.example`,
});

/** Fills in the form as a 16-year-old, up to the page that shows all answers. */
async function fillAsMinor(page: Page, { jonas, petra, klaus }: Family, consent = ''): Promise<void> {
  await openLive(page, 'membership');
  await page.getByRole('radio', { name: /^Für mich/ }).check();
  await fillIn(page, { birthDate: bornFor(16) });
  await page.getByRole('radio', { name: /^Kinder und Jugendliche/ }).check();
  await goOn(page, 'Deine Angaben');
  await expect(
    page.getByText('An diese Adresse schicken wir dir gleich eine Eingangsbestätigung'),
  ).toBeVisible();
  await fillIn(page, {
    firstName: 'Jonas',
    lastName: 'Allein',
    email: jonas,
    ...address,
    'guardians.0.firstName': 'Petra',
    'guardians.0.lastName': 'Allein',
    'guardians.0.email': petra,
    'guardians.1.firstName': 'Klaus',
    'guardians.1.lastName': 'Allein',
    'guardians.1.email': klaus,
  });
  await expect(page.getByRole('checkbox', { name: /haften für die Beiträge/ })).toHaveCount(0);
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  await expect(page.getByText('Konto und Mandat gehören meist den Eltern')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Ich erteile dieses/ })).toHaveCount(0);
  await expect(page.locator('#accountHolder')).toHaveValue('Petra Allein');
  await fillIn(page, { iban: 'DE89370400440532013000' });
  await expectNoSidewaysScroll(page);
  await goOn(page, 'Einwilligung und Unterschrift');
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  if (consent !== '') await page.getByRole('checkbox', { name: consent, exact: true }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Jonas Allein' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeFocused();
}

/** Asserts that child, cost and account are seen on opening the link, and before the declarations. */
async function expectFactsFirst(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Zustimmung fehlt noch');
  const glance = page.locator('dl').first();
  await expect(glance).toBeInViewport({ ratio: 1 });
  for (const fact of [`Jonas Allein, geboren am ${bornFor(16)}`, /7,50\s€ im Monat/, account])
    await expect(glance).toContainText(fact);
  const consent = await page
    .getByRole('checkbox', { name: /^Ich stimme zu, dass Jonas Allein/ })
    .boundingBox();
  const facts = await glance.boundingBox();
  expect(consent?.y ?? 0).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));
  await expectNoSidewaysScroll(page);
}

const consentOf = (page: Page) => page.getByRole('checkbox', { name: /^Ich stimme zu, dass Jonas Allein/ });
const mandateOf = (page: Page) =>
  page.getByRole('checkbox', { name: /^Ich darf über das Konto verfügen und erteile dieses/ });
const send = (page: Page) => page.getByRole('button', { name: 'Verbindlich absenden' }).click();

async function expectPdf(page: Page, status: string): Promise<void> {
  const copy = await page.request.get(`/api/v1/public${status}/pdf`);
  expect(copy.status()).toBe(200);
  expect(copy.headers()['content-type']).toBe('application/pdf');
}

test.use({ viewport: phone, hasTouch: true });

test('a minor applies alone, and each guardian grants by their own link what binds them', async ({
  page,
  mailbox,
}) => {
  const family = familyOf('alone');
  await fillAsMinor(page, family);
  await expect(page.locator('#review')).toContainText(
    'erteilen die Erziehungsberechtigten bei der Zustimmung',
  );
  await sendApplication(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Noch ein Schritt: Petra Allein und Klaus Allein müssen noch zustimmen',
  );
  for (const email of Object.values(family)) await expect(page.getByRole('main')).toContainText(email);
  await expectNoViolations(page);
  const senders = (await page.getByRole('link', { name: /^Stand ansehen/ }).getAttribute('href')) ?? '';

  const receipt = await mailbox.waitFor(({ recipients }) => recipients.includes(family.jonas));
  expect(receipt.subject).toMatch(
    /^Dein Antrag ist da, die Zustimmung von Petra Allein und Klaus Allein fehlt noch/,
  );
  expect(receipt.text).toContain('die Zustimmung von Petra Allein und Klaus Allein');
  expect(receipt.text).not.toContain('/confirm/');
  const own = await mailedLink(mailbox, family.jonas, 'status');
  await page.goto(own);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mitgliedsantrag: wartet auf Zustimmung');
  for (const name of ['Petra', 'Klaus'])
    await expect(page.getByText(`Als Nächstes: ${name} Allein stimmt zu`)).toBeVisible();
  await expectPdf(page, own);

  await page.goto(await mailedLink(mailbox, family.klaus, 'confirm'));
  await expectFactsFirst(page);
  await expect(page.getByText('Das Mandat für dieses Konto kann nur Petra Allein erteilen')).toBeVisible();
  await expect(mandateOf(page)).toHaveCount(0);

  await page.goto(await mailedLink(mailbox, family.petra, 'confirm'));
  await expectFactsFirst(page);
  await expectNoViolations(page);
  await send(page);
  const errors = page.locator('#errors');
  await expect(errors).toContainText('Deine Zustimmung fehlt: Setze das erste Häkchen');
  await expect(errors).toBeFocused();
  await expect(errors).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Bitte prüfen: /);
  await expect(consentOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await consentOf(page).check();
  await mandateOf(page).check();
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigt, danke');
  await expect(page.getByText('Es fehlt noch die Zustimmung von Klaus Allein')).toBeVisible();
  await expect(page.getByText(account)).toBeVisible();

  await page.goto(await mailedLink(mailbox, family.klaus, 'confirm'));
  await expectFactsFirst(page);
  await consentOf(page).check();
  // Without a connection the browser shows a page of its own. Its Back button brings the ticks back.
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByRole('main')).toHaveCount(0);
  await page.goBack();
  await expect(consentOf(page)).toBeChecked();
  await page.context().setOffline(false);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigt, danke');
  await page.getByRole('link', { name: 'Stand ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigt – der Verein prüft den Antrag');

  for (const status of [own, new URL(senders).pathname]) {
    await page.goto(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bestätigt – der Verein prüft den Antrag',
    );
    for (const moment of ['Petra Allein hat zugestimmt', 'Klaus Allein hat zugestimmt'])
      await expect(page.getByRole('listitem').filter({ hasText: moment })).toContainText(/\d{2}:\d{2}/);
    await expect(page.getByText(account)).toBeVisible();
    await expect(page.getByRole('region', { name: 'SEPA-Lastschriftmandat' })).toContainText(
      'Mandat erteilt von: Petra Allein',
    );
    await expectPdf(page, status);
  }
  await expectNoSidewaysScroll(page);
});

test('a guardian grants the mandate for another account after the consent', async ({ page, mailbox }) => {
  const family = familyOf('later');
  await fillAsMinor(page, family);
  await sendApplication(page);
  await page.goto(await mailedLink(mailbox, family.petra, 'confirm'));
  await page.getByText('Ein anderes Konto angeben').click();
  await fillIn(page, { accountHolder: 'Klaus Allein', iban: 'DE02 1203 0000 0000 2020 51' });
  await consentOf(page).check();
  await mandateOf(page).check();
  await send(page);
  await expect(page.locator('#errors')).toContainText('Das Mandat dafür kann nur Klaus Allein erteilen');
  await expect(page.locator('#accountHolder')).toHaveValue('Klaus Allein');
  await expectNoViolations(page);
  await mandateOf(page).uncheck();
  await send(page);
  await expect(page.locator('#errors')).toContainText('Setze auch das Häkchen für das Mandat');
  await expect(page.locator('#iban')).toHaveValue('DE02 1203 0000 0000 2020 51');
  await fillIn(page, { accountHolder: '', iban: '' });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Das Lastschriftmandat fehlt noch' })).toBeVisible();
  await page.getByRole('button', { name: 'Mandat erteilen' }).click();
  await expect(page.locator('#errors')).toContainText('Setze das Häkchen beim Mandat, um es zu erteilen');
  await page.getByText('Ein anderes Konto angeben').click();
  await fillIn(page, { accountHolder: 'Petra Allein', iban: 'DE89 3704 0044 0532 0130 01' });
  await page.getByRole('button', { name: 'Mandat erteilen' }).click();
  await expect(page.locator('#errors')).toContainText('Setze auch das Häkchen für das Mandat');
  await expect(page.locator('#iban')).toHaveValue('DE89 3704 0044 0532 0130 01');
  await expect(page.locator('#iban')).toHaveAttribute('aria-invalid', 'true');
  await mandateOf(page).check();
  await page.getByRole('button', { name: 'Mandat erteilen' }).click();
  await expect(page.locator('#iban')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await fillIn(page, { iban: 'DE02 1203 0000 0000 2020 51' });
  await page.getByRole('button', { name: 'Mandat erteilen' }).click();
  await expect(page.getByText('Petra Allein, DE** **** 2051')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mandat erteilen' })).toHaveCount(0);
});

test('a guardian withdraws a consent without JavaScript, and member, office and history see who did', async ({
  page,
  app,
  browser,
  mailbox,
}) => {
  const family = familyOf('withdraw');
  const consent = 'Fotos auf der Website';
  await fillAsMinor(page, family, consent);
  await sendApplication(page);

  const context = await browser.newContext({
    baseURL: app.baseURL,
    javaScriptEnabled: false,
    viewport: phone,
    locale: 'de-DE',
  });
  const plain = await context.newPage();
  await plain.goto(await mailedLink(mailbox, family.klaus, 'confirm'));
  const given = plain.getByRole('group', { name: 'Einwilligungen im Antrag' });
  const withdraw = given.getByRole('checkbox', { name: `„${consent}“ zurücknehmen` });
  await expect(given.getByRole('checkbox')).toHaveCount(1);
  await expect(withdraw).not.toBeChecked();
  await expectNoSidewaysScroll(plain);
  await withdraw.check();
  await send(plain);
  await expect(plain.locator('#errors')).toContainText('Deine Zustimmung fehlt');
  await expect(withdraw).toBeChecked();
  await consentOf(plain).check();
  await send(plain);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Bestätigt, danke');
  await plain.goto(await mailedLink(mailbox, family.petra, 'confirm'));
  await expect(consentOf(plain)).toBeVisible();
  await expect(given).toHaveCount(0);
  await context.close();

  await page.goto(await mailedLink(mailbox, family.petra, 'confirm'));
  await expectNoViolations(page);
  await page.goto(await mailedLink(mailbox, family.jonas, 'status'));
  await expect(page.getByText('nicht erteilt, zurückgenommen von Klaus Allein')).toBeVisible();

  const headers = await signInByApi(app.baseURL);
  const list = await callApi(app.baseURL, 'GET', `/submits?q=${family.jonas}`, { headers });
  await signInTo(page, `/submissions/${memberOf(list.json, 'items', 0, 'id')}`);
  await expect(page.getByText('Nicht erteilt, zurückgenommen von Klaus Allein')).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: 'Einwilligungen geändert' });
  await expect(entry).toContainText('Klaus Allein');
  await expect(entry).toContainText(`${consent} → `);
  await expect(entry).toContainText('Nicht erteilt');
});

test('a correction that makes two people of the application equal is asked about', async ({
  page,
  mailbox,
}) => {
  const family = familyOf('alike');
  await fillAsMinor(page, family);
  await sendApplication(page);
  const ended = await mailedLink(mailbox, family.klaus, 'confirm');
  await page.goto(await mailedLink(mailbox, family.jonas, 'status'));
  await page.getByRole('link', { name: 'Angaben korrigieren' }).click();
  await page.locator('[id="guardians.1.email"]').fill(family.jonas);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.locator('#errors')).toBeFocused();
  await expect(page).toHaveTitle(/^Bitte prüfen: /);
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: 'Ja, es sind verschiedene Personen' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('status')).toContainText('Deine Korrektur ist gespeichert');
  await page.goto(ended);
  await expect(page.getByRole('main')).toContainText(
    'Wurde deine E-Mail-Adresse im Antrag inzwischen geändert',
  );
});
