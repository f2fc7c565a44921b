import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callApi, signInByApi } from '../fixtures/api';
import { type App, expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import {
  countSubmissions,
  expectNoSidewaysScroll,
  fillIn,
  openLive,
  phone,
  sendUntil,
  tabTo,
  tabToButton,
  typeInOrder,
} from './form-steps';

const leaver = {
  firstName: 'Änne',
  lastName: 'Groß',
  birthDate: '28.02.1990',
};
const address = { street: 'Rosenweg 7', zip: '53111', city: 'Bonn' };
const arrived = 'Deine Kündigung ist eingegangen';
const cancelNow = /^(Jetzt kündigen|Erneut senden)$/;

/** Returns the first possible end date from the public API. */
async function earliestEnd(page: Page): Promise<string> {
  const response = await page.request.get('/api/v1/public/clubs/demo/forms/cancellation');
  const { earliest }: { earliest: { effectiveDate: string } } = await response.json();
  return earliest.effectiveDate;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

const german = (date: string) => date.split('-').reverse().join('.');

async function stored({ database }: App, email: string) {
  return database.asOwner(async owner => {
    const [row] = await owner`
      select c.scope, c.family_member_names as names, c.effective_date::text as end
      from submissions s
      join submission_cancellations c on c.club_id = s.club_id and c.submission_id = s.id where s.email = ${email}`;
    return row;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a family member is cancelled: the wished date is too early, one tap chooses the first possible one', async ({
    page,
    app,
    mailbox,
  }) => {
    const email = 'leaves@example.org';
    const end = await earliestEnd(page);
    await openLive(page, 'cancellation');
    await expectShownAccessible(page);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.locator('#errors')).toBeFocused();
    await page.getByRole('link', { name: /^Vorname/ }).click();
    await expect(page.locator('#firstName')).toBeFocused();
    await page.locator('summary', { hasText: 'Anschrift' }).click();
    await fillIn(page, { ...leaver, ...address, email });
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.getByRole('heading', { name: /: Kündigung$/ })).toBeFocused();
    await expect(page.getByText(`Ende am ${german(end)}`)).toBeVisible();
    await page.getByRole('radio', { name: 'einzelne Familienmitglieder' }).check();
    await fillIn(page, { familyMemberNames: 'Ole Groß\nIda Groß', wishedDate: dayBefore(end) });
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await expect(page.locator('#errors')).toContainText(german(end));
    await expectShownAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: `${german(end)} übernehmen` }).click();
    await expect(page.locator('#wishedDate')).toHaveValue(german(end));
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeFocused();
    await expectShownAccessible(page);
    await page.goBack();
    await expect(page.locator('#familyMemberNames')).toHaveValue('Ole Groß\nIda Groß');
    await page.goForward();
    await sendUntil(page, cancelNow, 'Deine Kündigung für Ole Groß und Ida Groß ist eingegangen');
    await expect(page.locator('.facts')).toContainText(german(end));
    await expectShownAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await stored(app, email)).toEqual({
      scope: 'FamilyMembers',
      names: ['Ole Groß', 'Ida Groß'],
      end,
    });
    const receipt = await mailbox.waitFor(
      ({ recipients, subject }) => recipients.includes(email) && /eingegangen/i.test(subject ?? ''),
    );
    expect(receipt.text).toContain('Ole Groß');
    expect(receipt.text).toContain(german(end));
  });

  test('a lost connection and a double tap lead to one cancellation', async ({ page, app }) => {
    const before = await countSubmissions(app);
    await openLive(page, 'cancellation');
    await fillIn(page, { ...leaver, email: 'cut@example.org' });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
    await expect(page.getByRole('alert')).toContainText('Das ging ohne Verbindung nicht');
    await expectShownAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Jetzt kündigen' }).dblclick();
    await expect(page.getByRole('heading', { name: arrived })).toBeVisible({ timeout: 20_000 });
    expect(await countSubmissions(app)).toBe(before + 1);
  });
});

test('a member cancels in English with the keyboard only', async ({ page, app }) => {
  const email = 'keys@example.org';
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, 'cancellation', '?lang=en');
  await expect(page.getByRole('heading', { name: 'Cancel your membership' })).toBeVisible();
  await typeInOrder(page, { ...leaver, birthDate: '28021990', email });
  await tabTo(page, 'scope');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'departmentIds');
  await page.keyboard.press('Space');
  await tabToButton(page, 'Check answers');
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeFocused();
  await expectShownAccessible(page);
  await tabToButton(page, 'Cancel membership');
  await expect(page.getByRole('heading', { name: 'Received: Cancellation of the department' })).toBeFocused({
    timeout: 20_000,
  });
  expect(await stored(app, email)).toMatchObject({ scope: 'Departments' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('an extraordinary cancellation needs a reason and has its own date', async ({ page, app }) => {
    const email = 'cause@example.org';
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format();
    const end = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.goto('/f/demo/cancellation');
    await page.getByText('Außerordentlich kündigen').click();
    await fillIn(page, { ...leaver, email, extraordinaryDate: end });
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await page.getByRole('link', { name: /^Wichtiger Grund/ }).click();
    await fillIn(page, { extraordinaryReason: 'Umzug nach Kanada' });
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await expect(page.locator('#review')).toContainText('Umzug nach Kanada');
    await expect(page.getByText(`Gewünschter letzter Tag: ${german(end)}`).first()).toBeAttached();
    await sendUntil(page, cancelNow, arrived);
    expect(await stored(app, email)).toMatchObject({ end });
  });

  test('the whole membership is cancelled after a wished date that was too early', async ({ page, app }) => {
    const email = 'plain@example.org';
    const end = await earliestEnd(page);
    const headers = await signInByApi(app.baseURL);
    const field = {
      internalName: 'proofOfMove',
      label: 'Meldebescheinigung',
      type: 'File',
      category: 'Other',
    };
    const body = { ...field, forms: ['Cancellation'], isRequired: true };
    await callApi(app.baseURL, 'POST', '/club/custom-fields', { headers, body });
    await page.goto('/f/demo/cancellation');
    await expect(page.getByText(`Letzter Tag der Mitgliedschaft: ${german(end)}`).first()).toBeAttached();
    await fillIn(page, { ...leaver, email, wishedDate: dayBefore(end) });
    const file = page.getByLabel('Meldebescheinigung');
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await expect(page.getByText('Bitte nimm ein PDF oder ein Bild').first()).toBeVisible();
    const create = { width: 40, height: 20, channels: 3, background: '#07f' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await file.setInputFiles({ name: 'Meldung.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await expect(page.locator('#errors')).toBeFocused();
    await page.getByRole('button', { name: `${german(end)} übernehmen` }).click();
    await expect(page.locator('#wishedDate')).toHaveValue(german(end));
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await expect(page.locator('#review')).toContainText('Gesamte Mitgliedschaft');
    await expect(page.locator('#review')).toContainText('Meldung.png');
    await sendUntil(page, cancelNow, arrived);
    await callApi(app.baseURL, 'DELETE', '/club/custom-fields/proofOfMove', { headers });
    await expect(page.locator('.facts')).toContainText(german(end));
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Your cancellation has been received' })).toBeVisible();
    await expect(page.locator('.facts')).toBeVisible();
    expect(await stored(app, email)).toMatchObject({ scope: 'Membership', end });
  });
});
