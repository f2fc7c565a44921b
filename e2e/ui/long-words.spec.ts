import type { Page } from '@playwright/test';
import { exampleSignature } from '@/lib/contracts/submissions/submission-examples';
import { expect, test } from '../fixtures/app';
import { programAt } from '../fixtures/program';
import { fillControls, goOn } from './fill-membership';
import { openLive, sendUntil } from './form-steps';
import { lengthenTexts, word } from './long-words';
import { mailedLink } from './mailed-link';
import { sendApplication } from './send-application';
import { signIn } from './sign-in';

test.use({ viewport: { width: 320, height: 640 } });

const mailboxOf = (name: string) => `${name.padEnd(60, 'x')}@lang.example`;
const name = (path = '') => ({ [`${path}firstName`]: `Ada${word}`, [`${path}lastName`]: `Lang${word}` });
const address = { street: `Weg${word} 1`, zip: '53111', city: `Ort${word}` };
const iban = 'DE89370400440532013000';

let restore = async () => {};
test.beforeAll(async ({ app }) => {
  restore = await lengthenTexts(await programAt(app.baseURL));
});
test.afterAll(() => restore());

/** Asserts that nothing of the page stays wider than the screen. */
async function measure(page: Page, what: string): Promise<void> {
  const outside = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const all = [...document.querySelectorAll('body *')].filter(one => one.checkVisibility());
      return all
        .filter(one => one.getBoundingClientRect().right > clientWidth + 0.5)
        .map(({ tagName, className }) => `${tagName}.${className}`);
    });
  await expect.configure({ soft: true }).poll(outside, what).toEqual([]);
}

/** Fills in what the form asks beside its own fields. */
async function answerQuestions(page: Page): Promise<void> {
  await fillControls(page, { 'customFields.longText': word });
  await page.locator('[id="customFields.longSelect"]').selectOption('a');
  for (const question of ['longMultiSelect', 'longCheckbox'])
    await page.locator(`[name="customFields.${question}"]`).check();
}

async function signAndReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillControls(page, { signatureName: `Ada Lang${word}` });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeFocused();
}

const statusPath = async (page: Page) =>
  new URL((await page.getByRole('link', { name: /^Stand ansehen/ }).getAttribute('href')) ?? '').pathname;

