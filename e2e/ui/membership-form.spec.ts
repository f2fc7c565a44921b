import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type CustomFieldType, customFieldTypes } from '@/lib/rules/enums';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import {
  addPerson,
  countDrafts,
  countSubmissions,
  expectNoSidewaysScroll,
  fillIn,
  openLive,
  phone,
} from './form-steps';
import { pressEnter } from './press-enter';
import { sendApplication } from './send-application';

type Offer = { memberships: { id: string; name: string; isFamilyMembership: boolean }[] };

/** Returns the club's current offers from the public API. */
async function offerOf(page: Page): Promise<Offer> {
  const response = await page.request.get('/api/v1/public/clubs/demo/forms/membership');
  return response.json();
}

const adultBirth = '28.02.1990';
const childBirth = '03.05.2015';

/** Types the birth date, by which the tariffs are offered, and chooses one. */
async function chooseTariff(page: Page, isFamily: boolean, birthDate = adultBirth): Promise<void> {
  await fillIn(page, { birthDate });
  const { memberships } = await offerOf(page);
  const tariff = memberships.find(
    one => one.isFamilyMembership === isFamily && !/kind|probe|kurs/i.test(one.name),
  );
  await page.locator(`input[name="membershipId"][value="${tariff?.id}"]`).check();
}

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

const child = {
  firstName: 'Mia',
  lastName: 'Öztürk-Groß',
  street: 'Rosenweg 7',
  zip: '53111',
  city: 'Bonn',
  email: 'mia@example.org',
};
const parents = {
  'guardians.0.firstName': 'Anna',
  'guardians.0.lastName': 'Groß',
  'guardians.0.email': 'anna@example.org',
  'guardians.1.firstName': 'Bernd',
  'guardians.1.lastName': 'Öztürk',
  'guardians.1.email': 'bernd@example.org',
};
const account = { accountHolder: 'Anna Groß', iban: 'DE89370400440532013000' };

async function addFamily(page: Page, add = addPerson): Promise<void> {
  for (const [index, [firstName, birthDate]] of [
    ['Ole', '01.02.2017'],
    ['Ida', '24.12.2012'],
  ].entries()) {
    await add(page, index);
    await fillIn(page, {
      [`familyMembers.${index}.firstName`]: firstName ?? '',
      [`familyMembers.${index}.birthDate`]: birthDate ?? '',
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a family with a minor applies step by step and signs with a finger', async ({ page, app }) => {
    const before = await countSubmissions(app);
    await openLive(page, 'membership');
    await expectShownAccessible(page);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Tarif:/ })).toBeVisible();
    await expect(page).toHaveTitle(/^Bitte prüfen: /);
    await chooseTariff(page, true, childBirth);
    await goOn(page, 'Deine Angaben');
    await fillIn(page, child);
    await page.getByRole('button', { name: 'Ja, für mein Kind' }).click();
    await expect(page.locator('#guardians')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Angaben deines Kindes' })).toBeVisible();
    await expect(page.locator('[id="guardians.0.email"]')).toHaveValue(child.email);
    await expect(page.locator('#email')).toHaveCount(0);
    await page.getByRole('button', { name: 'Zurück' }).click();
    await fillIn(page, { birthDate: '03.05.1995' });
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByRole('link', { name: /^Geburtsdatum: Mit diesem Datum ist die Person schon 18/ }).click();
    await expect(page.locator('#birthDate')).toBeFocused();
    await fillIn(page, { birthDate: childBirth });
    await goOn(page, 'Angaben deines Kindes');
    await fillIn(page, { ...parents, 'guardians.1.email': 'bernd@' });
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByRole('link', { name: /Zweite erziehungsberechtigte Person, E-Mail/ }).click();
    await expect(page.locator('[id="guardians.1.email"]')).toBeFocused();
    await expectShownAccessible(page);
    await fillIn(page, parents);
    await goOn(page, 'Familie');
    await addFamily(page);
    await page.getByRole('button', { name: /^Ole.* entfernen$/ }).click();
    await expect(page.locator('[id="familyMembers.0.firstName"]')).toHaveValue('Ida');
    await expectShownAccessible(page);
    await goOn(page, 'Zahlung');
    await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
    await fillIn(page, account);
    await expect(page.getByText('Land der Bank: Deutschland')).toBeVisible();
    await page.getByRole('checkbox', { name: /Ich erteile dieses/ }).check();
    await expectShownAccessible(page);
    await goOn(page, 'Einwilligung und Unterschrift');
    await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
    await draw(page);
    await expectShownAccessible(page);
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeFocused();
    await expect(page.locator('#review')).toContainText('DE89 3704 0044 0532 0130 00');
    await expectShownAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Einwilligung und Unterschrift' })).toBeVisible();
    await page.goForward();
    await sendApplication(page);
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
    await expectShownAccessible(page);
    expect(await countSubmissions(app)).toBe(before + 1);
  });

  test('a lost connection does not stop the input, and sending again makes one application', async ({
    page,
    app,
  }) => {
    const before = await countSubmissions(app);
    await openLive(page, 'membership');
    await page.context().setOffline(true);
    await fillToReview(page, child.email, typeName);
    await page.getByRole('button', { name: 'Antrag absenden' }).click();
    await expect(page.getByRole('alert')).toContainText('Keine Verbindung');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Antrag absenden' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible({
      timeout: 20_000,
    });
    expect(await countSubmissions(app)).toBe(before + 1);
  });

  test('a change of language keeps the input', async ({ page }) => {
    await openLive(page, 'membership');
    await chooseTariff(page, false);
    await goOn(page, 'Deine Angaben');
    await fillIn(page, child);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible();
    await expect(page.locator('#lastName')).toHaveValue(child.lastName);
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await expect(page.locator('.tariffs')).toContainText('Children and young people');
    await expect(page.locator('main')).not.toContainText('Kinder und Jugendliche');
  });

  test('after a change of language the button goes back step by step to the first', async ({ page }) => {
    await openLive(page, 'membership');
    await chooseTariff(page, false, '28.02.1990');
    await goOn(page, 'Deine Angaben');
    await fillIn(page, { ...child });
    await goOn(page, 'Zahlung');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: /Payment$/ })).toBeVisible();
    await page.locator('[data-live]').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.locator('#membership h2')).toBeVisible();
  });
});

