import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { type App, expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { expectNoSidewaysScroll, fillIn, openLive, phone, sendUntil } from './form-steps';
import { mailedLink } from './mailed-link';

const person = {
  firstName: 'Nele',
  lastName: 'Status',
  birthDate: '1990-02-28',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Köln',
};

type Settings = Readonly<Record<string, unknown>>;

/** Changes settings of a form. Returns a function that restores them. */
async function change({ baseURL }: App, form: 'membership-form' | 'cancellation-form', settings: Settings) {
  const headers = await signInByApi(baseURL);
  const { json } = await callApi(baseURL, 'GET', `/club/${form}`, { headers });
  const save = async (body: object) =>
    expect((await callApi(baseURL, 'POST', `/club/${form}`, { headers, body })).status).toBe(200);
  const before = typeof json === 'object' && json !== null ? json : {};
  await save({ ...before, ...settings });
  return () => save(before);
}

/** Creates an application as staff enter it from paper. Its mails contain the same links. */
async function apply({ baseURL }: App, more: object): Promise<void> {
  const headers = await signInByApi(baseURL);
  const offer = await callApi(baseURL, 'GET', '/public/clubs/demo/forms/membership');
  const tariffs = memberOf(offer.json, 'memberships');
  const isForChild = memberOf(more, 'birthDate') !== undefined;
  const tariff = Array.isArray(tariffs)
    ? tariffs.find(
        one =>
          memberOf(one, 'isFamilyMembership') === false &&
          !/probe|kurs/i.test(one.name) &&
          /kind/i.test(one.name) === isForChild,
      )
    : null;
  const chosen = { membershipId: memberOf(tariff, 'id'), paymentMethod: 'SepaDirectDebit' };
  const account = { iban: 'DE89370400440532013000', accountHolder: 'Nele Status', sepaMandateAccepted: true };
  const body = { ...person, ...chosen, ...account, privacyAccepted: true, locale: 'de', ...more };
  const { status, json } = await callApi(baseURL, 'POST', '/submits/memberships', { headers, body });
  expect(status, JSON.stringify(json)).toBe(201);
}

/** Changes an application through the API, as staff do at the same time. */
async function editAsStaff({ baseURL, database }: App, email: string, body: object): Promise<void> {
  const id = await database.asOwner(async owner => {
    const [row] = await owner`select id from submissions where email = ${email}`;
    return String(row?.id);
  });
  const headers = await signInByApi(baseURL);
  const { status } = await callApi(baseURL, 'PATCH', `/submits/memberships/${id}`, { headers, body });
  expect(status).toBe(204);
}

let putBack: () => Promise<void>;
test.beforeAll(async ({ app }) => {
  putBack = await change(app, 'membership-form', { showSignature: false, showSepa: true });
});
test.afterAll(() => putBack());

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('an applicant corrects the address, confirms by its mail, and withdraws', async ({
    page,
    app,
    mailbox,
  }) => {
    await apply(app, { email: 'wrong@member.example' });
    const first = await mailedLink(mailbox, 'wrong@member.example', 'status');
    const answer = await page.goto(first);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Mitgliedsantrag: wartet auf deine Bestätigung',
    );
    await expect(page.getByText('DE** **** 3000', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Angaben korrigieren' }).click();
    await expect(page.getByLabel('Telefon (optional)', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tarif und Abteilungen' })).toContainText('Tarif: ');
    await expect(page.getByLabel('Geburtsdatum')).toHaveValue('28.02.1990');
    await page.getByLabel('Geburtsdatum').fill('1.3.1990');
    await page.getByLabel('E-Mail-Adresse').fill('right@member.example');
    await page.getByLabel('Postleitzahl').fill('1');
    await page.getByRole('button', { name: 'Korrektur speichern' }).click();
    await expect(page.getByRole('link', { name: /^Postleitzahl:/ })).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('right@member.example');
    await page.getByLabel('Postleitzahl').fill('53113');
    await editAsStaff(app, 'wrong@member.example', { street: 'Amtsweg 2' });
    await page.getByRole('button', { name: 'Korrektur speichern' }).click();
    await expect(page.getByRole('alert')).toContainText('Straße und Hausnummer: Amtsweg 2');
    await expect(page.getByLabel('Postleitzahl')).toHaveValue('53113');
    await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Amtsweg 2');
    await page.getByRole('button', { name: 'Korrektur speichern' }).click();
    await expect(page.getByRole('status')).toContainText('Deine Korrektur ist gespeichert');
    await expect(page.getByText('Nele Status, geboren am 01.03.1990')).toBeVisible();
    const own = new URL(page.url()).pathname;
    expect(own).toBe(await mailedLink(mailbox, 'right@member.example', 'status'));
    expect((await page.goto(first))?.status()).toBe(404);

    await page.goto(await mailedLink(mailbox, 'right@member.example', 'confirm'));
    await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bestätigt – der Verein prüft den Antrag',
    );
    await expect(page.getByRole('link', { name: 'Angaben korrigieren' })).toBeHidden();
    const copy = await page.request.get(`/api/v1/public${own}/pdf`);
    expect(copy.headers()['content-type']).toBe('application/pdf');

    await page.getByRole('link', { name: 'Antrag zurückziehen' }).click();
    await page.getByRole('button', { name: 'Ja, zurückziehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mitgliedsantrag: zurückgezogen');
    await expect(page.getByText(/3000$/)).toBeHidden();
  });

  test('a guardian sees the application, refuses it, and can still confirm', async ({
    page,
    app,
    mailbox,
  }) => {
    const guardians = ['one', 'two'].map(name => ({
      firstName: name,
      lastName: 'Status',
      email: `${name}@parent.example`,
    }));
    const child = { birthDate: '2015-03-01', email: 'child@member.example', guardianLiability: true };
    await apply(app, { ...child, guardians });
    await page.goto(`${await mailedLink(mailbox, 'two@parent.example', 'status')}/edit`);
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('two@parent.example');
    await page.locator('[name="guardians.1.phone"]').fill('0221 123456');
    await page.getByRole('button', { name: 'Korrektur speichern' }).click();
    await expect(page.getByRole('status')).toContainText('Deine Korrektur ist gespeichert');
    await page.goto(await mailedLink(mailbox, 'one@parent.example', 'confirm'));
    await expect(page.getByText('Nele Status').first()).toBeVisible();
    await expect(page.getByText(/01\.03\.2015/).first()).toBeVisible();
    await page.getByText('Alle Angaben im Antrag ansehen').click();
    await expect(page.getByRole('region', { name: 'SEPA-Lastschriftmandat' })).toBeVisible();
    await page.getByRole('link', { name: 'Ich stimme nicht zu' }).click();
    await page.getByRole('button', { name: 'Ja, ich stimme nicht zu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du hast nicht zugestimmt');
    const confirm = new URL(page.url()).pathname;
    await page.goto(await mailedLink(mailbox, 'two@parent.example', 'status'));
    await expect(page.getByRole('listitem').filter({ hasText: 'one Status hat' })).toContainText(
      'nicht zugestimmt',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mitgliedsantrag: noch ohne Zustimmung');
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Ich stimme zu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigt, danke');
    await page.goto(await mailedLink(mailbox, 'two@parent.example', 'status'));
    for (const moment of ['one Status hat nicht zugestimmt', 'one Status hat zugestimmt'])
      await expect(page.getByRole('listitem').filter({ hasText: moment })).toContainText(/\d{2}:\d{2}/);
  });
});

test('every state of the pages is accessible, in both languages', async ({ page, app, mailbox }) => {
  await apply(app, { email: 'axe@member.example' });
  const status = await mailedLink(mailbox, 'axe@member.example', 'status');
  const confirm = await mailedLink(mailbox, 'axe@member.example', 'confirm');
  const unknown = `/status/${'x'.repeat(96)}`;
  for (const address of [status, `${status}/edit`, `${status}/withdraw`, confirm, unknown]) {
    await page.goto(`${address}?lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(`${address}?lang=de`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectShownAccessible(page);
  }
});

test('a confirmation link shows its button without scrolling, and then the next step', async ({
  page,
  app,
  mailbox,
}) => {
  await page.setViewportSize(phone);
  await apply(app, { email: 'button@member.example' });
  await page.goto(await mailedLink(mailbox, 'button@member.example', 'confirm'));
  const button = page.getByRole('button', { name: 'Jetzt bestätigen' });
  await expect(button).toBeInViewport({ ratio: 1 });
  const glance = page.locator('dl').first();
  await expect(glance).toBeInViewport({ ratio: 1 });
  for (const fact of ['Nele Status, geboren am 28.02.1990', /im (Monat|Jahr)/, 'Nele Status, DE** **** 3000'])
    await expect(glance).toContainText(fact);
  for (const [group, fact] of [
    ['Anschrift und Kontakt', 'Am Markt 1, 53111 Köln, Deutschland'],
    ['Anschrift und Kontakt', 'button@member.example'],
    ['Zahlung', 'SEPA-Lastschrift'],
  ] as const)
    await expect(page.getByRole('region', { name: group }).getByText(fact, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Bestätigt, danke' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Website des Vereins' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kopie als PDF' })).toBeVisible();
  await expectShownAccessible(page);
  await page.getByRole('link', { name: 'Stand ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigt – der Verein prüft den Antrag');
});

test('a guardian sees the button without scrolling, too', async ({ page, app, mailbox }) => {
  await page.setViewportSize(phone);
  const guardian = { firstName: 'Gero', lastName: 'Status', email: 'gero@parent.example' };
  const child = { birthDate: '2015-03-01', email: 'child2@member.example', hasSoleCustody: true };
  await apply(app, { ...child, guardians: [guardian], guardianLiability: true });
  await page.goto(await mailedLink(mailbox, 'gero@parent.example', 'confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Zustimmung fehlt noch');
  const glance = page.locator('dl').first();
  await expect(glance).toBeInViewport({ ratio: 1 });
  for (const fact of ['Nele Status, geboren am 01.03.2015', '€', 'Nele Status, DE** **** 3000'])
    await expect(glance).toContainText(fact);
  await expect(page.getByRole('button', { name: 'Ich stimme zu' })).toBeInViewport({ ratio: 1 });
});

test('an expired link offers a new one', async ({ page, app, mailbox }) => {
  await apply(app, { email: 'late@member.example' });
  const confirm = await mailedLink(mailbox, 'late@member.example', 'confirm');
  await app.database.asOwner(
    owner => owner`update confirmations set created_at = created_at - interval '15 days',
      expires_at = expires_at - interval '15 days'
      where submission_id in (select id from submissions where email = 'late@member.example')`,
  );
  expect((await page.goto(confirm))?.status()).toBe(410);
  await expectShownAccessible(page);
  await page.getByRole('button', { name: 'Neuen Link senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein neuer Link ist unterwegs');
  await mailbox.waitFor(
    mail => mail.recipients.includes('late@member.example') && !mail.text?.includes(confirm),
  );
});

test('a closed form shows the club’s reason and contact', async ({ page, app }) => {
  const open = await change(app, 'membership-form', {
    isActive: false,
    closedText: 'Aufnahmestopp bis Herbst.',
  });
  await page.goto('/f/demo/membership');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mitgliedsantrag: gerade nicht möglich');
  await expect(page.getByText('Aufnahmestopp bis Herbst.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'So erreichst du den Verein:' }).getByRole('link').first(),
  ).toBeVisible();
  await expectShownAccessible(page);
  await open();
});

test.describe('a form that asks for proof of work', () => {
  test('is solved in the background and sent', async ({ page, app }) => {
    const ease = await change(app, 'cancellation-form', { needProofOfWork: true, showSignature: false });
    await openLive(page, 'cancellation');
    const { firstName, lastName } = person;
    await fillIn(page, { firstName, lastName, birthDate: '28.02.1990', email: 'robot@member.example' });
    await page.getByRole('button', { name: 'Angaben prüfen' }).locator('visible=true').first().click();
    await sendUntil(page, /^(Jetzt kündigen|Erneut senden)$/, 'Deine Kündigung ist eingegangen');
    await ease();
  });

  test('says what to do without JavaScript', async ({ page, app }) => {
    const ease = await change(app, 'cancellation-form', { needProofOfWork: true });
    const html = await (await page.request.get('/f/demo/cancellation')).text();
    expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toMatch(/Dazu muss JavaScript an sein.*mailto:/);
    await ease();
  });
});