test('no page of an application scrolls sideways with words of 60 letters in every text, at 320 px', async ({
  page,
  app,
  mailbox,
}) => {
  const { send } = await programAt(app.baseURL);
  const email = mailboxOf('ada');
  await page.goto('/f/demo');
  await measure(page, 'list of forms');
  await openLive(page, 'membership');
  await fillControls(page, { birthDate: '28.02.1990' });
  await page.getByRole('radio', { name: /^Famili/ }).check();
  await page.getByRole('checkbox', { name: /^Fußball/ }).check();
  await page.locator('.price-bar > summary').click();
  await measure(page, 'first step with the open price');
  await page.locator('.price-bar > summary').click();
  await goOn(page, 'Deine Angaben');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await measure(page, 'errors');
  await fillControls(page, { ...name(), ...address, email });
  await answerQuestions(page);
  await measure(page, 'person');
  await goOn(page, 'Familie');
  await fillControls(page, { ...name('familyMembers.0.'), 'familyMembers.0.birthDate': '01.02.1988' });
  await page.locator('.member .more > summary').click();
  await fillControls(page, { 'familyMembers.0.email': mailboxOf('ben') });
  await page
    .getByRole('checkbox', { name: /^Fußball/ })
    .locator('visible=true')
    .check();
  await measure(page, 'family');
  await goOn(page, 'Zahlung');
  await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  await fillControls(page, { iban, accountHolder: `Lang${word}` });
  await page.getByRole('checkbox', { name: /Ich erteile dieses/ }).check();
  await measure(page, 'payment');
  await goOn(page, 'Einwilligung und Unterschrift');
  await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await fillControls(page, { notes: word });
  await measure(page, 'consent');
  await signAndReview(page);
  await measure(page, 'review');
  await sendApplication(page);
  await measure(page, 'after sending');
  const status = await statusPath(page);
  await page.goto(`${status}/edit`);
  await measure(page, 'correction');
  await page.goto(`${status}/withdraw`);
  await measure(page, 'withdrawal');
  await page.goto(await mailedLink(mailbox, email, 'confirm'));
  await measure(page, 'confirmation');
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
  await measure(page, 'confirmed');
  await page.goto(await mailedLink(mailbox, mailboxOf('ben'), 'family'));
  await measure(page, 'family member');

  const list = Object(await send('GET', `/submits?q=${email}`));
  const { id } = list.items[0];
  await send('POST', `/submits/${id}/questions`, { text: word });
  const linkIn = (text = '') => /\/status\/[\w-]+\/question[^\s>)]*/.exec(text)?.[0];
  const asked = await mailbox.waitFor(
    ({ recipients, text }) => recipients.includes(email) && linkIn(text) !== undefined,
  );
  await page.goto(linkIn(asked.text) ?? '');
  await measure(page, 'question');
  await page.getByLabel('Deine Antwort').fill(word);
  await page.getByRole('button', { name: 'Antwort absenden' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await measure(page, 'answered');
  await page.goto(status);
  await measure(page, 'status');
  await signIn(page);
  for (const path of [`/submissions/${id}`, '/submissions', '/submissions/new/membership']) {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeAttached();
    await measure(page, path);
  }
});

test('no page of a minor, a change and a cancellation scrolls sideways with words of 60 letters, at 320 px', async ({
  page,
  app,
  mailbox,
}) => {
  const { send } = await programAt(app.baseURL);
  const offer = Object(await send('GET', '/public/clubs/demo/forms/membership'));
  const tariff = offer.memberships.find((one: { name: string }) => one.name.startsWith('Kinder'));
  const guardians = [{ ...name(), email: mailboxOf('eva') }];
  const signature = exampleSignature;
  const child = {
    ...name(),
    email: mailboxOf('kim'),
    signature,
    birthDate: '2015-03-01',
    hasSoleCustody: true,
    guardians,
    ...address,
  };
  const account = { paymentMethod: 'SepaDirectDebit', iban, accountHolder: `Lang${word}` };
  const accepted = { sepaMandateAccepted: true, privacyAccepted: true, guardianLiability: true };
  const chosen = { membershipId: tariff.id, departmentIds: [offer.departments[0].id], locale: 'de' };
  await send('POST', '/submits/memberships', { ...child, ...account, ...accepted, ...chosen });
  const guardian = await mailedLink(mailbox, mailboxOf('eva'), 'confirm');
  await page.goto(guardian);
  await measure(page, 'guardian');
  await page.getByRole('link', { name: 'Ich stimme nicht zu' }).click();
  await measure(page, 'refusal');
  await page.getByRole('button', { name: 'Ja, ich stimme nicht zu' }).click();
  await measure(page, 'refused');

  await openLive(page, 'change');
  await fillControls(page, {
    ...name('identity.'),
    'identity.birthDate': '28.02.1990',
    'identity.email': mailboxOf('ida'),
  });
  await measure(page, 'identity');
  await goOn(page, 'Was soll sich ändern?');
  for (const wish of [/^Name und Person/, /^Anschrift/, /^Tarif/, /^Abteilungen/, /^Einwilligungen/])
    await page.getByRole('checkbox', { name: wish }).first().check();
  await fillControls(page, { ...name(), ...address });
  await page.getByRole('radio', { name: /^Erwachsene/ }).check();
  await page.getByRole('checkbox', { name: /^Fußball/ }).check();
  await page.locator('select[id^="consentWishes."]').first().selectOption({ label: 'widerrufen' });
  await measure(page, 'changes');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Abschluss und Unterschrift' })).toBeFocused();
  await measure(page, 'end of the change');
  await signAndReview(page);
  await measure(page, 'review of the change');
  await sendUntil(page, /^(Änderungen absenden|Erneut senden)$/, 'Noch ein Schritt');
  await measure(page, 'change sent');
  await page.goto(await statusPath(page));
  await measure(page, 'status of the change');

  await openLive(page, 'cancellation');
  await fillControls(page, { ...name(), birthDate: '28.02.1990', email: mailboxOf('uwe') });
  await measure(page, 'person who cancels');
  await goOn(page, 'Kündigung');
  await page.getByRole('radio', { name: /Abteilung/ }).check();
  await page.getByRole('checkbox', { name: /^Fußball/ }).check();
  await fillControls(page, { comment: word });
  await answerQuestions(page);
  await measure(page, 'cancellation');
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeFocused();
  await measure(page, 'review of the cancellation');
  await sendUntil(page, /^(Jetzt kündigen|Erneut senden)$/, 'Deine Kündigung der Abteilung');
  await measure(page, 'cancellation sent');
  const status = await statusPath(page);
  await page.goto(status);
  await measure(page, 'status of the cancellation');
  await page.goto(`${status}/withdraw`);
  await page.getByRole('button', { name: 'Ja, zurückziehen' }).click();
  await measure(page, 'withdrawn');
});
