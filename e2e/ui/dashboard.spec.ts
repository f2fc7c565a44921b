import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { demoAdmin, expect, test } from '../fixtures/app';
import { expectAccessible } from './accessible-screen';
import { expectGoodScreen } from './good-screen';
import { pressEnter } from './press-enter';
import { openScreen, signInTo, waitForHydration } from './sign-in';

const reports = '/dashboard/reports';
const clerk = 'clerk@demo.example';
const viewer = 'viewer@demo.example';

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
const figures = (page: Page) => page.getByRole('region', { name: /^Kennzahlen/ });

/** Waits until every report is loaded. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Diagramm/ }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function takenBy(page: Page, title: string, item: string): Promise<Download> {
  await card(page, title)
    .getByRole('button', { name: `Exportieren: ${title}` })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return download;
}

test('a named or typed period is in the URL, and the back button returns to the previous one', async ({
  page,
}) => {
  await signInTo(page, '/dashboard');
  await page.getByRole('link', { name: 'Auswertungen' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${reports}$`));
  await isDrawn(page);
  const period = page.getByLabel('Zeitraum');
  await expect(period).toHaveValue('last12Months');
  await period.selectOption('Letztes Jahr');
  await expect(page).toHaveURL(/period=lastYear/);
  const year = new Date().getFullYear() - 1;
  await expect(page.getByText(`1. Januar ${year} – 31. Dezember ${year}`, { exact: true })).toBeVisible();
  await period.selectOption('Eigener Zeitraum');
  await page.getByLabel('Erster Tag').fill(`${year}-06-30`);
  await page.getByLabel('Letzter Tag').fill(`${year}-06-01`);
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByText('Der erste Tag liegt nach dem letzten')).toBeVisible();
  await page.getByLabel('Erster Tag').fill(`${year}-05-01`);
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${year}-05-01&to=${year}-06-01`));
  await expect(page.getByText(`Verglichen mit 30.03.${year} – 30.04.${year}`)).toBeVisible();
  await page.getByText('Monat', { exact: true }).first().click();
  await expect(page).toHaveURL(/interval=Month/);
  await page.goBack();
  await page.goBack();
  await expect(period).toHaveValue('lastYear');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${reports}$`));
  await expect(period).toHaveValue('last12Months');
});

test('each number links to exactly the submissions that it counts', async ({ page }) => {
  test.slow();
  await signInTo(page, reports);
  await isDrawn(page);
  const links = [
    figures(page).getByRole('link', { name: /^Mitgliedsanträge: / }),
    figures(page).getByRole('link', { name: /^Angenommen: / }),
    figures(page).getByRole('link', { name: /warten? auf euch$/ }),
  ];
  for (const title of ['Entwicklung', 'Abteilungen', 'Tarife', 'Vom Antrag zur Mitgliedschaft']) {
    await card(page, title)
      .getByRole('button', { name: `Tabelle: ${title}` })
      .click();
    links.push(card(page, title).getByRole('table').getByRole('link').last());
  }
  const targets = await Promise.all(
    links.map(async link => ({
      href: (await link.getAttribute('href')) ?? '',
      count: Number(/[\d.]+/.exec((await link.textContent()) ?? '')?.[0]?.replaceAll('.', '')),
    })),
  );
  for (const { href, count } of targets) {
    expect(count).toBeGreaterThan(0);
    await page.goto(href);
    const found = page.getByText(/^[\d.]+ Antr(?:ag|äge)$/);
    await expect(found, href).toHaveText(new RegExp(`^${count} Antr`));
  }
});

test('a chart can be read as a table, copied, and downloaded as CSV and picture', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInTo(page, `${reports}?period=lastYear`);
  await isDrawn(page);
  const trend = card(page, 'Entwicklung');
  const button = trend.getByRole('button', { name: 'Tabelle: Entwicklung' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await pressEnter(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const rows = trend.getByRole('table', { name: /^Entwicklung, 1\. Januar/ }).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText(/^Januar /);

  const csv = await takenBy(page, 'Entwicklung', 'Tabelle als CSV');
  expect(csv.suggestedFilename()).toMatch(/^entwicklung-1-januar-.*\.csv$/);
  const text = await readFile(await csv.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(14);
  expect(text).toMatch(/^\ufeffMonat;Mitgliedsanträge;Änderungsanträge;Kündigungen;/);

  const png = await readFile(await (await takenBy(page, 'Entwicklung', 'Diagramm als Bild (PNG)')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1200);

  await card(page, 'Alter').getByRole('button', { name: 'Exportieren: Alter' }).click();
  await page.getByRole('menuitem', { name: 'Tabelle kopieren' }).click();
  await expect(page.getByText('Die Tabelle ist kopiert')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe('Alter\tPersonen\tAnteil');
  expect(copied.split('\n')).toHaveLength(8);

  // The labels of the bars equal the numbers of the table, also for empty bars.
  await openScreen(page, `${reports}?period=last30Days`);
  await isDrawn(page);
  const ages = card(page, 'Alter');
  await ages.getByRole('button', { name: 'Tabelle: Alter' }).click();
  const cells = (await ages.getByRole('cell').allTextContents()).map(text => text.replaceAll(/\s/g, ''));
  const labels = await ages.locator('.recharts-label-list text').allTextContents();
  expect(cells).toHaveLength(14);
  expect(labels.map(label => label.replaceAll(/\s/g, ''))).toEqual(
    Array.from({ length: 7 }, (_, row) => `${cells[2 * row]}(${cells[2 * row + 1]})`),
  );
});

test('every role can arrange its own reports with the keyboard', async ({ page }) => {
  test.slow();
  await signInTo(page, reports, viewer);
  await isDrawn(page);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Mitgliedsanträge');
  await page.getByRole('button', { name: 'Anordnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Auswertungen anordnen' });
  const handle = dialog.getByRole('button', { name: /^Alter/ });
  await handle.focus();
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
  await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName('Alter');
  await dialog.getByRole('checkbox', { name: 'Mitgliedsanträge' }).uncheck();
  await expectGoodScreen(page);
  await pressEnter(dialog.getByRole('button', { name: 'Speichern' }));
  await expect(dialog).toBeHidden();
  await expect(headings.first()).toHaveText('Alter');
  await page.reload();
  await waitForHydration(page);
  await expect(headings.first()).toHaveText('Alter');
  await expect(card(page, 'Mitgliedsanträge')).toHaveCount(0);

  await signInTo(page, reports, clerk);
  await expect(headings.first()).toHaveText('Mitgliedsanträge');

  await signInTo(page, reports, viewer);
  await page.getByRole('button', { name: 'Anordnen' }).click();
  await dialog.getByRole('button', { name: 'Standard wiederherstellen' }).click();
  await pressEnter(dialog.getByRole('button', { name: 'Speichern' }));
  await expect(headings.first()).toHaveText('Mitgliedsanträge');
});

test('numbers stay with their period until those of the new period are loaded, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInTo(page, `${reports}?period=lastYear`);
  await isDrawn(page);
  const trend = card(page, 'Entwicklung');
  await trend.getByRole('button', { name: 'Tabelle: Entwicklung' }).click();
  const year = new Date().getFullYear() - 1;
  const table = trend.getByRole('table', { name: new RegExp(`^Entwicklung, 1\\. Januar ${year}`) });
  const number = table.getByRole('link').first();
  const figure = figures(page).getByRole('link', { name: /^Mitgliedsanträge: / });
  const hrefs = [await number.getAttribute('href'), await figure.getAttribute('href')];
  expect(hrefs[1]).toContain(`from=${year}-01-01`);

  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/dashboard\/(?:kpis|trend)\?/, async route => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Zeitraum').selectOption('Letzte 30 Tage');
  await expect(page).toHaveURL(/period=last30Days/);
  await expect(trend.locator('[aria-busy="true"]')).toBeVisible();
  await expect(number).toHaveAttribute('href', hrefs[0] ?? '');
  await expect(figure).toHaveAttribute('href', hrefs[1] ?? '');
  const take = trend.getByRole('button', { name: 'Exportieren: Entwicklung' });
  await expect(take).toBeDisabled();

  held.resolve();
  await expect(table).toHaveCount(0);
  await expect(trend.getByRole('table', { name: /^Entwicklung, / })).toBeVisible();
  await expect(take).toBeEnabled();
  // The legend has several lines here, and the picture includes them.
  const png = await readFile(await (await takenBy(page, 'Entwicklung', 'Diagramm als Bild (PNG)')).path());
  expect(png.readUInt32BE(20)).toBeGreaterThan(760);
});

test('a period that is skipped is not requested, and a 429 is retried', async ({ page }) => {
  await signInTo(page, `${reports}?from=0001-01-01&to=0001-01-31`);
  await isDrawn(page);
  const asked: string[] = [];
  await page.route('**/api/v1/dashboard/kpis?*', async route => {
    asked.push(new URL(route.request().url()).searchParams.get('from') ?? '');
    if (asked.length > 1) return route.continue();
    await route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'Content-Language': 'de', 'Retry-After': '1', 'X-Request-Id': 'too-many' },
      body: JSON.stringify({
        type: '/problems/quota-exceeded',
        title: 'Zu viele',
        status: 429,
        traceId: 'too-many',
      }),
    });
  });
  await page.getByLabel('Zeitraum').evaluate((select: HTMLSelectElement) => {
    for (const period of ['thisMonth', 'last30Days', 'thisYear', 'lastYear']) {
      select.value = period;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/period=lastYear/);
  const year = new Date().getFullYear() - 1;
  await expect(figures(page).getByRole('link', { name: /^Mitgliedsanträge: / })).toHaveAttribute(
    'href',
    new RegExp(`from=${year}-01-01`),
  );
  await isDrawn(page);
  expect(asked).toEqual([`${year}-01-01`, `${year}-01-01`]);
});

