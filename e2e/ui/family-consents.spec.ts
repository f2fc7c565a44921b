import type { Page } from '@playwright/test';
import type { FamilyConsents } from '@/lib/contracts/data-privacy';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectShownAccessible } from './accessible-screen';
import { addPerson, expectNoSidewaysScroll, fillIn, openLive, phone } from './form-steps';
import { sendApplication } from './send-application';

type Headers = { Authorization: string };

/** Ages on the days of the tests: 38, 15 and 7. */
function family(): readonly (readonly [firstName: string, birthDate: string, email: string])[] {
  const year = new Date().getFullYear();
  return [
    ['Ben', `01.01.${year - 38}`, 'ben.bunt@example.org'],
    ['Ida', `01.01.${year - 15}`, ''],
    ['Ole', `01.01.${year - 7}`, ''],
  ];
}

/** The club asks children from 14 on; `adults` says who answers for adults. Returns the names of its first two consents. */
async function ask(baseURL: string, headers: Headers, adults: FamilyConsents['adults']): Promise<string[]> {
  const body = { familyConsents: { adults, fromAge: 14 } };
  expect((await callApi(baseURL, 'PUT', '/club/data-privacy', { headers, body })).status).toBe(200);
  const { json } = await callApi(baseURL, 'GET', '/public/clubs/demo/forms/membership');
  return [0, 1].map(index => String(memberOf(json, 'consents', index, 'label')));
}

const applicant = (email: string) => ({
  firstName: 'Anna',
  lastName: 'Bunt',
  street: 'Rosenweg 7',
  zip: '53111',
  city: 'Bonn',
  email,
});

async function addFamily(page: Page, people = family()): Promise<void> {
  for (const [index, [firstName, birthDate, address]] of people.entries()) {
    await addPerson(page, index);
    const path = `familyMembers.${index}`;
    await fillIn(page, {
      [`${path}.firstName`]: firstName,
      [`${path}.lastName`]: 'Bunt',
      [`${path}.birthDate`]: birthDate,
    });
    if (address === '') continue;
    const email = page.locator(`[id="${path}.email"]`);
    // Without a script the card has no name yet, and it stays open once it has an address.
    if (!(await email.isVisible())) await page.locator('details', { has: email }).locator('summary').click();
    await email.fill(address);
  }
}

/** The card with a family member's ticks. */
function ticksOf(page: Page, index: number) {
  const path = `familyMembers.${index}.mediaConsents`;
  return page.locator(`[id="${path}"]`);
}

/** Whose the answers of each family member are, and which consents are given. */
async function storedAnswers(baseURL: string, headers: Headers, email: string): Promise<string[]> {
  const list = await callApi(baseURL, 'GET', `/submits?q=${email}`, { headers });
  const id = memberOf(list.json, 'items', 0, 'id');
  const { json } = await callApi(baseURL, 'GET', `/submits/memberships/${id}`, { headers });
  return [0, 1, 2].map(index => {
    const answers = memberOf(json, 'familyMembers', index, 'mediaConsents');
    const given = (Array.isArray(answers) ? answers : []).filter(one => memberOf(one, 'isGiven') === true);
    const labels = given.map(one => String(memberOf(one, 'label')));
    return [memberOf(json, 'familyMembers', index, 'consentSource'), ...labels].join(': ');
  });
}

