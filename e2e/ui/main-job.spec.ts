import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { extractText } from 'unpdf';
import { demoAdmin, expect, test } from '../fixtures/app';
import { addPerson } from './form-steps';
import { sendApplication } from './send-application';
import { signIn } from './sign-in';

const phone = { width: 390, height: 844 };
const iban = 'DE89370400440532013000';

type Applicant = { readonly firstName: string; readonly email: string };

/** Steps that differ with and without JavaScript. */
type Way = {
  next(): Promise<void>;
  addMember(index: number): Promise<void>;
  sign(name: string): Promise<void>;
};

test.use({ viewport: phone, hasTouch: true });

test('a family applies on a phone, confirms by mail, and staff edit, accept and export', async ({
  page,
  app,
  mailbox,
  webhooks,
  browser,
}) => {
  const applicant = { firstName: 'Zoë', email: 'zoe.gross@post.example' };
  const { secret, hookPath } = await subscribe(page, webhooks.url);

  await page.goto('/f/demo/membership');
  await fillIn(page, applicant, {
    next: () => page.getByRole('button', { name: 'Weiter' }).click(),
    addMember: index => addPerson(page, index),
    sign: async () => draw(page),
  });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeVisible();
  await sendApplication(page);

  await confirmByMail(page, await mailbox.waitFor(mail => mail.recipients.includes(applicant.email)));

  const office = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: app.baseURL });
  const staff = await office.newPage();
  await signIn(staff);
  await openSubmission(staff, 'Zoë Groß');
  await expect(staff.getByText('Zu entscheiden').first()).toBeVisible();
  await staff.getByRole('button', { name: 'Anschrift bearbeiten' }).click();
  await staff.getByRole('textbox', { name: 'Ort' }).fill('Kirchhain');
  await staff.getByRole('button', { name: 'Speichern' }).click();
  await expect(staff.getByText('Kirchhain').first()).toBeVisible();

  await staff.getByRole('button', { name: 'Annehmen' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Annehmen' }).click();
  await staff.getByRole('button', { name: 'Sofort ausführen' }).click();
  await expect(staff.getByText('Angenommen').first()).toBeVisible();
  const answer = await mailbox.waitFor(
    mail => mail.recipients.includes(applicant.email) && !mail.text?.includes('/confirm/'),
  );
  expect(answer.text).toContain('Zoë');

  const text = await downloadPdf(staff);
  for (const expected of [
    'Zoë',
    'Groß',
    'Łukasz',
    'DE89 3704 0044 0532 0130 00',
    'Kirchhain',
    '24,00',
    'TSV-',
  ]) {
    expect(text).toContain(expected);
  }

  const verifier = new Webhook(secret);
  for (const type of ['ApplicationReceived', 'EmailConfirmed', 'ApplicationUpdated', 'ApplicationAccepted']) {
    const hook = await webhooks.waitFor(
      request => request.path === hookPath && JSON.parse(request.body).type === type,
    );
    const header = (name: string) => String(hook.headers[name]);
    const payload = verifier.verify(hook.body, {
      'webhook-id': header('webhook-id'),
      'webhook-timestamp': header('webhook-timestamp'),
      'webhook-signature': header('webhook-signature'),
    });
    expect(payload).toMatchObject({ type, data: { submission: { email: applicant.email } } });
    expect(hook.body).not.toContain(iban);
    expect(hook.body).not.toContain('birthDate');
  }
  await office.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same application is submitted, and no input is lost on the way', async ({ page, mailbox }) => {
    const applicant = { firstName: 'Änne', email: 'aenne.gross@post.example' };
    await page.goto('/f/demo/membership');
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await expect(
      page
        .getByRole('alert')
        .or(page.getByText(/Angaben fehlen noch/))
        .first(),
    ).toBeVisible();

    await fillIn(page, applicant, {
      next: async () => {},
      addMember: () => page.getByRole('button', { name: 'Person hinzufügen' }).click(),
      sign: name => page.getByLabel('Vor- und Nachname als Unterschrift').fill(name),
    });
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    // The question for children is asked only once the server knows the birth date.
    await expect(page.getByRole('group', { name: /^Schwimmabzeichen/ })).toBeVisible();
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeVisible();
    await expect(page.getByText('Łukasz').filter({ visible: true }).first()).toBeVisible();
    await sendApplication(page);
    await confirmByMail(page, await mailbox.waitFor(mail => mail.recipients.includes(applicant.email)));
  });
});

