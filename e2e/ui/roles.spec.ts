import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { tokenOf } from './design-api';
import { openScreen, signIn } from './sign-in';

const refusal = 'Dafür reicht deine Rolle nicht';
const unknownId = '0198c0de-0000-7000-8000-000000000000';

/** Screens by their lowest role. Clerks and Viewers can only read those of master data and forms. */
const masterData = [
  ...['/forms', '/forms/membership', '/forms/change', '/forms/cancellation', '/forms/design'],
  ...['/club', '/club/logo', '/club/departments', '/club/departments/settings', '/club/tariffs'],
  ...[
    '/club/custom-fields',
    '/club/custom-fields/shirtSize',
    '/settings/privacy',
    '/settings/privacy/consents',
  ],
  '/settings/privacy/retention',
];
const clerkScreens = [
  ...['/submissions/new/membership', '/submissions/new/change', '/submissions/new/cancellation'],
  ...['/exports', '/exports/new', '/exports/formats', '/exports/formats/SpgVerein'],
];
const managerScreens = [
  ...['/club/tariffs/new', '/club/departments/new', '/club/custom-fields/new-field', '/first-steps'],
  ...['/settings', '/settings/notifications', '/settings/email-templates', '/settings/mail-server'],
  ...['/outbox', '/settings/privacy/persons', '/settings/privacy/nightly-runs'],
];
const adminScreens = [
  ...['/settings/users', `/settings/users/${unknownId}`, '/settings/api-keys', '/settings/audit-log'],
  ...['/settings/webhooks', '/settings/webhooks/new', `/settings/webhooks/${unknownId}`],
];

/** Console messages to ignore: failed responses are recorded separately, and sandboxed previews block Playwright. */
const isNoFault = /^Failed to load resource|^Blocked script execution in 'about:srcdoc'/;

/** Records failed API responses and errors in the console. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('response', answer => {
    const status = answer.status();
    if (status === 401 || status === 403 || status >= 500) heard.push(`${status} ${answer.url()}`);
  });
  page.on('console', message => {
    if (message.type() === 'error' && !isNoFault.test(message.text())) heard.push(message.text());
  });
  page.on('pageerror', error => heard.push(error.message));
  return heard;
}

async function isOffered(page: Page, name: string, entries: readonly string[]): Promise<void> {
  const links = page.getByRole('navigation', { name }).getByRole('link');
  await expect(links).toHaveText(entries.map(entry => new RegExp(`^${entry}`)));
}

/** Asserts that a screen shows its content: no refusal, no error, no placeholder. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('main .animate-skeleton'), path).toHaveCount(0);
  await expect(page.getByText(refusal), path).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' }), path).toHaveCount(0);
}

const changes =
  /speichern$|verwerfen|anlegen|hinzufügen|löschen|entfernen|verschieben|bearbeiten|veröffentlichen|zurücksetzen|annehmen|ablehnen|hochladen|wählen$|^Weitere Aktionen für/i;

/** Asserts that a screen has no inputs and no buttons that change something. */
async function isForReading(page: Page, path: string): Promise<void> {
  await opens(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { disabled: false }), path).toHaveCount(0);
  await expect(main.getByRole('button', { name: changes, disabled: false }), path).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Neue|anlegen|erfassen/ }), path).toHaveCount(0);
}

/** Asserts that screens beyond the role are refused in the HTML of the server. */
async function areRefused(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect((await answer.text()).includes(refusal), path).toBe(true);
  }
}

async function newest(request: APIRequestContext, query: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const list = await request.get(`/api/v1/submits?limit=1&${query}`, { headers });
  return (await list.json()).items[0].id;
}

