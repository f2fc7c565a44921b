import type { Browser, Page } from '@playwright/test';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { countDrafts, countSubmissions, phone } from './form-steps';
import { sendApplication } from './send-application';

const form = '/f/demo/membership';
const person = {
  firstName: 'Zoë',
  lastName: 'Müller',
  birthDate: '1.2.90',
  street: 'Rosenweg 7',
  email: 'zoe.mueller@example.org',
};

async function open(page: Page, address = form): Promise<void> {
  await page.goto(address);
  await page.locator('[data-live]').waitFor();
}

const control = (page: Page, name: string) => page.locator(`[id="${name}"]`);

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

/** Fills in everything except the signature, on one page. */
async function fillInApplication(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Erwachsene/ }).check();
  await fillIn(page, { ...person, zip: '53117' });
  await expect(control(page, 'city')).toHaveValue('Bonn');
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
}

async function signByName(page: Page, name = 'Zoë Müller'): Promise<void> {
  const typed = page.getByRole('button', { name: 'Namen tippen' });
  if (await typed.isVisible()) await typed.click();
  await page.getByLabel('Vor- und Nachname als Unterschrift').fill(name);
}

const toReview = (page: Page) => page.getByRole('button', { name: 'Angaben prüfen' }).last().click();

/** Returns what the browser stores for the form, in all its storages. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));

test('the postcode fills in the city without a request to another origin, and never overwrites typed text', async ({
  page,
  app,
}) => {
  const elsewhere: string[] = [];
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(app.baseURL).origin) elsewhere.push(request.url());
  });
  await open(page);
  await fillIn(page, { zip: '53117' });
  await expect(control(page, 'city')).toHaveValue('Bonn');
  await expect(page.getByText('Bonn gehört zur Postleitzahl 53117.')).toBeVisible();
  await fillIn(page, { zip: '99999' });
  await expect(page.getByText('gehört zur Postleitzahl')).toHaveCount(0);
  await fillIn(page, { zip: '14913' });
  await expect(control(page, 'city')).toHaveValue('');
  await page.getByRole('button', { name: 'Niedergörsdorf' }).click();
  await expect(control(page, 'city')).toHaveValue('Niedergörsdorf');
  await expect(control(page, 'city')).toBeFocused();
  await fillIn(page, { city: 'Bad Godesberg', zip: '53117' });
  await expect(page.getByRole('button', { name: 'Bonn', exact: true })).toBeVisible();
  await fillIn(page, { zip: '16928' });
  await expect(control(page, 'city')).toHaveValue('Bad Godesberg');
  await fillIn(page, { city: '' });
  await expect(page.getByText('Orte mit der Postleitzahl 16928')).toBeVisible();
  await expectShownAccessible(page);
  expect(elsewhere).toEqual([]);
});

test('dates, IBANs and telephone numbers are accepted in common spellings, and a mistyped provider is asked about', async ({
  page,
}) => {
  await open(page);
  const leave = () => page.keyboard.press('Tab');
  await control(page, 'birthDate').pressSequentially('010290');
  await leave();
  await expect(control(page, 'birthDate')).toHaveValue('01.02.1990');
  await control(page, 'phone').fill('\u202d+49\u00a0228\u00a012345\u202c');
  await leave();
  await expect(control(page, 'phone')).toHaveValue('+49 228 12345');
  await control(page, 'email').fill('jonas@gmial.com');
  await leave();
  await expect(page.getByText('Meintest du jonas@gmail.com?')).toBeVisible();
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Ja, übernehmen' }).click();
  await expect(control(page, 'email')).toBeFocused();
  await expect(control(page, 'email')).toHaveValue('jonas@gmail.com');
  await expect(page.getByText('Meintest du')).toHaveCount(0);
  await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  const iban = control(page, 'iban');
  await iban.pressSequentially('de8937040440532013000');
  await expect(iban).toHaveValue('DE89 3704 0440 5320 1300 0');
  await iban.press('Home');
  for (let step = 0; step < 9; step += 1) await iban.press('ArrowRight');
  await iban.pressSequentially('0');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  expect(await iban.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(11);
  await expect(page.getByText('Land der Bank: Deutschland')).toBeVisible();
  await expect(control(page, 'bic')).toHaveCount(0);
});

for (const delay of [0, 80, 200]) {
  test(`a press of ${delay} ms counts although leaving a field shows an error above what is pressed`, async ({
    page,
  }) => {
    await open(page);
    const press = async (name: string) => {
      const box = await control(page, name).boundingBox();
      if (!box) throw new Error(`${name} is not shown`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay });
    };
    await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
    await control(page, 'iban').pressSequentially('DE00 3704 0044 0532 0130 00');
    await control(page, 'sepaMandateAccepted').scrollIntoViewIfNeeded();
    await press('sepaMandateAccepted');
    await expect(page.locator('[id="iban-error"]')).toBeVisible();
    await expect(control(page, 'sepaMandateAccepted')).toBeChecked();

    await control(page, 'birthDate').pressSequentially('31.2.1985');
    await press('membershipId');
    await expect(page.locator('[id="birthDate-error"]')).toBeVisible();
    await expect(control(page, 'membershipId')).toBeChecked();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('a tap counts although leaving a field shows an error above what is tapped', async ({ page }) => {
    await open(page);
    await control(page, 'birthDate').pressSequentially('31.2.1985');
    const adults = page.getByRole('radio', { name: /^Erwachsene/ });
    const box = await adults.boundingBox();
    if (!box) throw new Error('no tariff is shown');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('[id="birthDate-error"]')).toBeVisible();
    await expect(adults).toBeChecked();
  });
});

test('small names and a street without a number are asked about once, and sent as the applicant wants', async ({
  page,
  app,
}) => {
  await open(page);
  const before = await countSubmissions(app);
  await fillIn(page, { firstName: 'mia' });
  await expect(page.getByText('Meintest du'), 'nothing is asked while it is typed').toHaveCount(0);
  await control(page, 'lastName').fill('schmidt');
  await expect(page.getByText('Meintest du Mia?')).toBeVisible();
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Ja, übernehmen' }).click();
  await expect(control(page, 'firstName')).toHaveValue('Mia');
  await expect(control(page, 'firstName')).toBeFocused();
  await expect(page.getByText('Meintest du Schmidt?')).toBeVisible();
  await page.getByRole('button', { name: 'So lassen' }).click();
  await expect(control(page, 'lastName')).toHaveValue('schmidt');
  await control(page, 'street').fill('Lindenstraße');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Fehlt die Hausnummer bei „Lindenstraße“?')).toBeVisible();
  await expect(page.getByText('Meintest du')).toHaveCount(0);

  await page.getByRole('radio', { name: /^Erwachsene/ }).check();
  await fillIn(page, { birthDate: '1.2.90', email: 'mia.klein@example.org', zip: '53117' });
  await expect(control(page, 'city')).toHaveValue('Bonn');
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await signByName(page, 'Mia Schmidt');
  await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
  const review = page.locator('#review');
  await expect(review.getByText('Fehlt die Hausnummer')).toBeVisible();
  await expect(review.getByText('Meintest du')).toHaveCount(0);
  await review.getByRole('button', { name: 'So lassen' }).click();
  await expect(review.getByText('Fehlt die Hausnummer')).toHaveCount(0);
  await sendApplication(page);
  expect(await countSubmissions(app)).toBe(before + 1);
});

const forms = [
  { address: form, name: 'lastName', secret: 'iban' },
  { address: '/f/demo/change', name: 'identity.lastName', secret: null },
  { address: '/f/demo/cancellation', name: 'lastName', secret: null },
] as const;

for (const { address, name, secret } of forms) {
  test(`a draft of ${address} survives a reload, and closing the browser only if the user chose that`, async ({
    page,
  }) => {
    await open(page, address);
    await fillIn(page, { [name]: 'Entwürfe' });
    if (secret) {
      await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
      await fillIn(page, { [secret]: 'DE89370400440532013000' });
    }
    await expect.poll(() => storedIn(page)).toContain('Entwürfe');
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
    page.on('dialog', dialog => dialog.accept());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dein Entwurf ist wieder da' })).toBeVisible();
    await expect(control(page, name)).toHaveValue('Entwürfe');
    await expectShownAccessible(page);
    await open(page, address);
    await expect(control(page, name)).toHaveValue('');

    const keep = page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' });
    if (address === '/f/demo/cancellation') return expect(keep).toHaveCount(0);
    await fillIn(page, { [name]: 'Behalten' });
    await keep.check();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...window.localStorage })))
      .toContain('Behalten');
    const later = await page.context().newPage();
    await open(later, address);
    await expect(control(later, name)).toHaveValue('Behalten');
    await expect(later.getByRole('checkbox', { name: 'Auf diesem Gerät merken' })).toBeChecked();
    expect(await storedIn(later)).not.toContain('DE89');
    await later.getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await later.getByRole('button', { name: 'Ja, verwerfen' }).click();
    await expect(control(later, name)).toHaveValue('');
    expect(await storedIn(later)).not.toContain('Behalten');
    await later.close({ runBeforeUnload: false });
  });
}

test('sending deletes the drafts, and then a copy and another mail are offered', async ({
  page,
  app,
  mailbox,
}) => {
  const email = 'continue@example.org';
  const draftsBefore = await countDrafts(app);
  const body = { kind: 'Membership', email, entries: [{ name: 'notes', value: 'Vom Handy' }], locale: 'de' };
  expect((await callApi(app.baseURL, 'POST', '/public/clubs/demo/drafts', { body })).status).toBe(204);
  const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email));
  await open(page, /\/f\/demo\/membership\/continue\/[\w-]+/.exec(mail.text ?? '')?.[0]);
  await expect(control(page, 'notes')).toHaveValue('Vom Handy');
  await fillInApplication(page);
  await page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' }).check();
  await signByName(page);
  await toReview(page);
  await sendApplication(page);
  expect(await storedIn(page)).not.toContain('Müller');
  await expect.poll(() => countDrafts(app)).toBe(draftsBefore);
  const copy = page.getByRole('link', { name: 'Kopie als PDF speichern' });
  const pdf = await page.request.get((await copy.getAttribute('href')) ?? '');
  expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  expect(pdf.headers()['cache-control']).toContain('no-store');
  await page.getByRole('button', { name: 'E-Mail noch einmal schicken' }).click();
  await expect(page.getByRole('status')).toContainText('Gerade eben wurde schon eine E-Mail verschickt');
  await expectShownAccessible(page);
});

test('a submission whose response was lost is stored once, also after a reload', async ({ page, app }) => {
  const before = await countSubmissions(app);
  await open(page);
  await fillInApplication(page);
  await signByName(page);
  await toReview(page);
  const submits = '**/api/v1/submits/memberships**';
  await page.route(submits, async route => {
    const answer = await route.fetch();
    if (answer.status() === 201) await route.abort();
    else await route.fulfill({ response: answer });
  });
  const send = page.getByRole('button', { name: /^(Antrag absenden|Erneut senden)$/ }).first();
  await send.click();
  // A form token that is too new is replaced during sending.
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung', { timeout: 20_000 });
  expect(await countSubmissions(app)).toBe(before + 1);
  await page.unroute(submits);
  page.on('dialog', dialog => dialog.accept());
  await page.reload();
  await expect(page.getByText('Ein Absenden wurde unterbrochen.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await signByName(page);
  await fillIn(page, { street: 'Rosenweg 8' });
  await toReview(page);
  await send.click();
  await expect(page.getByText(/schon beim Verein angekommen/)).toBeVisible();
  expect(await countSubmissions(app)).toBe(before + 1);
});

