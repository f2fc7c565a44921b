import type { Page } from '@playwright/test';
import { memberOf } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { invitePerson } from '../fixtures/invite-person';
import { programAt } from '../fixtures/program';
import { expectGoodScreen } from './good-screen';
import { openScreen, signInTo, waitForHydration } from './sign-in';

const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

// Screens are checked with axe, each in two themes.
test.describe.configure({ timeout: 120_000 });

test('a head of swimming sees, processes and is notified of only what names swimming', async ({
  page,
  app,
  mailbox,
  browser,
}) => {
  const email = await invitePerson(app.baseURL, mailbox, 'Clerk');
  const { send, apply } = await programAt(app.baseURL);

  await signInTo(page, '/settings/users');
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('link').click();
  const limit = page.getByRole('group', { name: 'Abteilungen' });
  await expect(limit.getByText('Ohne Auswahl sieht die Person alle Anträge')).toBeVisible();
  await page.getByRole('radio', { name: 'Leitung' }).check();
  await expect(limit).toHaveCount(0);
  await expect(page.getByText('Mit dieser Rolle sieht die Person immer alle Anträge.')).toBeVisible();
  await page.getByRole('radio', { name: 'Sachbearbeitung' }).check();
  await limit.getByRole('checkbox', { name: 'Schwimmen' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(toast(page, 'Gespeichert')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(limit.getByRole('checkbox', { name: 'Schwimmen' })).toBeChecked();
  await expectGoodScreen(page);
  const userId = page.url().split('/').at(-1) ?? '';
  await openScreen(page, '/settings/users');
  await expect(row).toContainText('Schwimmen');

  await send('PUT', '/club/settings/notifications', { users: [{ userId, kinds: ['Membership'] }] });
  await openScreen(page, '/settings/notifications');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('nur Schwimmen');

  const departments = await send('GET', '/club/departments');
  const idOf = (name: string) =>
    memberOf(Array.isArray(departments) ? departments.find(one => one.name === name) : null, 'id');
  const names = (firstName: string, lastName: string, department: string) => ({
    firstName,
    lastName,
    email: `${lastName.toLowerCase()}@post.example`,
    departmentIds: [idOf(department)],
  });
  const foreign = await apply(names('Rita', 'Reckstange', 'Turnen'));
  const own = await apply(names('Nils', 'Nixe', 'Schwimmen'));
  const notified = await mailbox.waitFor(
    mail => mail.recipients.includes(email) && !!mail.text?.includes('Nixe'),
  );
  expect(notified.text).toContain(`/submissions/${own}`);
  const mailed = await app.database.asOwner(
    owner =>
      owner`select submission_id as id from mails where recipient_user_id = ${userId} and submission_id is not null`,
  );
  expect(mailed.map(({ id }) => id)).toEqual([own]);

  const office = await browser.newContext({ baseURL: app.baseURL });
  const head = await office.newPage();
  await signInTo(head, '/submissions', email);
  await expect(head.getByText('Anträge, die eine dieser Abteilungen nennen: Schwimmen')).toBeVisible();
  await expect(head.getByRole('link', { name: /Nixe/ }).first()).toBeVisible();
  await expect(head.getByText('Reckstange')).toHaveCount(0);
  await expectGoodScreen(head);
  await openScreen(head, '/submissions?q=Reckstange');
  await expect(head.getByText('Reckstange', { exact: false }).and(head.getByRole('link'))).toHaveCount(0);
  await expect(head.getByText('Nichts gefunden').first()).toBeVisible();
  await head.goto(`/submissions/${foreign}`);
  await expect(head.getByRole('heading', { level: 1, name: 'Diesen Antrag gibt es nicht' })).toBeVisible();
  await expect(head.getByText('Reckstange')).toHaveCount(0);
  await openScreen(head, '/dashboard');
  await expect(head.getByText('Anträge, die eine dieser Abteilungen nennen: Schwimmen')).toBeVisible();

  await openScreen(head, `/submissions/${own}`);
  await head.getByRole('button', { name: 'Annehmen' }).click();
  await head.getByRole('dialog').getByRole('button', { name: 'Annehmen' }).click();
  await head.getByRole('button', { name: 'Sofort ausführen' }).click();
  await expect(head.getByText('Angenommen').first()).toBeVisible();
  await office.close();

  await send('PUT', `/users/${userId}`, { firstName: 'Mina', lastName: 'Berg', departmentIds: [] });
  const whole = await browser.newContext({ baseURL: app.baseURL });
  const again = await whole.newPage();
  await signInTo(again, `/submissions/${foreign}`, email);
  await expect(again.getByRole('heading', { level: 1, name: /Reckstange/ })).toBeVisible();
  await whole.close();
});
