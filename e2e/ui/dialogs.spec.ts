import type { Page } from '@playwright/test';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { programAt } from '../fixtures/program';
import { expectAccessible, expectNoViolations } from './accessible-screen';
import { phone } from './form-steps';
import { openScreen, signIn } from './sign-in';

/** Asserts that a dialog has no axe violations, and that cancelling it does nothing. */
async function expectConfirmation(page: Page, name: string | RegExp): Promise<void> {
  const question = page.getByRole('alertdialog', { name });
  await expect(question).toBeVisible();
  await expectNoViolations(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

test.describe('dialogs that ask for confirmation', () => {
  // Each dialog is checked in two themes.
  test.describe.configure({ timeout: 120_000 });

  test('are accessible on the screens of the club and its users', async ({ page, app }) => {
    const headers = await signInByApi(app.baseURL);
    const { json } = await callApi(app.baseURL, 'GET', '/users', { headers });
    const users = memberOf(json, 'items');
    const viewer = Array.isArray(users) ? users.find(one => memberOf(one, 'role') === 'Viewer') : null;
    await signIn(page);

    await openScreen(page, '/club/tariffs');
    await press(page, 'Weitere Aktionen für Familie');
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await expectConfirmation(page, 'Familie löschen?');
    await openScreen(page, '/club/logo');
    await press(page, 'Logo entfernen');
    await expectConfirmation(page, /^Das Logo von/);

    await openScreen(page, `/settings/users/${memberOf(viewer, 'id')}`);
    await press(page, 'Zugang abschalten');
    await expectConfirmation(page, /abschalten/);
  });

  test('are accessible on the screens of API keys, webhooks and the own account, and on leaving a form', async ({
    page,
    app,
  }) => {
    const headers = await signInByApi(app.baseURL);
    const create = (path: string, body: object) => callApi(app.baseURL, 'POST', path, { headers, body });
    await create('/club/settings/api-keys', { name: 'Vereinssoftware', role: 'Viewer' });
    const subscribedEvents = ['ApplicationReceived'];
    const url = 'http://127.0.0.1:9/nirgends';
    const webhook = await create('/club/settings/webhooks', { name: 'Website', url, subscribedEvents });
    await signIn(page);
    await openScreen(page, '/settings/api-keys');
    await press(page, 'Schlüssel Vereinssoftware widerrufen');
    await expectConfirmation(page, /widerrufen/);
    await openScreen(page, `/settings/webhooks/${memberOf(webhook.json, 'id')}`);
    await press(page, 'Fehlgeschlagene erneut senden');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, '[role=dialog]');
    await page.keyboard.press('Escape');

    await openScreen(page, '/settings/notifications');
    await page.getByRole('checkbox').first().click();
    await page.getByRole('link', { name: 'Übersicht' }).first().click();
    await expectConfirmation(page, /./);
    await press(page, 'Verwerfen');
    await openScreen(page, '/account');
    await press(page, 'Überall sonst abmelden');
    await expectConfirmation(page, 'Überall sonst abmelden?');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, '[role=dialog]');
  });

  test('an e-mail text is edited and a person is searched on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await signIn(page);
    await openScreen(page, '/settings/email-templates/MembershipAccepted');
    await expect(
      page.frameLocator('iframe[title^="E-Mail: "]').getByText('TSV Lindental').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await expect(page.locator('iframe[title^="E-Mail: "]')).toBeInViewport();
    await page.getByRole('button', { name: 'Zum Text' }).click();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    await expectAccessible(page);
    await openScreen(page, '/settings/privacy/persons');
    await page.getByLabel('E-Mail-Adresse').fill('nobody@demo.example');
    await press(page, 'Suchen');
    await expectAccessible(page);
  });
});

test('a dialog darkens the whole window, and the page behind it does not move', async ({
  playwright,
  app,
}) => {
  // Tests have no scrollbars otherwise, and their place is what is tested.
  const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL: app.baseURL, locale: 'de-DE', reducedMotion: 'reduce' });
  await signIn(page);
  await openScreen(page, '/submissions?awaits=Decision');
  await page.keyboard.press('j');
  const placeOfMain = () => page.locator('main').boundingBox();
  const before = await placeOfMain();
  const scrim = page.locator('.bg-scrim');
  for (const key of ['?', 'd']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    if (key === 'd') await expect(page.getByRole('dialog').getByLabel('Begründung')).toBeVisible();
    expect(await placeOfMain()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(scrim).toBeHidden();
  }
  expect(await placeOfMain()).toEqual(before);
  await browser.close();
});

test('a dialog behind another one is darkened, and keeps a message until it is sent', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Dora', lastName: 'Dialog', email: 'dora.dialog@example.org' });
  await signIn(page);
  await openScreen(page, `/submissions/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Antrag von Dora Dialog annehmen' });
  const message = dialog.getByLabel('Nachricht');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await message.fill('Bis Montag in der Halle');
  await dialog.getByRole('button', { name: 'Vorlage einfügen' }).click();
  await page.getByRole('menuitem', { name: 'Vorlagen verwalten' }).click();
  await expect(page.getByRole('dialog', { name: 'Vorlagen für Zusagen' })).toBeVisible();
  const corner = await page.evaluate(() => {
    const { left, top } = document.querySelector('[role=dialog]')?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + 30, top + 30)?.className;
  });
  expect(corner).toContain('bg-scrim');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('dialog').getByLabel('Begründung')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await expect(message).toHaveValue('Bis Montag in der Halle');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Annehmen' }).click();
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await expect(message).toHaveValue('Bis Montag in der Halle');
});

test('the focus ring of a tab is inside its list and does not cover its label', async ({ page, app }) => {
  const headers = await signInByApi(app.baseURL);
  const url = 'http://127.0.0.1:9/nirgends';
  const body = { name: 'Fokus', url, subscribedEvents: ['ApplicationReceived'] };
  const { json } = await callApi(app.baseURL, 'POST', '/club/settings/webhooks', { headers, body });
  await signIn(page);
  await openScreen(page, `/settings/webhooks/${memberOf(json, 'id')}`);
  const tab = page.getByRole('tab', { name: 'Signatur prüfen' });
  await tab.focus();
  const gaps = await tab.evaluate(element => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [text, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
    const list = element.parentElement?.getBoundingClientRect();
    return {
      beside: Math.min(text.left - box.left, box.right - text.right),
      below: (list?.bottom ?? 0) - box.bottom,
    };
  });
  expect(gaps.beside).toBeGreaterThanOrEqual(6);
  expect(gaps.below).toBeGreaterThanOrEqual(0);
});