/** Opens a phone: a separate browser context. */
async function onPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a form on a computer is signed on a phone, once', async ({ page, browser }) => {
  await open(page);
  await page.getByRole('button', { name: 'Am Handy' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für die Unterschrift am Handy' })).toBeVisible();
  await expectShownAccessible(page);
  const address = (await page.locator('.phone-code .address').textContent()) ?? '';
  const phone = await onPhone(browser, address);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Unterschrift für ');
  const sheet = phone.locator('.pad canvas');
  await sheet.waitFor();
  await expectShownAccessible(phone);
  const send = phone.getByRole('button', { name: 'Unterschrift übernehmen' });
  await send.click();
  await expect(phone.getByText('Bitte unterschreibe zuerst im Feld.')).toBeVisible();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('there is no sheet to sign on');
  await phone.mouse.move(box.x + 40, box.y + 60);
  await phone.mouse.down();
  for (const share of [0.3, 0.5, 0.7, 0.9])
    await phone.mouse.move(box.x + box.width * share, box.y + ((share * 1000) % 90) + 20, { steps: 5 });
  await phone.mouse.up();
  await send.click();
  await expect(phone.getByRole('heading', { name: 'Unterschrift übertragen' })).toBeFocused();
  await expectShownAccessible(phone);
  await expect(page.getByText('Die Unterschrift ist da.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Gezeichnete Unterschrift' })).toBeVisible();
  const again = await phone.goto(address);
  expect(again?.status()).toBe(410);
  expect(again?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(phone.getByRole('heading', { name: 'Dieser Code gilt nicht mehr' })).toBeVisible();
  await phone.context().close();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für die Unterschrift am Handy' })).toBeVisible();
});

