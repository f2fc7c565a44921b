import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { expectAccessible } from './accessible-screen';
import { tokenOf } from './design-api';
import { openScreen, signIn, waitForHydration } from './sign-in';

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  return target;
}

async function makeWebhook(request: APIRequestContext, url: string, name: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const data = { name, url, subscribedEvents: ['ApplicationReceived', 'ApplicationUpdated'], isActive: true };
  const answer = await request.post('/api/v1/club/settings/webhooks', { data, headers });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Changes the newest application, which causes an event. */
async function causeEvent(request: APIRequestContext): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const list = await request.get('/api/v1/submits?kind=Membership&limit=1', { headers });
  const [first] = (await list.json()).items;
  const data = { notes: `geändert ${Date.now()}` };
  const answer = await request.patch(`/api/v1/submits/memberships/${first.id}`, { data, headers });
  expect(answer.status()).toBe(204);
}

test('a webhook is created, copied, tested, changed, given a new secret and deleted with the keyboard only', async ({
  page,
  webhooks,
}) => {
  webhooks.answerWith(204);
  await signIn(page);
  await openScreen(page, '/settings/webhooks');
  await expectAccessible(page);
  await tabTo(page, 'link', 'Webhook anlegen');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('Vereinssoftware');
  await tabTo(page, 'textbox', 'Adresse');
  await page.keyboard.type('http://198.51.100.7/nirgends');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${webhooks.url}/tastatur`);
  await tabTo(page, 'checkbox', 'Antrag geändert');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Webhook anlegen');
  await page.keyboard.press('Enter');

  const secret = page.getByRole('dialog', { name: 'Dein Schlüssel' });
  await expect(secret.getByLabel('Schlüssel', { exact: true })).toHaveValue(/^whsec_.{44}$/);
  const first = await secret.getByLabel('Schlüssel', { exact: true }).inputValue();
  await expectAccessible(page, '[role=dialog]');
  await tabTo(page, 'button', 'Ich habe ihn kopiert');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vereinssoftware', level: 1 })).toBeVisible();

  await tabTo(page, 'button', 'Test senden');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Angekommen: Antwort 204/)).toBeVisible();
  await webhooks.waitFor(({ path }) => path === '/tastatur');
  await expect(page.getByRole('table').getByRole('link', { name: 'Test' })).toBeVisible();

  await tabTo(page, 'tab', 'Zustellungen');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Nichts zugestellt', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=settings/);
  await expectAccessible(page);
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.press('End');
  await page.keyboard.type(' 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vereinssoftware 2', level: 1 })).toBeVisible();

  await page.getByRole('tab', { name: 'Einstellungen' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'TypeScript' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'PHP' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'button', 'Schlüssel erneuern');
  await page.keyboard.press('Enter');
  await expectAccessible(page, '[role=alertdialog]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const renewed = page
    .getByRole('dialog', { name: 'Dein Schlüssel' })
    .getByLabel('Schlüssel', { exact: true });
  await expect(renewed).toHaveValue(/^whsec_/);
  expect(await renewed.inputValue()).not.toBe(first);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Zwei Schlüssel gelten')).toBeVisible();

  await page.getByRole('tab', { name: 'Signatur prüfen' }).focus();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'button', 'Löschen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Vereinssoftware 2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/webhooks$/);
  await expect(page.getByText('Vereinssoftware 2')).toBeHidden();
});

test('deliveries show request and response, can be filtered by state and sent again', async ({
  page,
  request,
  webhooks,
}) => {
  webhooks.answerWith(410);
  const id = await makeWebhook(request, `${webhooks.url}/protokoll`, 'Protokoll');
  await causeEvent(request);
  await webhooks.waitFor(({ path }) => path === '/protokoll');
  await signIn(page);
  await openScreen(page, `/settings/webhooks/${id}`);
  await expect(page.getByText('Die Adresse hat mit 410 geantwortet')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Fehlgeschlagen', { exact: true }).first().click();
  await expect(page).toHaveURL(/status=Failed/);
  await page.getByRole('table').getByRole('link', { name: 'Antrag geändert' }).click();
  await expect(page.getByRole('heading', { name: /^Versuch 1: Antwort 410/ })).toBeVisible();
  await expect(page.getByText('"type": "ApplicationUpdated"')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut senden' })).toBeHidden();
  await expectAccessible(page);

  webhooks.clear();
  webhooks.answerWith(204);
  await page.goBack();
  await page.getByRole('button', { name: 'Wieder einschalten' }).click();
  await expect(page.getByText('Eingeschaltet', { exact: true })).toBeVisible();
  await expect(page.getByText('Dieser Webhook ist ausgeschaltet')).toBeHidden();
  await page.getByRole('button', { name: 'Fehlgeschlagene erneut senden' }).click();
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Erneut senden' }).click();
  await expect(page.getByText('Sie sind wieder unterwegs')).toBeVisible();
  await webhooks.waitFor(({ path }) => path === '/protokoll');
  await page.getByRole('button', { name: 'Filter entfernen' }).click();
  await expect(page.getByRole('table').getByText('Zugestellt').first()).toBeVisible();
});

test('a failed test delivery says what to check, and the log can be filtered by tests', async ({
  page,
  request,
  webhooks,
}) => {
  webhooks.answerWith(500);
  const id = await makeWebhook(request, `${webhooks.url}/test`, 'Versuch');
  await signIn(page);
  await openScreen(page, `/settings/webhooks/${id}`);
  await page.getByRole('button', { name: 'Test senden' }).click();
  await expect(page.getByText('Nicht angekommen: Antwort 500')).toBeVisible();
  await expect(page.getByText('Sieh im Protokoll deines Programms nach')).toBeVisible();
  await page.getByLabel('Ereignis').selectOption({ label: 'Test' });
  await expect(page).toHaveURL(/eventType=Test/);
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Test' });
  await expect(row).toContainText('Fehlgeschlagen');
});

test('the audit log filters by person and kind in the URL, and nightly runs show their results in words', async ({
  page,
  request,
}) => {
  await makeWebhook(request, 'http://127.0.0.1:9/niemand', 'Nachweisbar');
  await signIn(page);
  await openScreen(page, '/settings/audit-log');
  const entries = page.getByRole('list', { name: 'Einträge' });
  await expect(entries.getByText('Webhook Nachweisbar angelegt')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Worum es geht').selectOption('Anmeldungen und Konten');
  await page.getByLabel('Wer').selectOption('Katharina Böhm');
  await expect(page).toHaveURL(/kind=SignIns.*actorId=|actorId=.*kind=SignIns/);
  await expect(entries.getByText('Angemeldet').first()).toBeVisible();
  await expect(entries.getByText('Webhook Nachweisbar angelegt')).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(entries.getByText('Angemeldet').first()).toBeVisible();
  await openScreen(page, '/settings/privacy/nightly-runs');
  await expect(page.getByRole('heading', { name: 'Nächtliche Aufgaben', level: 2 })).toBeVisible();
  await expectAccessible(page);
});

test('a Clerk sees neither webhooks nor the audit log', async ({ page }) => {
  await signIn(page, 'clerk@demo.example');
  for (const path of [
    '/settings/webhooks',
    '/settings/audit-log',
    '/settings/privacy/persons',
    '/settings/privacy/nightly-runs',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/ist für Personen mit der Rolle/)).toBeVisible();
  }
});
