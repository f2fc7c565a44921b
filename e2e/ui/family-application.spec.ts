import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { fillControls, goOn } from './fill-membership';
import { addPerson, expectNoSidewaysScroll, openLive, phone } from './form-steps';
import { mailedLink } from './mailed-link';
import { sendApplication } from './send-application';

const mother = {
  firstName: 'Rosa',
  lastName: 'Viermann',
  email: 'rosa@viermann.example',
  street: 'Rosenweg 7',
  zip: '53111',
  city: 'Bonn',
};
const husband = 'klaus@viermann.example';

test.use({ viewport: phone, hasTouch: true });

const sum = (page: Page) => page.locator('.price-bar .sum');
const memberCard = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Asserts that persons are named, and none is a number. */
async function expectNames(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).not.toContainText(/Person \d/);
  await expectNoSidewaysScroll(page);
}

test('a mother applies for her family of four, and only her adult husband hears of it, after she has confirmed', async ({
  page,
  app,
  mailbox,
}) => {
  const mailsTo = (address: string) =>
    app.database.asOwner(async owner => {
      const [row] = await owner`select count(*)::int as count from mails where to_address = ${address}`;
      return row?.count;
    });
  await openLive(page, 'membership');
  await fillControls(page, { birthDate: '28.02.1988' });
  await page.getByRole('radio', { name: /^Famili/ }).check();
  await page.getByRole('checkbox', { name: /^Fußball/ }).check();
  await expect(sum(page)).toContainText(/29,00\s€ im Monat/);
  await goOn(page, 'Deine Angaben');
  await fillControls(page, mother);
  await goOn(page, 'Familie');
  for (const [index, [firstName, birthDate]] of Object.entries({
    Klaus: '05.06.1985',
    Ole: '01.02.2017',
    Ida: '24.12.2019',
  }).entries()) {
    const path = `familyMembers.${index}`;
    await addPerson(page, index);
    await fillControls(page, { [`${path}.firstName`]: firstName, [`${path}.birthDate`]: birthDate });
    const departments = memberCard(page, `${firstName} Viermann`).getByRole('group', {
      name: /^Abteilungen/,
    });
    await expect(departments.getByRole('checkbox', { name: /^Fußball/ })).toBeVisible();
    await expect(departments.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
  const klaus = memberCard(page, 'Klaus Viermann');
  await klaus.getByText('Weitere Angaben zur Person').click();
  await klaus.getByLabel('E-Mail-Adresse').fill(husband);
  // Each child costs 0,80 €. Nobody pays for the department of the mother.
  await expect(sum(page)).toContainText(/30,60\s€ im Monat/);
  await memberCard(page, 'Ole Viermann')
    .getByRole('checkbox', { name: /^Handball/ })
    .check();
  await expect(sum(page)).toContainText(/35,10\s€ im Monat/);
  await expect(page.getByRole('button', { name: 'Ida Viermann entfernen' })).toBeVisible();
  await expectNames(page, 'Klaus Viermann', 'Ole Viermann', 'Ida Viermann');
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /Rechnung/ }).check();
  await goOn(page, 'Einwilligung und Unterschrift');
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillControls(page, { signatureName: 'Rosa Viermann' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expectNames(page, 'Klaus Viermann', 'Ole Viermann', 'Ida Viermann', 'Handball');
  await sendApplication(page);
  await expectNames(page, mother.email);

  const status = await mailedLink(mailbox, mother.email, 'status');
  await page.goto(await mailedLink(mailbox, mother.email, 'confirm'));
  await expectNames(page, 'Klaus Viermann', 'Ole Viermann', 'Ida Viermann');
  expect(await mailsTo(husband), 'before she has confirmed').toBe(0);
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Bestätigt, danke' })).toBeVisible();
  await page.goto(status);
  await expectNames(page, 'Klaus Viermann', 'Ole Viermann', 'Ida Viermann');

  await page.goto(await mailedLink(mailbox, husband, 'family'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist mit angemeldet');
  await expectNames(page, 'Klaus Viermann', 'Rosa Viermann');
  await expect(page.getByRole('main')).toContainText(/Kosten für alle zusammen\s*35,10\s€ im Monat/);
  await expect(page.getByRole('main')).not.toContainText(/Ole|Ida|Fußball/);
  expect(await mailsTo(husband)).toBe(1);
});