/** Makes the form token expire, as if the form had been open for too long. */
async function expireFormToken(page: Page): Promise<void> {
  await page.route(`**${form}`, async route => {
    const answer = await route.fetch();
    const html = await answer.text();
    const token = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
    await route.fulfill({ response: answer, body: html.replaceAll(token, 'expired') });
  });
}

test('a form that was open for too long can still be sent', async ({ page }) => {
  await expireFormToken(page);
  await open(page);
  await fillInApplication(page);
  await signByName(page);
  await toReview(page);
  await page.getByRole('button', { name: 'Antrag absenden' }).first().click();
  await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was open for too long keeps its input', async ({ page, app }) => {
    const before = await countSubmissions(app);
    await page.route(`**${form}`, async route => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace(/(name="formToken" value=")[^"]+/, '$1expired'),
      });
    });
    await page.goto(form);
    await page.getByRole('radio', { name: /^Erwachsene/ }).check();
    await fillIn(page, { ...person, zip: '53117', city: 'Bonn', phone: 'Tel. 0228 12345' });
    await page.getByRole('radio', { name: /Rechnung/ }).check();
    await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
    await signByName(page);
    await toReview(page);
    await expect(page.locator('#review')).toContainText('01.02.1990');
    await sendApplication(page);
    expect(await countSubmissions(app)).toBe(before + 1);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a form that the club changed is shown again in the new version, with the input', async ({
      page,
      app,
    }) => {
      const headers = await signInByApi(app.baseURL);
      const before = await countSubmissions(app);
      await page.goto(form);
      if (javaScriptEnabled) await page.locator('[data-live]').waitFor();
      await page.getByRole('radio', { name: /^Erwachsene/ }).check();
      await fillIn(page, { ...person, zip: '53117', city: 'Bonn', notes: 'Bis bald' });
      await page.getByRole('radio', { name: /Rechnung/ }).check();
      await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
      await signByName(page);
      await toReview(page);
      const body = { internalName: 'lateQuestion', type: 'Text', label: 'Späte Frage', isRequired: true };
      const made = await callApi(app.baseURL, 'POST', '/club/custom-fields', {
        headers,
        body: { ...body, category: 'Personal', forms: ['Membership'] },
      });
      expect(made.status, JSON.stringify(made.json)).toBe(201);
      try {
        const notice = page.locator('#notice');
        await expect(async () => {
          await page
            .getByRole('button', { name: /^(Antrag absenden|Erneut senden)$/ })
            .first()
            .click();
          await expect(notice).toContainText('geändert', { timeout: 6_000 });
        }).toPass();
        if (javaScriptEnabled) {
          await expectShownAccessible(page);
          await page.getByRole('button', { name: 'Neues Formular laden' }).click();
        }
        await expect(notice).toContainText('Der Verein hat seine Angebote oder Fragen inzwischen geändert');
        await expect(page.getByRole('link', { name: /^Späte Frage fehlt/ })).toBeVisible();
        expect(await countSubmissions(app)).toBe(before);
        await fillIn(page, { 'customFields.lateQuestion': 'Beantwortet' });
        for (const [name, value] of Object.entries({ city: 'Bonn', notes: 'Bis bald' }))
          await expect(control(page, name)).toHaveValue(value);
        await toReview(page);
        await expect(page.locator('#review')).toContainText('Beantwortet');
        await sendApplication(page);
        expect(await countSubmissions(app)).toBe(before + 1);
      } finally {
        const path = `/club/custom-fields/${memberOf(made.json, 'internalName')}`;
        await callApi(app.baseURL, 'DELETE', path, { headers });
      }
    });
  });
}