test.describe('the consents of a family of four', () => {
  test.use({ viewport: phone });

  test('the partner answers by their link, the teenager has ticks of their own', async ({ page, app }) => {
    const headers = await signInByApi(app.baseURL);
    const [first = '', second = ''] = await ask(app.baseURL, headers, 'Link');
    await openLive(page, 'membership');
    await page.locator('[id="birthDate"]').fill('28.02.1990');
    await page.getByRole('radio', { name: /^Familie/ }).check();
    const goOn = async (heading: string) => {
      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    };
    await goOn('Deine Angaben');
    await fillIn(page, applicant('anna.link@example.org'));
    await goOn('Familie');
    await addFamily(page);
    await goOn('Zahlung');
    await page.getByRole('radio', { name: /Rechnung/ }).check();
    await goOn('Einwilligung und Unterschrift');
    await expect(page.getByText('gelten für dich und Ole')).toBeVisible();
    await expect(page.getByText('Ben Bunt bekommt einen eigenen Link per E-Mail')).toBeVisible();
    await expect(ticksOf(page, 0)).toHaveCount(0);
    await expect(ticksOf(page, 2)).toHaveCount(0);
    const ida = page.getByRole('group', { name: 'Ida Bunt' });
    await expect(ida.getByText('Ich habe Ida Bunt gefragt')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectShownAccessible(page);
    await page.getByRole('checkbox', { name: first, exact: true }).first().check();
    await ida.getByRole('checkbox', { name: second, exact: true }).check();
    await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
    await page.getByRole('button', { name: 'Namen tippen' }).click();
    await fillIn(page, { signatureName: 'Anna Bunt' });
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    const review = page.locator('#review');
    await expect(review).toContainText('antwortet selbst über einen eigenen Link');
    await expect(
      review.locator('div').filter({ hasText: 'Einwilligungen von Ida Bunt' }).last(),
    ).toContainText(second);
    await sendApplication(page);
    expect(await storedAnswers(app.baseURL, headers, 'anna.link@example.org')).toEqual([
      'Awaited',
      `Applicant: ${second}`,
      'Application',
    ]);
  });

  test('an adult without an address of their own is asked by the applicant', async ({ page, app }) => {
    const headers = await signInByApi(app.baseURL);
    await ask(app.baseURL, headers, 'Link');
    await openLive(page, 'membership');
    await page.locator('[id="birthDate"]').fill('28.02.1990');
    await page.getByRole('radio', { name: /^Familie/ }).check();
    await page.setViewportSize({ width: 1280, height: 900 });
    await fillIn(page, applicant('anna.same@example.org'));
    await addFamily(page);
    await expect(ticksOf(page, 0)).toHaveCount(0);
    await fillIn(page, { 'familyMembers.0.email': 'anna.same@example.org' });
    await expect(page.getByRole('group', { name: 'Ben Bunt' }).last()).toContainText(
      'Ich habe Ben Bunt gefragt',
    );
    await expectShownAccessible(page);
  });
});

test.describe('the consents of a family of four without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const adults of ['Applicant', 'Link'] as const)
    test(`are asked before anything is sent, adults by ${adults}`, async ({ page, app }) => {
      const headers = await signInByApi(app.baseURL);
      const email = `anna.plain.${adults.toLowerCase()}@example.org`;
      const [first = '', second = ''] = await ask(app.baseURL, headers, adults);
      await page.goto('/f/demo/membership');
      await page.locator('[id="birthDate"]').fill('28.02.1990');
      await page.getByRole('radio', { name: /^Familie/ }).check();
      await page.getByRole('button', { name: 'Auswahl übernehmen' }).click();
      await fillIn(page, applicant(email));
      // Each further person loads the page anew, so only what the last one brings up was not shown yet.
      const [ben, ida, ole] = family();
      await addFamily(
        page,
        [ben, ole, ida].flatMap(one => (one ? [one] : [])),
      );
      await page.getByRole('radio', { name: /Rechnung/ }).check();
      await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
      await fillIn(page, { signatureName: 'Anna Bunt' });
      await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
      const added = page.locator('#errors').getByRole('link', { name: /Einwilligungen/ });
      await expect(added).toHaveAttribute('href', '#familyMembers.2.mediaConsents');
      await expect(ticksOf(page, 0)).toHaveCount(adults === 'Link' ? 0 : 1);
      await expect(ticksOf(page, 1), 'the style sheet hides them until the tick before').toBeHidden();
      if (adults === 'Applicant') await ticksOf(page, 0).getByRole('checkbox', { name: first }).check();
      await ticksOf(page, 2).getByRole('checkbox', { name: second }).check();
      await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
      await expect(page.locator('#review')).toContainText('Einwilligungen von Ida Bunt');
      await sendApplication(page);
      expect(await storedAnswers(app.baseURL, headers, email)).toEqual([
        adults === 'Link' ? 'Awaited' : `Applicant: ${first}`,
        'Application',
        `Applicant: ${second}`,
      ]);
    });
});
