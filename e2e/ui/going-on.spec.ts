import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import type { Mailbox } from '../fixtures/mailbox';
import { applicant, chooseAdultTariff, fillControls, fillToSignature, goOn } from './fill-membership';
import { openLive, phone } from './form-steps';

test.use({ viewport: phone });

const notice = (page: Page) => page.locator('#notice');
const send = (page: Page) => page.locator('.foot button[value=send]');
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();

/** Signs by a typed name, agrees, and goes to the check page. */
async function finish(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillControls(page, { signatureName: 'Mia Wieder' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
}

/** Asks for a link to go on later, and returns its path. */
async function askForLink(page: Page, mailbox: Mailbox, email: string): Promise<string> {
  await page.getByText('Später weitermachen').click();
  await fillControls(page, { laterEmail: email });
  page.once('dialog', dialog => dialog.accept());
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expect(page.getByRole('heading', { name: 'Der Link ist unterwegs' })).toBeVisible();
  const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email));
  return /\/f\/demo\/membership\/continue\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
}

async function reload(page: Page): Promise<void> {
  page.once('dialog', dialog => dialog.accept());
  await page.reload();
  await page.locator('[data-live]').waitFor();
}

test('the button to send says what it does until something was sent, and notices end with their step', async ({
  page,
  mailbox,
}) => {
  await openLive(page, 'membership');
  await chooseAdultTariff(page);
  await askForLink(page, mailbox, 'goes.on.button@example.org');
  await page.locator('[data-live]').waitFor();
  await goOn(page, 'Deine Angaben');
  await expect(notice(page)).toHaveCount(0);
  await fillControls(page, applicant);
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await goOn(page, 'Einwilligung und Unterschrift');
  await finish(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(send(page)).toHaveText('Antrag absenden');
});

test('a notice about the connection goes when it is back, or when the person does something else', async ({
  page,
  context,
}) => {
  await openLive(page, 'membership');
  await fillToSignature(page);
  await finish(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(notice(page)).toContainText('Keine Verbindung');
  await expect(send(page)).toHaveText('Erneut senden');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Einwilligung und Unterschrift' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await send(page).click();
  await expect(notice(page)).toContainText('Keine Verbindung');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect(send(page)).toHaveText('Antrag absenden');
});

test('without a connection no button leads away from the form, and all that was typed stays', async ({
  page,
  context,
}) => {
  await openLive(page, 'membership');
  await chooseAdultTariff(page);
  await goOn(page, 'Deine Angaben');
  await fillControls(page, applicant);
  await page.getByText('Später weitermachen').click();
  await fillControls(page, { laterEmail: 'offline@example.org' });
  for (const button of ['Link schicken', 'English']) {
    await context.setOffline(true);
    await page.getByRole('button', { name: button }).click();
    await expect(notice(page)).toContainText('Keine Verbindung');
    await expect(notice(page)).toContainText('Alle Angaben sind noch da');
    await expect(page.locator('#lastName')).toHaveValue(applicant.lastName);
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expect(page.getByRole('heading', { name: 'Der Link ist unterwegs' })).toBeVisible();
  await expect(page.locator('#lastName')).toHaveValue(applicant.lastName);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a link for later ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('is sent by one more tap after a program filled in the trap for robots', async ({
      page,
      mailbox,
    }) => {
      const email = `trapped.${javaScriptEnabled}@example.org`;
      await page.goto('/f/demo/membership');
      if (javaScriptEnabled) await page.locator('[data-live]').waitFor();
      await fillControls(page, { birthDate: '28.02.1990' });
      await page.locator('#website').evaluate((field: HTMLInputElement) => {
        field.value = `https://anna.example/${'a'.repeat(300)}`;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await page.getByText('Später weitermachen').click();
      await fillControls(page, { laterEmail: email });
      await page.getByRole('button', { name: 'Link schicken' }).click();
      await expect(notice(page)).toContainText('Der Link wurde nicht geschickt');
      await expect(notice(page)).toContainText('unsichtbares Feld');
      await expect(page.locator('#website')).toHaveValue('');
      await expect(page.locator('#birthDate')).toHaveValue('28.02.1990');
      if (javaScriptEnabled) await page.locator('[data-live]').waitFor();
      await page.getByText('Später weitermachen', { exact: true }).click();
      await expect(page.locator('#laterEmail')).toHaveValue(email);
      await page.getByRole('button', { name: 'Link schicken' }).click();
      await expect(page.getByRole('heading', { name: 'Der Link ist unterwegs' })).toBeVisible();
      await mailbox.waitFor(({ recipients }) => recipients.includes(email));
    });
  });

test('a mailed link leads to the first step with something missing, with the account holder filled in', async ({
  page,
  mailbox,
}) => {
  await openLive(page, 'membership');
  await chooseAdultTariff(page);
  await goOn(page, 'Deine Angaben');
  await fillControls(page, applicant);
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  const link = await askForLink(page, mailbox, 'goes.on@example.org');
  await page.goto(link);
  await page.locator('[data-live]').waitFor();
  await expect(page.getByRole('heading', { name: 'Zahlung' })).toBeInViewport();
  await expect(notice(page)).toContainText(
    'Bankdaten, Einwilligungen und Unterschrift bitte noch einmal angeben.',
  );
  await expect(page.locator('#accountHolder')).toHaveValue('Mia Wieder');
  await fillControls(page, { iban: 'DE89370400440532013000' });
  await page.getByRole('checkbox', { name: /Ich erteile dieses/ }).check();
  await expect(notice(page)).toContainText('Einwilligungen und Unterschrift bitte noch einmal angeben.');
  await expect(notice(page)).not.toContainText('Bankdaten');
  await page.getByRole('button', { name: 'Zurück', exact: true }).first().click();
  await fillControls(page, { street: 'Rosenweg 9' });
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Rosenweg 9');
  await reload(page);
  await expect(page.locator('#street'), 'typed after the link').toHaveValue('Rosenweg 9');
});

test('without JavaScript a mailed link opens with the account holder filled in', async ({
  page,
  mailbox,
  browser,
  app,
}) => {
  await openLive(page, 'membership');
  await chooseAdultTariff(page);
  await goOn(page, 'Deine Angaben');
  await fillControls(page, applicant);
  const link = await askForLink(page, mailbox, 'goes.on.plain@example.org');
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: app.baseURL, locale: 'de-DE' });
  const tab = await plain.newPage();
  await tab.goto(link);
  await expect(tab.locator('#accountHolder')).toHaveValue('Mia Wieder');
  await expect(tab.locator('input[name=step]')).toHaveValue('payment');
  await plain.close();
});

test('after a reload the account holder is filled in again', async ({ page }) => {
  await openLive(page, 'membership');
  await chooseAdultTariff(page);
  await goOn(page, 'Deine Angaben');
  await fillControls(page, applicant);
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  await expect(page.locator('#accountHolder')).toHaveValue('Mia Wieder');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('SepaDirect');
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Zahlung' })).toBeInViewport();
  await expect(page.locator('#accountHolder')).toHaveValue('Mia Wieder');
});

test('the title names the step, and its heading says how far the form is', async ({ page }) => {
  await openLive(page, 'membership');
  await expect(page).toHaveTitle(/^Mitglied werden – /);
  await chooseAdultTariff(page);
  await goOn(page, 'Deine Angaben');
  await expect(page).toHaveTitle(/^Deine Angaben – Mitglied werden – /);
  await expect(page.getByRole('heading', { name: 'Schritt 2 von 5: Deine Angaben' })).toBeFocused();
  await next(page);
  await expect(page).toHaveTitle(/^Bitte prüfen: Deine Angaben – /);
  await fillControls(page, applicant);
  await page.locator('#email').blur();
  await expect(page, 'nothing is wrong any more').toHaveTitle(/^Deine Angaben – /);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('heading', { name: 'Deine Angaben', exact: true })).toBeVisible();
});

/** Sets controls as programs do that fill in forms: their values alone, without an event. */
async function setSilently(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  await page.evaluate(given => {
    for (const [key, value] of Object.entries(given)) {
      const [name = '', option] = key.split('=');
      const controls = [...document.querySelectorAll(`[name="${name}"]`)];
      const control = option
        ? controls.find(one => one instanceof HTMLInputElement && one.value === option)
        : controls[0];
      if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
      else if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
        control.value = String(value);
      else throw new Error(`there is no control ${key}`);
    }
  }, values);
}

test('values that a program sets without events are read on every step, in every kind of control', async ({
  page,
}) => {
  await openLive(page, 'membership');
  await page.getByRole('radio', { name: /^Famili/ }).waitFor();
  const family = await page.getByRole('radio', { name: /^Famili/ }).getAttribute('value');
  const department = await page
    .getByRole('checkbox', { name: /^Fußball/ })
    .first()
    .getAttribute('value');
  await setSilently(page, {
    birthDate: '1990-02-28',
    [`membershipId=${family}`]: true,
    [`departmentIds=${department}`]: true,
  });
  await goOn(page, 'Deine Angaben');
  await setSilently(page, { ...applicant, country: 'AT', zip: '1010' });
  await page.locator('#firstName').focus();
  await page.keyboard.press('Tab');
  await goOn(page, 'Familie');
  await setSilently(page, {
    'familyMembers.0.firstName': 'Ole',
    'familyMembers.0.lastName': 'Wieder',
    'familyMembers.0.birthDate': '01.02.2017',
  });
  await goOn(page, 'Zahlung');
  await setSilently(page, { 'paymentMethod=OnAccount': true });
  await goOn(page, 'Einwilligung und Unterschrift');
  await setSilently(page, { privacyAccepted: true, notes: 'Ich freue mich.' });
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillControls(page, { signatureName: 'Mia Wieder' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  const review = page.locator('#review');
  for (const words of [
    '28.02.1990',
    'Fußball',
    'Rosenweg 7, 1010 Bonn, Österreich',
    'Ole Wieder',
    'Rechnung',
    'Ich freue mich.',
  ])
    await expect(review).toContainText(words);
});

test('the form goes on offline between each two steps, and back', async ({ page, context }) => {
  await openLive(page, 'membership');
  await context.setOffline(true);
  await fillToSignature(page);
  await finish(page);
  await expect(send(page)).toHaveText('Antrag absenden');
  for (const heading of ['Einwilligung und Unterschrift', 'Zahlung', 'Deine Angaben', 'Mitgliedschaft']) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeFocused();
  }
  await context.setOffline(false);
  for (const heading of ['Deine Angaben', 'Zahlung', 'Einwilligung und Unterschrift']) {
    await goOn(page, heading);
    await context.setOffline(heading !== 'Zahlung');
  }
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.getByRole('img', { name: 'Unterschrift: Mia Wieder' })).toBeVisible();
});
