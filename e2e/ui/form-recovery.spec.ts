import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { postDesign, readDesign } from './design-api';
import { fillIn, openLive, phone } from './form-steps';
import { sendApplication } from './send-application';

const person = {
  firstName: 'Mia',
  lastName: 'Wieder',
  street: 'Rosenweg 7',
  zip: '53111',
  city: 'Bonn',
  email: 'mia.wieder@example.org',
};

const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();
const invalid = (page: Page) => page.locator('[aria-invalid="true"]:visible');
const draftBox = (page: Page) => page.getByRole('region', { name: 'Dein Entwurf ist wieder da' });

async function goOn(page: Page, heading: string): Promise<void> {
  await next(page);
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

async function chooseTariff(page: Page, isFamily: boolean): Promise<void> {
  await fillIn(page, { birthDate: '28.02.1990' });
  const offer = await (await page.request.get('/api/v1/public/clubs/demo/forms/membership')).json();
  const tariff = offer.memberships.find(
    (one: { name: string; isFamilyMembership: boolean }) =>
      one.isFamilyMembership === isFamily && !/kind|probe|kurs/i.test(one.name),
  );
  await page.locator(`input[name="membershipId"][value="${tariff.id}"]`).check();
}

async function fillToReview(page: Page): Promise<void> {
  await chooseTariff(page, false);
  await goOn(page, 'Deine Angaben');
  await fillIn(page, person);
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await goOn(page, 'Einwilligung und Unterschrift');
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Mia Wieder' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
}

/** Waits until the tab's storage has the typed values. */
async function kept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(text);
}

