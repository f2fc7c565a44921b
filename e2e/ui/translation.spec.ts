import type { Page } from '@playwright/test';
import { exampleSignature } from '@/lib/contracts/submissions/submission-examples';
import { callApi, memberOf } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { programAt } from '../fixtures/program';
import { applicant, fillControls, goOn } from './fill-membership';
import { openLive, phone, sendUntil } from './form-steps';
import { mailedLink } from './mailed-link';
import { expectSameWords, translateOnce, translateRepeatedly } from './translate';

const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const tick = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name }).first().click();
const choose = (name: RegExp) => (page: Page) => page.getByRole('radio', { name }).first().click();
const fill = (values: Readonly<Record<string, string>>) => (page: Page) => fillControls(page, values);
const step = (heading: string) => (page: Page) => goOn(page, heading);

type Act = (page: Page) => Promise<void>;

/** Has no town to propose, so that both pages show the same at any speed. */
const zip = '99999';
/** The cancellation folds the address. */
const { firstName, lastName, email } = applicant;
const leaver = { firstName, lastName, email };

/** Everything that changes a text in place: prices, errors and their summary, hints, persons, notices, buttons. */
const ways: Readonly<Record<'membership' | 'change' | 'cancellation', readonly Act[]>> = {
  membership: [
    next,
    fill({ birthDate: '28.02.1990' }),
    choose(/^Erwachsene/),
    tick(/^Fußball/),
    tick(/^Fußball/),
    choose(/^Famili/),
    tick(/^Fußball/),
    step('Deine Angaben'),
    next,
    fill({ ...applicant, email: 'mia.wieder@gmial.com', zip: '1' }),
    next,
    fill({ zip }),
    step('Familie'),
    fill({ 'familyMembers.0.firstName': 'Ole', 'familyMembers.0.birthDate': '01.02.2017' }),
    press('Person hinzufügen'),
    fill({ 'familyMembers.1.firstName': 'Ida', 'familyMembers.1.birthDate': '1.3.2015' }),
    press(/^Ole.* entfernen/),
    step('Zahlung'),
    choose(/SEPA-Lastschrift/),
    fill({ iban: 'DE89370400440532013001' }),
    next,
    fill({ iban: 'DE89370400440532013000' }),
    tick(/Ich erteile dieses/),
    step('Einwilligung und Unterschrift'),
    press('Angaben prüfen'),
    tick(/Datenschutzhinweise gelesen/),
    press('Namen tippen'),
    fill({ signatureName: 'Mia Wieder' }),
    press('Angaben prüfen'),
    press('Ändern: Mitgliedschaft'),
    choose(/^Erwachsene/),
    press('Zurück zur Prüfung'),
    page => page.context().setOffline(true),
    press('Antrag absenden'),
  ],
  change: [
    next,
    fill({
      'identity.firstName': 'Mia',
      'identity.lastName': 'Wieder',
      'identity.birthDate': '28.02.1990',
      'identity.email': applicant.email,
    }),
    step('Was soll sich ändern?'),
    next,
    tick(/^Anschrift/),
    tick(/^Tarif/),
    next,
    fill({ street: 'Rosenweg 8', zip, city: 'Bonn' }),
    tick(/^Tarif/),
    step('Abschluss und Unterschrift'),
    press('Angaben prüfen'),
    press('Namen tippen'),
    fill({ signatureName: 'Mia Wieder' }),
    press('Angaben prüfen'),
  ],
  cancellation: [
    next,
    fill(leaver),
    next,
    fill({ birthDate: '28.02.1990' }),
    step('Kündigung'),
    fill({ wishedDate: '2020-01-01' }),
    press('Angaben prüfen'),
    press(/übernehmen$/),
    choose(/Abteilung/),
    choose(/Gesamte Mitgliedschaft/),
  ],
};

test.use({ viewport: phone });

for (const [kind, acts] of Object.entries(ways))
  for (const how of ['once', 'repeatedly'] as const)
    test(`every text of the ${kind} form stays right while the browser translates it ${how}`, async ({
      page,
      context,
    }) => {
      const plain = await context.newPage();
      if (how === 'repeatedly') await translateRepeatedly(page);
      await Promise.all([openLive(page, kind), openLive(plain, kind)]);
      if (how === 'once') await translateOnce(page);
      for (const act of acts) {
        await act(plain);
        await act(page);
        await expectSameWords(page, plain);
      }
    });

test('a member reaches every page after the form while the browser translates them', async ({
  page,
  app,
}) => {
  await translateRepeatedly(page);
  await openLive(page, 'cancellation');
  await fillControls(page, { ...leaver, birthDate: '28.02.1990', email: 'translated@example.org' });
  await goOn(page, 'Kündigung');
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await sendUntil(page, /^(Jetzt kündigen|Erneut senden)$/, 'Deine Kündigung ist eingegangen');
  await page.getByRole('link', { name: /^Stand ansehen/ }).click();
  await page.getByRole('link', { name: 'Angaben korrigieren' }).click();
  await page.getByLabel('Straße und Hausnummer').fill('Rosenweg 8');
  await page.getByRole('button', { name: 'Korrektur speichern' }).click();
  await expect(page.getByRole('status')).toContainText('Deine Korrektur ist gespeichert');
  const { json } = await callApi(app.baseURL, 'POST', '/public/clubs/demo/signature-requests');
  await page.goto(String(memberOf(json, 'url')));
  await expect(page.locator('.pad canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Unterschrift übernehmen' }).click();
  await expect(page.getByText('Bitte unterschreibe zuerst im Feld.')).toBeVisible();
});

test('a member confirms, a guardian agrees and a family member answers while the browser translates their pages', async ({
  page,
  app,
  mailbox,
}) => {
  const { send } = await programAt(app.baseURL);
  const offer = Object(await send('GET', '/public/clubs/demo/forms/membership'));
  const tariffOf = (name: string) =>
    offer.memberships.find((one: { name: string }) => one.name.startsWith(name)).id;
  const apply = (changes: object) =>
    send('POST', '/submits/memberships', {
      ...applicant,
      signature: exampleSignature,
      departmentIds: [offer.departments[0].id],
      paymentMethod: 'OnAccount',
      privacyAccepted: true,
      locale: 'de',
      ...changes,
    });
  const addressOf = (name: string) => `${name}@translated.example`;
  const ben = { firstName: 'Ben', lastName: 'Wieder', birthDate: '1988-02-01', email: addressOf('ben') };
  const family = { membershipId: tariffOf('Famili'), familyMembers: [ben] };
  await apply({ ...family, birthDate: '1990-02-28', email: addressOf('mia') });
  const guardians = [{ firstName: 'Eva', lastName: 'Wieder', email: addressOf('eva') }];
  const minor = { membershipId: tariffOf('Kinder'), hasSoleCustody: true, guardians };
  await apply({ ...minor, birthDate: '2015-03-01', email: addressOf('kim') });

  await translateRepeatedly(page);
  const open = async (name: string, kind: 'confirm' | 'family') => {
    await page.goto(await mailedLink(mailbox, addressOf(name), kind));
    await expect(page.locator('h1 font > font')).toHaveCount(1);
  };
  await open('mia', 'confirm');
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigt, danke');
  await open('eva', 'confirm');
  await page.getByRole('button', { name: 'Ich stimme zu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigt, danke');
  await open('ben', 'family');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Antworten speichern' }).click();
  await expect(page.getByRole('status')).toBeVisible();
});
