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

const member = {
  'identity.firstName': 'Änne',
  'identity.lastName': 'Groß',
  'identity.birthDate': '28.02.1990',
};
const arrived = 'Noch ein Schritt';
const sendChanges = /^(Änderungen absenden|Erneut senden)$/;

async function wishesOf({ database }: App, email: string) {
  return database.asOwner(async owner => {
    const [row] = await owner`
      select c.wishes, b.mandate_reference is not null as mandate
      from submissions s join submission_changes c on c.club_id = s.club_id and c.submission_id = s.id
      left join submission_bank_accounts b on b.club_id = s.club_id and b.submission_id = s.id where s.email = ${email}`;
    return row;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a new address and a new account with a new mandate are requested, and nothing else', async ({
    page,
    app,
  }) => {
    const email = 'moves@example.org';
    await openLive(page, 'change');
    await expect(page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' })).toBeVisible();
    await expectShownAccessible(page);
    await fillIn(page, { ...member, 'identity.email': email });
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Was soll sich ändern?' })).toBeFocused();
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByRole('link', { name: /noch keine Änderung/ }).click();
    await expect(page.locator('#changes')).toBeFocused();
    await page.getByRole('checkbox', { name: /^Name und Person/ }).check();
    await fillIn(page, { lastName: 'Dropped' });
    await page.getByRole('checkbox', { name: /^Name und Person/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Anschrift/ }).check();
    await page.getByRole('checkbox', { name: /^Konto und Zahlungsart/ }).check();
    await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
    await fillIn(page, { accountHolder: 'Änne Groß', iban: 'DE89370400440532013000' });
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.locator('#errors').getByRole('link')).toHaveText([/^Anschrift: /, /^SEPA-Last/]);
    await expectShownAccessible(page);
    await expectNoSidewaysScroll(page);
    await fillIn(page, { street: 'Neuer Weg 2', zip: '53113', city: 'Bonn' });
    await page.getByRole('checkbox', { name: /Ich erteile dieses/ }).check();
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByRole('button', { name: 'Namen tippen' }).click();
    await fillIn(page, { signatureName: 'Änne Groß' });
    await expectShownAccessible(page);
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await expect(page.locator('#review')).toContainText('Neuer Weg 2, 53113 Bonn');
    await expect(page.locator('#review')).not.toContainText('Dropped');
    await expectShownAccessible(page);
    await page.goBack();
    await page.goForward();
    await sendUntil(page, sendChanges, arrived);
    await expectShownAccessible(page);
    const stored = await wishesOf(app, email);
    expect(stored).toEqual({
      wishes: {
        street: 'Neuer Weg 2',
        zip: '53113',
        city: 'Bonn',
        country: 'DE',
        paymentMethod: 'SepaDirectDebit',
      },
      mandate: true,
    });
  });

  test('a lost connection loses no input, and sending again makes one request', async ({ page, app }) => {
    const before = await countSubmissions(app);
    await openLive(page, 'change', '?lang=en');
    await fillIn(page, { ...member, 'identity.email': 'lost@example.org' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('checkbox', { name: /^E-mail and phone/ }).check();
    await fillIn(page, { mobile: '0170 1234567' });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Type your name' }).click();
    await fillIn(page, { signatureName: 'Änne Groß' });
    await page.getByRole('button', { name: 'Check answers' }).click();
    await page.getByRole('button', { name: 'Send changes' }).click();
    await expect(page.getByRole('alert')).toContainText('Everything you entered is still here');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /^Send (changes|again)$/ }).dblclick();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible({
      timeout: 20_000,
    });
    expect(await countSubmissions(app)).toBe(before + 1);
  });
});

test('a member changes a phone number with the keyboard only', async ({ page, app }) => {
  const email = 'typed@example.org';
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, 'change');
  await typeInOrder(page, { ...member, 'identity.birthDate': '28021990', 'identity.email': email });
  await tabTo(page, 'changes.contact');
  await page.keyboard.press('Space');
  await typeInOrder(page, { phone: '0228 123456' });
  await tabToButton(page, 'Namen tippen');
  await typeInOrder(page, { signatureName: 'Änne Groß' });
  await tabToButton(page, 'Angaben prüfen');
  await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeFocused();
  await tabToButton(page, 'Änderungen absenden');
  await expect(page.getByRole('heading', { name: arrived })).toBeFocused({ timeout: 20_000 });
  expect((await wishesOf(app, email))?.wishes).toEqual({ phone: '0228 123456' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('two persons are added to the family, a third is removed again', async ({ page, app }) => {
    const email = 'family@example.org';
    await page.goto('/f/demo/change');
    await fillIn(page, { ...member, 'identity.email': email, signatureName: 'Änne Groß' });
    await page.getByRole('checkbox', { name: /^Familienmitglieder/ }).check();
    for (const [index, [firstName, birthDate]] of [
      ['Ole', '01.02.2017'],
      ['Irrtum', '01.01.2001'],
      ['Ida', '24.12.2012'],
    ].entries()) {
      await page.getByRole('button', { name: 'Person hinzufügen' }).click();
      await fillIn(page, {
        [`familyMembers.${index}.firstName`]: firstName ?? '',
        [`familyMembers.${index}.birthDate`]: birthDate ?? '',
      });
    }
    await page.getByRole('button', { name: 'Irrtum Groß entfernen' }).click();
    await expect(page.locator('[id="familyMembers.1.firstName"]')).toHaveValue('Ida');
    await page.getByRole('button', { name: 'Angaben prüfen' }).first().click();
    await expect(page.locator('#review')).toContainText('Ida Groß');
    await sendUntil(page, sendChanges, arrived);
    await page.reload();
    expect((await wishesOf(app, email))?.wishes).toMatchObject({
      familyMembers: [{ firstName: 'Ole' }, { firstName: 'Ida', birthDate: '2012-12-24' }],
    });
  });
});