/** Reloads the page, as a phone does after it needed the memory for another app. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', dialog => dialog.accept());
  await page.reload();
  await page.locator('[data-live]').waitFor();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the page after sending survives reload, a change of language and going back', async ({ page }) => {
    await page.goto('/f/demo/cancellation');
    await openLive(page, 'membership');
    await fillToReview(page);
    await sendApplication(page);
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kopie als PDF speichern' })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/f\/demo\/cancellation$/);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain('Wieder');
  });

  test('going back to a form that was sent in another language shows that it was sent', async ({ page }) => {
    await page.goto('/f/demo/cancellation');
    await openLive(page, 'membership', '?lang=en');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.locator('html[lang="de"] [data-live]').waitFor();
    await fillToReview(page);
    await sendApplication(page);
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
    await page.getByRole('link', { name: 'Weiteren Antrag ausfüllen' }).click();
    await page.locator('[data-live]').waitFor();
    await expect(page.getByRole('radio', { name: /^Erwachsene/ })).not.toBeChecked();
  });

  test('a new person in the family and a new part of a change begin without errors', async ({ page }) => {
    await openLive(page, 'membership');
    await chooseTariff(page, true);
    await goOn(page, 'Deine Angaben');
    await fillIn(page, person);
    await goOn(page, 'Familie');
    await next(page);
    await expect(page.getByRole('link', { name: /Sonst niemand\?/ })).toBeVisible();
    await expectShownAccessible(page);
    await page.getByRole('checkbox', { name: /^Sonst tritt niemand bei/ }).check();
    await goOn(page, 'Zahlung');
    await page.goBack();
    await expect(invalid(page)).toHaveCount(0);
    await fillIn(page, { 'familyMembers.0.firstName': 'Ole' });
    await next(page);
    await expect(invalid(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Person hinzufügen' }).click();
    await expect(page.locator('[id="familyMembers.1.firstName"]')).toBeFocused();
    await expect(invalid(page)).toHaveCount(1);

    await openLive(page, 'change');
    await fillIn(page, {
      'identity.firstName': 'Mia',
      'identity.lastName': 'Wieder',
      'identity.birthDate': '28.02.1990',
      'identity.email': person.email,
    });
    await goOn(page, 'Was soll sich ändern?');
    await next(page);
    await expect(page.getByRole('link', { name: /noch keine Änderung/ })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Anschrift/ }).check();
    await expect(page.locator('[id="street"]')).toBeVisible();
    await expect(page.locator('.error:visible')).toHaveCount(0);
    await next(page);
    await expect(page.getByRole('link', { name: /^Anschrift: / })).toBeVisible();
  });

  test('a reload returns to the step, or to the first one with missing answers', async ({ page }) => {
    await openLive(page, 'membership');
    await chooseTariff(page, true);
    await goOn(page, 'Deine Angaben');
    await fillIn(page, person);
    await goOn(page, 'Familie');
    await fillIn(page, { 'familyMembers.0.firstName': 'Ole', 'familyMembers.0.birthDate': '01.02.2017' });
    await kept(page, 'Ole');
    await reload(page);
    await expect(page.getByRole('heading', { name: 'Familie' })).toBeInViewport();
    await expect(draftBox(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/#family$/);
    await expectShownAccessible(page);

    await goOn(page, 'Zahlung');
    await expect(draftBox(page)).toBeHidden();
    await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
    await fillIn(page, { accountHolder: 'Mia Wieder', iban: 'DE89370400440532013000' });
    await page.getByRole('checkbox', { name: /Ich erteile dieses/ }).check();
    await goOn(page, 'Einwilligung und Unterschrift');
    await kept(page, 'SepaDirectDebit');
    await reload(page);
    await expect(page.getByRole('heading', { name: 'Zahlung' })).toBeInViewport();
    await expect(draftBox(page)).toContainText(
      'Bankdaten, Einwilligungen und Unterschrift bitte noch einmal',
    );
    await fillIn(page, { accountHolder: 'Mia Wieder', iban: 'DE89370400440532013000' });
    await page.getByRole('checkbox', { name: /Ich erteile dieses/ }).check();
    await expect(draftBox(page)).not.toContainText('Bankdaten');
  });

  test('a draft is discarded only on a second press, and can be restored', async ({ page }) => {
    await openLive(page, 'cancellation');
    await fillIn(page, { firstName: 'Mia', lastName: 'Wieder' });
    await kept(page, 'Wieder');
    await reload(page);
    const last = page.locator('#lastName');
    await draftBox(page).getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await expect(last).toHaveValue('Wieder');
    await page.getByRole('button', { name: 'Behalten' }).click();
    await expect(last).toHaveValue('Wieder');
    await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await expectShownAccessible(page);
    await page.getByRole('button', { name: 'Ja, verwerfen' }).click();
    await expect(last).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Wieder');
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(last).toHaveValue('Wieder');
    await kept(page, 'Wieder');
  });

  test('storing the answers is offered only on the first step', async ({ page }) => {
    await openLive(page, 'membership');
    const keep = page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' });
    await expect(keep).toBeVisible();
    await chooseTariff(page, false);
    await goOn(page, 'Deine Angaben');
    await expect(keep).toBeHidden();
  });

  test('the bar at the bottom reaches the edge of the screen on a short step', async ({ page }) => {
    await openLive(page, 'membership');
    await chooseTariff(page, true);
    await goOn(page, 'Deine Angaben');
    await fillIn(page, person);
    await goOn(page, 'Familie');
    await page.getByRole('button', { name: 'Person 2 entfernen' }).click();
    const bottom = await page.locator('.foot').evaluate(foot => foot.getBoundingClientRect().bottom);
    expect(Math.round(bottom)).toBe(phone.height);
  });
});

test('the status page shows given and revoked consents', async ({ page }) => {
  await page.setViewportSize(phone);
  await openLive(page, 'change');
  await fillIn(page, {
    'identity.firstName': 'Mia',
    'identity.lastName': 'Wieder',
    'identity.birthDate': '28.02.1990',
    'identity.email': 'revokes@example.org',
  });
  await goOn(page, 'Was soll sich ändern?');
  await page.getByRole('checkbox', { name: /^Einwilligungen/ }).check();
  const wish = page.locator('select[id^="consentWishes."]').first();
  const label = await page.locator(`label[for="${await wish.getAttribute('id')}"]`).textContent();
  await wish.selectOption({ label: 'widerrufen' });
  await next(page);
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Mia Wieder' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(async () => {
    const send = page.getByRole('button', { name: /^(Änderungen absenden|Erneut senden)$/ }).first();
    if (await send.isVisible()) await send.click();
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible({
      timeout: 8_000,
    });
  }).toPass();
  const status = await page.getByRole('link', { name: /^Stand ansehen/ }).getAttribute('href');
  await page.goto(status ?? '');
  await expect(row(page, label ?? '')).toContainText('widerrufen');
  await page.goto(`${status}?lang=en`);
  await expect(row(page, 'Photos on the website')).toContainText('withdraw');
});

function row(page: Page, label: string): Locator {
  return page.locator('dl > div').filter({ hasText: label.trim() });
}

test('prices have the background of their choice in a dark design with additional CSS', async ({
  page,
  request,
}) => {
  const original = await readDesign(request);
  try {
    await postDesign(request, { presetDesign: 'Dark', additionalCss: ':root{--accent:#7ad1c8}' });
    await openLive(page, 'membership');
    const options = page.locator('.tariffs > .options > .option');
    await options.first().locator('> .choice > input').check();
    for (const one of [options.first(), options.nth(1)]) {
      const ground = () => one.evaluate(element => getComputedStyle(element).backgroundColor);
      const price = one.locator('> .choice .aside');
      await expect
        .poll(async () => price.evaluate(element => getComputedStyle(element).backgroundColor))
        .toBe(await ground());
    }
  } finally {
    await postDesign(request, original);
  }
});