test('an applicant applies with the keyboard only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openLive(page, 'membership');
  await page.locator('#membershipId').focus();
  await page.keyboard.press('ArrowDown');
  await typeInto(page, { ...child, birthDate: '28021990' });
  await expect(page.locator('#birthDate')).toHaveValue('28.02.1990');
  await page.locator('[id="paymentMethod.OnAccount"]').press('Space');
  await page.locator('#privacyAccepted').press('Space');
  await pressEnter(page.getByRole('button', { name: 'Namen tippen' }));
  await typeInto(page, { signatureName: 'Mia Öztürk' });
  await expect(page.getByRole('img', { name: 'Unterschrift: Mia Öztürk' })).toBeVisible();
  await page.locator('#city').press('Enter');
  await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeFocused();
  await pressEnter(page.locator('.end').getByRole('button', { name: 'Antrag absenden' }));
  await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeFocused();
  await expect(page).toHaveTitle(/^Noch ein Schritt: bestätige deine E-Mail – /);
});

test('the browser asks before a form with input is left, and does not ask without input', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', async dialog => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await openLive(page, 'membership');
  await page.reload();
  expect(asked).toEqual([]);
  await page.locator('[data-live]').waitFor();
  await chooseTariff(page, false);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible();
  await page.locator('[data-live]').waitFor();
  expect(asked).toEqual([]);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

const longWord = 'Donaudampfschifffahrt'.repeat(24).slice(0, 500);

/** What is typed or chosen for each type, and what is stored if that differs. */
const answers: Readonly<Record<CustomFieldType, { value: string; stored?: unknown }>> = {
  Text: { value: longWord },
  TextArea: { value: `Zwei\n${longWord}` },
  Number: { value: '12,5', stored: 12.5 },
  Date: { value: '2026-01-31' },
  Email: { value: `notfall@${'beispiel'.repeat(7)}.example.org` },
  Phone: { value: '0228 123456' },
  Select: { value: 'b' },
  MultiSelect: { value: 'b', stored: ['b'] },
  Checkbox: { value: 'true', stored: true },
  File: { value: 'Nachweis.png', stored: expect.stringMatching(/^[0-9a-f-]{36} Nachweis\.png$/) },
};

/** Chooses a picture and waits until it is uploaded. */
async function chooseFile(page: Page, name: string, fileName: string): Promise<void> {
  const create = { width: 40, height: 20, channels: 3, background: '#07f' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await page.locator(`[id="${name}"]`).setInputFiles({ name: fileName, mimeType: 'image/png', buffer });
  await expect(page.getByText(`Datei: ${fileName}`)).toBeVisible();
}

test('a family of five with two minors answers a question of every type, with long words, at 400 % zoom', async ({
  page,
  app,
}) => {
  const headers = await signInByApi(app.baseURL);
  for (const type of customFieldTypes) {
    const hasOptions = type === 'Select' || type === 'MultiSelect';
    const { status } = await callApi(app.baseURL, 'POST', '/club/custom-fields', {
      headers,
      body: {
        internalName: `every${type}`,
        label: `Frage ${type}`,
        type,
        category: 'Other',
        forms: ['Membership'],
        isRequired: type !== 'Checkbox',
        options: hasOptions ? ['a', 'b'].map(value => ({ value, label: value })) : [],
      },
    });
    expect(status).toBe(201);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, 'membership');
  await chooseTariff(page, true, '01.02.1985');
  await goOn(page, 'Deine Angaben');
  await fillIn(page, { ...child, firstName: 'Anna', email: 'five@example.org' });
  for (const type of customFieldTypes) {
    const { value } = answers[type];
    const name = `customFields.every${type}`;
    if (type === 'Checkbox') await page.getByRole('checkbox', { name: 'Frage Checkbox' }).check();
    else if (type === 'MultiSelect') await page.locator(`[name="${name}"][value="${value}"]`).check();
    else if (type === 'File') await chooseFile(page, name, value);
    else if (type === 'Select') await page.locator(`[id="${name}"]`).selectOption(value);
    else await page.locator(`[id="${name}"]`).fill(value);
  }
  await goOn(page, 'Familie');
  const people = { Bernd: '02.03.1984', Ole: '01.02.2017', Ida: '24.12.2012', Jo: '05.06.2005' };
  for (const [index, [firstName, birthDate]] of Object.entries(people).entries()) {
    await addPerson(page, index);
    const path = `familyMembers.${index}`;
    await fillIn(page, { [`${path}.firstName`]: firstName, [`${path}.birthDate`]: birthDate });
  }
  await expectNoSidewaysScroll(page);
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await goOn(page, 'Einwilligung und Unterschrift');
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Anna Öztürk-Groß' });
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.locator('#review')).toContainText('Jo Öztürk-Groß');
  await expect(page.locator('#review')).toContainText(longWord);
  await expectNoSidewaysScroll(page);
  await sendApplication(page);
  const status = page.getByRole('link', { name: /^Stand ansehen/ });
  await page.goto((await status.getAttribute('href')) ?? '');
  await expect(page.getByRole('main')).toContainText(longWord);
  await expectNoSidewaysScroll(page);
  const list = await callApi(app.baseURL, 'GET', '/submits?q=five@example.org', { headers });
  const id = memberOf(list.json, 'items', 0, 'id');
  const { json } = await callApi(app.baseURL, 'GET', `/submits/memberships/${id}`, { headers });
  expect(memberOf(json, 'customFields')).toMatchObject(
    Object.fromEntries(
      customFieldTypes.map(type => [`every${type}`, answers[type].stored ?? answers[type].value]),
    ),
  );
  expect(memberOf(json, 'familyMembers')).toHaveLength(4);
  for (const type of customFieldTypes) {
    await callApi(app.baseURL, 'DELETE', `/club/custom-fields/every${type}`, { headers });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a family with a minor applies, and continues by a link in a mail', async ({ page, app, mailbox }) => {
    const before = await countSubmissions(app);
    const draftsBefore = await countDrafts(app);
    await page.goto('/f/demo/membership');
    await page.getByRole('radio', { name: /^Für mein Kind/ }).check();
    await page.getByRole('button', { name: 'Auswahl übernehmen' }).click();
    await expect(page.getByRole('heading', { name: 'Angaben deines Kindes' })).toBeVisible();
    await chooseTariff(page, true, childBirth);
    const { email: _email, ...withoutEmail } = child;
    await fillIn(page, { ...withoutEmail, zip: '1' });
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await expect(page.locator('#errors')).toBeFocused();
    await expect(page.locator('#zip')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#lastName')).toHaveValue(child.lastName);
    await fillIn(page, { zip: child.zip, ...parents });
    await addFamily(page, async (_page, index) => {
      if (index > 0) await page.getByRole('button', { name: 'Person hinzufügen' }).click();
    });
    await page.getByRole('button', { name: /^Ole.* entfernen$/ }).click();
    await expect(page.locator('[id="familyMembers.0.firstName"]')).toHaveValue('Ida');
    await page.getByText('Später weitermachen').click();
    await fillIn(page, { laterEmail: 'later@example.org' });
    await page.getByRole('button', { name: 'Link schicken' }).click();
    await expect(page.getByRole('alert')).toContainText('an later@example.org');
    const mail = await mailbox.waitFor(({ recipients }) => recipients.includes('later@example.org'));
    await page.goto(/\/f\/demo\/membership\/continue\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '');
    await expect(page.getByRole('alert')).toContainText('Hier sind deine Angaben');
    await expect(page.locator('#lastName')).toHaveValue(child.lastName);
    await expect(page.locator('[id="familyMembers.0.firstName"]')).toHaveValue('Ida');
    await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
    await fillIn(page, { ...account, signatureName: 'Anna Groß' });
    await page.getByRole('checkbox', { name: /Ich erteile dieses/ }).check();
    await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await expect(page.locator('#review')).toContainText('Ida');
    await sendApplication(page);
    await expect(page).toHaveURL(/\/status\/[\w-]+\?.*news=sent/);
    expect(await countDrafts(app)).toBe(draftsBefore);
    const copy = page.getByRole('link', { name: 'Kopie als PDF speichern' });
    const pdf = await page.request.get((await copy.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await page.reload();
    await page.getByRole('button', { name: 'E-Mail noch einmal schicken' }).click();
    await expect(page.getByRole('status')).toContainText('Gerade eben wurde schon eine E-Mail verschickt');
    expect(await countSubmissions(app)).toBe(before + 1);
  });
});

test('the link in the mail confirms only by its button, and says when it was used before', async ({
  page,
  app,
  mailbox,
}) => {
  await page.setViewportSize(phone);
  await openLive(page, 'membership');
  const email = 'link@example.org';
  await fillToReview(page, email);
  await sendApplication(page);
  await expect(page.getByText(email).first()).toBeVisible();
  const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email));
  const link = /https?:\/\/\S+\/confirm\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  const stateOf = () =>
    app.database.asOwner(async owner => {
      const [row] = await owner`select state from submissions where email = ${email}`;
      return row?.state;
    });
  await page.goto(link);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Bitte bestätige noch deinen Mitgliedsantrag' }),
  ).toBeVisible();
  await expect(page.getByText('Mia Öztürk-Groß').first()).toBeVisible();
  await expectShownAccessible(page);
  expect(await stateOf()).toBe('New');
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Bestätigt, danke' })).toBeVisible();
  await expectShownAccessible(page);
  expect(await stateOf()).toBe('Confirmed');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Schon bestätigt' })).toBeVisible();
});

test('a form that does not exist shows a message', async ({ page }) => {
  for (const address of ['/f/nobody/membership', '/f/demo/other', '/confirm/unknown']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectShownAccessible(page);
  }
});

async function typeInto(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[id="${name}"]`).focus();
    await page.keyboard.type(value);
  }
}

async function fillToReview(page: Page, email = child.email, sign = draw): Promise<void> {
  await chooseTariff(page, false);
  await goOn(page, 'Deine Angaben');
  await fillIn(page, { ...child, email });
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await goOn(page, 'Einwilligung und Unterschrift');
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await sign(page);
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
}

async function typeName(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Mia Öztürk-Groß' });
}

async function draw(page: Page): Promise<void> {
  const sheet = page.locator('.pad canvas');
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('there is no sheet to sign on');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (const share of [0.3, 0.5, 0.7, 0.9]) {
    await page.mouse.move(box.x + box.width * share, box.y + ((share * 1000) % 90) + 20, { steps: 5 });
  }
  await page.mouse.up();
  await expect(page.getByText('Unterschrift vorhanden')).toBeVisible();
}