test('one failed report shows an error, and the others stay', async ({ page }) => {
  await page.route('**/api/v1/dashboard/funnel?*', route => route.abort(), { times: 3 });
  await signInTo(page, reports);
  const funnel = card(page, 'Vom Antrag zur Mitgliedschaft');
  await expect(funnel.getByText('Diese Auswertung konnte nicht geladen werden')).toBeVisible({
    timeout: 20_000,
  });
  await expect(card(page, 'Alter').getByRole('img', { name: /^Diagramm/ })).toBeVisible();
  await funnel.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(funnel.getByRole('img', { name: /^Diagramm/ })).toBeVisible();
});

test('every role that reads reports can download the report of a chosen month as PDF', async ({ page }) => {
  await signInTo(page, reports, viewer);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Monatsbericht (PDF)' }).click();
  const choice = page.getByRole('dialog', { name: 'Monatsbericht' });
  const month = await choice.getByLabel('Monat').locator('option').nth(3).getAttribute('value');
  await choice.getByLabel('Monat').selectOption(month);
  await expectAccessible(page, '[role=dialog]');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    choice.getByRole('link', { name: 'PDF herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^Monatsbericht ${month} .+\\.pdf$`));
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('no data and little data are explained in words, also on a phone', async ({ app, page }) => {
  test.slow();
  const email = `nobody-${Date.now()}@empty.example`;
  await app.database.asOwner(async sql => {
    const [club] = await sql`
      insert into clubs (id, slug, name) values (gen_random_uuid(), ${`empty-${Date.now()}`}, 'Leerer Verein')
      returning id`;
    const [user] = await sql`
      insert into users (id, email, email_confirmed_at, first_name, last_name, password_hash, password_changed_at)
      select gen_random_uuid(), ${email}, now(), 'Nora', 'Neu', password_hash, now()
      from users where email = ${demoAdmin.email} returning id`;
    await sql`insert into club_users (club_id, user_id, role) values (${club?.id}, ${user?.id}, 'Admin')`;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await signInTo(page, reports, email);
  await expect(page.getByText('Noch nichts auszuwerten')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Formular öffnen' })).toBeVisible();
  await expectGoodScreen(page);

  await page.context().clearCookies();
  await signInTo(page, `${reports}?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByText('In diesem Zeitraum ging kein Mitgliedsantrag ein.').first()).toBeVisible();
  await expect(page.getByText(/^zuvor keine/).first()).toBeVisible();
  await openScreen(page, reports);
  await isDrawn(page);
  await card(page, 'Tarife').getByRole('button', { name: 'Tabelle: Tarife' }).click();
  await expectGoodScreen(page);
});