test.describe('each role sees only what it may use, and no request fails:', () => {
  // Many screens, each loaded completely.
  test.describe.configure({ timeout: 120_000 });

  test('a Viewer finds nothing to change, and bank data is masked', async ({ page, request }) => {
    const heard = listen(page);
    await signIn(page, 'viewer@demo.example');
    await openScreen(page, '/dashboard');
    await isOffered(page, 'Hauptnavigation', ['Übersicht', 'Anträge', 'Formulare & Design', 'Verein']);
    for (const path of [...masterData, '/submissions', '/forms/embed', '/forms/paper']) {
      await isForReading(page, path);
    }
    for (const kind of ['Membership', 'Change', 'Cancellation']) {
      await isForReading(page, `/submissions/${await newest(request, `kind=${kind}&state=Confirmed`)}`);
    }
    const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
    const { items } = await (
      await request.get('/api/v1/submits?kind=Membership&limit=20', { headers })
    ).json();
    const details = await Promise.all(
      items.map(async ({ id }: { id: string }) =>
        (await request.get(`/api/v1/submits/memberships/${id}`, { headers })).json(),
      ),
    );
    const withAccount = details.find(({ paymentMethod }) => paymentMethod === 'SepaDirectDebit');
    await openScreen(page, `/submissions/${withAccount.id}`);
    await expect(page.getByRole('definition').filter({ hasText: /^DE\*\* \*\*\*\* \d{4}$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bankdaten zeigen' })).toHaveCount(0);
    await opens(page, '/account');
    await areRefused(page, [...clerkScreens, ...managerScreens, ...adminScreens]);
    expect(heard).toEqual([]);
  });

  test('a Clerk decides and exports, and can only read master data', async ({ page, request }) => {
    const heard = listen(page);
    const id = await newest(request, 'kind=Change&state=Confirmed');
    await signIn(page, 'clerk@demo.example');
    await openScreen(page, '/submissions');
    await isOffered(page, 'Hauptnavigation', [
      ...['Übersicht', 'Anträge', 'Exporte', 'Formulare & Design', 'Verein'],
    ]);
    for (const path of masterData) await isForReading(page, path);
    for (const path of clerkScreens) await opens(page, path);
    await isOffered(page, 'Bereiche der Exporte', ['Exporte', 'Formate']);
    await areRefused(page, [...managerScreens, ...adminScreens]);

    await openScreen(page, `/submissions/${id}`);
    await page.getByRole('button', { name: 'Annehmen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annehmen' }).click();
    await page.getByRole('button', { name: 'Sofort ausführen' }).click();
    await expect(page.getByText(/^Angenommen von Jürgen Weber/)).toBeVisible();
    await openScreen(page, '/exports/new?kind=Change&state=Accepted');
    await page.getByRole('button', { name: 'Export starten' }).click();
    await expect(page.getByText('Fertig. Die Datei enthält')).toBeVisible({ timeout: 30_000 });
    expect(heard).toEqual([]);
  });

  test('a Manager changes a tariff and the text of an e-mail, but not users, API keys or webhooks', async ({
    page,
  }) => {
    const heard = listen(page);
    await signIn(page, 'manager@demo.example');
    await openScreen(page, '/settings');
    await isOffered(page, 'Hauptnavigation', [
      ...['Übersicht', 'Anträge', 'Postausgang', 'Exporte', 'Formulare & Design', 'Verein', 'Einstellungen'],
    ]);
    await isOffered(page, 'Bereiche der Einstellungen', [
      ...['Überblick', 'Benachrichtigungen', 'E-Mail-Texte', 'Mailserver'],
      'Datenschutz',
    ]);
    await expect(page.getByRole('main').getByRole('link', { name: /API-Schlüssel|Webhooks/ })).toHaveCount(0);
    for (const path of managerScreens) await opens(page, path);
    await areRefused(page, adminScreens);

    await openScreen(page, '/club/tariffs');
    await page.getByRole('main').getByRole('link', { name: 'Probemonat' }).click();
    await page.getByLabel('Beitrag', { exact: true }).fill('11,50');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await openScreen(page, '/club/tariffs');
    await expect(page.getByRole('listitem').filter({ hasText: 'Probemonat' })).toContainText('11,50 €');

    await openScreen(page, '/settings/email-templates/ChangeRejected');
    await page.getByLabel('Betreff').fill('Zu deinem Antrag bei {{clubName}}');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Der Text gilt ab der nächsten E-Mail' }),
    ).toBeVisible();
    expect(heard).toEqual([]);
  });
});