/** Creates a subscription for this test through the API. */
async function subscribe(page: Page, receiver: string) {
  const login = await page.request.post('/api/v1/auth/login', { data: demoAdmin });
  const { accessToken } = await login.json();
  const url = new URL('/main-job', receiver);
  const answer = await page.request.post('/api/v1/club/settings/webhooks', {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: {
      name: 'Main job',
      url: url.href,
      subscribedEvents: [
        'ApplicationReceived',
        'EmailConfirmed',
        'ApplicationUpdated',
        'ApplicationAccepted',
      ],
      isActive: true,
    },
  });
  expect(answer.status()).toBe(201);
  const { secret }: { secret: string } = await answer.json();
  return { secret, hookPath: url.pathname };
}

async function fillIn(page: Page, applicant: Applicant, way: Way): Promise<void> {
  await page.getByLabel('Geburtsdatum', { exact: true }).first().fill('28.02.1990');
  await page.getByRole('radio', { name: /^Familie/ }).check();
  await page
    .getByRole('checkbox', { name: /^Tennis/ })
    .first()
    .check();
  await way.next();

  await page.getByLabel('Vorname', { exact: true }).first().fill(applicant.firstName);
  await page.getByLabel('Nachname', { exact: true }).first().fill('Groß');
  await page.getByLabel('Straße und Hausnummer').fill('Am Markt 1');
  await page.getByLabel('Postleitzahl').fill('35037');
  await page.getByLabel('Ort', { exact: true }).fill('Marburg');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).filter({ visible: true }).fill(applicant.email);
  await way.next();

  for (const [index, [firstName, birthDate]] of [
    ['Łukasz', '14.05.1988'],
    ['Ida', '01.06.2019'],
  ].entries()) {
    await way.addMember(index);
    // Its title becomes the name as soon as one is typed.
    const field = (name: string) => page.locator(`[id="familyMembers.${index}.${name}"]`);
    await field('firstName').fill(firstName ?? '');
    await field('lastName').fill('Groß');
    await field('birthDate').fill(birthDate ?? '');
  }
  await way.next();

  await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  await page.getByLabel('IBAN').fill('de89 3704 0044 0532 0130 00');
  await page.getByLabel(/Kontoinhaber/).fill(`${applicant.firstName} Groß`);
  await page.getByRole('checkbox', { name: /Ich erteile dieses SEPA-Lastschriftmandat/ }).check();
  await way.next();

  await page.getByRole('checkbox', { name: /Ich habe die Datenschutzhinweise gelesen/ }).check();
  await way.sign(`${applicant.firstName} Groß`);
}

async function draw(page: Page): Promise<void> {
  const pad = page.getByLabel(/^Unterschriftsfeld/);
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The signature pad is not to be seen');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.25, 0.2],
    [0.35, 0.8],
    [0.5, 0.25],
    [0.65, 0.75],
    [0.9, 0.4],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 6 });
  }
  await page.mouse.up();
}

async function confirmByMail(page: Page, mail: { text?: string; html?: string }): Promise<void> {
  const link = /https?:\/\/\S+\/confirm\/[\w-]+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error('The mail holds no link');
  await page.goto(link);
  await expect(page.getByText('Groß').first()).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Bestätigt, danke' })).toBeVisible();
}

async function openSubmission(page: Page, name: string): Promise<void> {
  await page.goto('/submissions');
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function downloadPdf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /PDF/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} \d{4} Groß, Zoë\.pdf$/);
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
    mergePages: true,
  });
  return text;
}
