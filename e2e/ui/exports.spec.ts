import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { expectAccessible } from './accessible-screen';
import { tokenOf } from './design-api';
import { openScreen, signIn, waitForHydration } from './sign-in';

async function newest(request: APIRequestContext, query: string) {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const list = await request.get(`/api/v1/submits?${query}`, { headers });
  return (await list.json()).items;
}

/** Waits until the only job of the page is done, and checks its file. */
async function takeFile(page: Page): Promise<string> {
  await expect(page.getByText('Fertig. Die Datei enthält')).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Herunterladen' }).click();
  return (await download).suggestedFilename();
}

test('a Clerk exports the matches of a filter, sees the job finish, downloads the file and deletes it', async ({
  page,
}) => {
  await signIn(page, 'clerk@demo.example');
  await openScreen(page, '/exports');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neuer Export' }).first().click();
  await page.getByRole('radio', { name: /^Tabelle \(CSV\) Eine/ }).check();
  await expect(page.getByLabel('Nur was noch nicht exportiert wurde')).toBeChecked();
  await expect(page.getByLabel('Status').locator('option:checked')).toHaveText('Angenommen');
  const found = page.getByRole('status').filter({ hasText: /^\d+ Antr(ag|äge)$/ });
  const accepted = (await found.textContent()) ?? '';
  await page.getByLabel('Status').selectOption('Abgelehnt');
  await expect(found).not.toHaveText(accepted);
  await page.getByLabel('Status').selectOption('Angenommen');
  await expect(page).toHaveURL(/state=Accepted/);
  await expect(found).toHaveText(accepted);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export starten' }).click();
  await expect(page).toHaveURL(/\/exports\/[0-9a-f-]{36}$/);
  expect(await takeFile(page)).toMatch(/Anträge\.zip$/);
  await expect(page.getByRole('heading', { name: /^Tabelle \(CSV\) vom / })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Status: Angenommen' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Gestartet von' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'In der Datei' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Datei löschen' }).click();
  await expectAccessible(page, '[role=alertdialog]');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Datei löschen' }).click();
  await expect(page.getByText('Die Datei ist nicht mehr da')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pfad' }).getByRole('link', { name: 'Exporte' }).click();
  await expect(
    page.getByRole('list', { name: 'Exporte des Vereins' }).getByText('Datei entfernt').first(),
  ).toBeVisible();
});

test('a selection that was exported as a whole says so, and shows what to do', async ({ page, request }) => {
  await signIn(page);
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const filter = { state: 'Accepted', kind: 'Cancellation' };
  const started = await request.post('/api/v1/submits/exports/csv', { headers, data: { filter } });
  const { id } = await started.json();
  await openScreen(page, `/exports/${id}`);
  await expect(page.getByText('Fertig. Die Datei enthält')).toBeVisible({ timeout: 20_000 });
  await openScreen(page, '/exports/new?type=Csv&state=Accepted&kind=Cancellation&notExportedAs=csv');
  const notice = page.getByText(
    /^(Alle \d+ passenden Anträge sind|Der passende Antrag ist) schon exportiert$/,
  );
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Frühere Exporte ansehen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Auch schon Exportiertes zeigen' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Nur was noch nicht exportiert wurde')).not.toBeChecked();
  await expect(page.getByLabel('Nur was noch nicht exportiert wurde')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Export starten' })).toBeEnabled();
});

test('a file for a program is preset to accepted people not exported yet, and any other state is warned of', async ({
  page,
}) => {
  await signIn(page);
  await openScreen(page, '/exports/new');
  const state = page.getByLabel('Status');
  const warning = page.getByText('Was nicht angenommen ist, kommt mit in die Datei');
  const onlyNew = page.getByLabel('Nur was noch nicht exportiert wurde');
  await expect(state.locator('option:checked')).toHaveText('Jeder Status');
  await page.getByRole('radio', { name: /^Vereinssoftware/ }).check();
  await expect(state.locator('option:checked')).toHaveText('Angenommen');
  await expect(onlyNew).toBeChecked();
  await expect(warning).toBeHidden();
  await state.selectOption('Jeder Status');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Tabelle \(CSV\) für Programme/ }).check();
  await expect(state.locator('option:checked')).toHaveText('Jeder Status');

  await openScreen(page, '/exports/new?awaits=Decision');
  await page.getByRole('radio', { name: /^Vereinssoftware/ }).check();
  await expect(onlyNew).toBeChecked();
  await expect(state.locator('option:checked')).toHaveText('Zu entscheiden');
  await expect(warning).toBeVisible();

  await openScreen(page, '/submissions?awaits=Decision&kind=Membership');
  await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check();
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Exportieren' }).click();
  const dialog = page.getByRole('dialog', { name: '1 Antrag exportieren' });
  await expect(warning).toBeHidden();
  await dialog.getByRole('radio', { name: /^Vereinssoftware/ }).check();
  await expect(warning).toBeVisible();
});

test('only the submissions selected in the list are exported', async ({ page, request }) => {
  const ids = (await newest(request, 'kind=Membership&limit=3')).map(({ id }: { id: string }) => id);
  await signIn(page);
  await openScreen(page, '/exports');
  await page.evaluate(
    given => sessionStorage.setItem('eintritt.export-selection', JSON.stringify(given)),
    ids,
  );
  await openScreen(page, '/exports/new?selection=true&type=ClubSoftware&format=OpenJVerein');
  await expect(page.getByText('3 ausgewählte Anträge')).toBeVisible();
  await expect(page.getByLabel('Format')).toHaveValue('OpenJVerein');
  await page.getByRole('button', { name: 'Export starten' }).click();
  expect(await takeFile(page)).toMatch(/openjverein\.zip$/);
  await expect(page.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();
});

test('a format is copied, its columns are changed and moved with the keyboard, previewed and saved', async ({
  page,
}) => {
  // Seven checks with axe, each in two themes.
  test.slow();
  await signIn(page);
  await openScreen(page, '/exports/formats');
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Vorlagen' }).getByRole('link').first().click();
  await expect(page.getByText('Eine Vorlage lässt sich nicht ändern')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kopieren und anpassen' }).click();
  await expectAccessible(page, '[role=dialog]');
  const name = `Kassenwart ${Date.now()}`;
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Vorname bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Rufname');
  await expect(page.getByRole('columnheader', { name: 'Rufname' })).toBeVisible();
  await expectAccessible(page);
  const headers = () => page.getByRole('columnheader').allTextContents();
  const before = (await headers()).indexOf('Rufname');
  await page.getByRole('button', { name: /^Rufname verschieben/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await headers()).indexOf('Rufname')).toBe(before - 1);

  await page.getByRole('button', { name: 'Spalte hinzufügen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const header = page.getByRole('textbox', { name: 'Überschrift' });
  await expect(header).toHaveAttribute('aria-invalid', 'true');
  await header.fill('Herkunft');
  await page.getByLabel('Inhalt').selectOption('Fester Text');
  await page.getByLabel('Text in jeder Zeile').fill('Website');
  await expect(page.getByRole('cell', { name: 'Website' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Noch nicht gespeichert')).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('list', { name: 'Spalten der Datei' }).getByText('Herkunft')).toBeVisible();

  await page.getByRole('button', { name: 'Format löschen' }).click();
  await expectAccessible(page, '[role=alertdialog]');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Format löschen' }).click();
  await expect(page).toHaveURL(/\/exports\/formats$/);
  await expect(page.getByText(name)).toBeHidden();
});

test('a submission shows in which formats it was exported, when and by whom', async ({ page, request }) => {
  const [item] = await newest(request, 'kind=Membership&limit=1&notExportedAs=pdf');
  await signIn(page);
  await openScreen(page, `/submissions/${item.id}`);
  await expect(page.getByRole('heading', { name: 'Exporte' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await download;
  await page.reload();
  const exported = page.getByRole('list', { name: 'Exporte' });
  await expect(exported.getByRole('listitem').first()).toContainText(/^PDFgerade eben · Katharina Böhm$/);
  await expectAccessible(page);

  const [other] = await newest(request, 'kind=Membership&limit=1&notExportedAs=pdf');
  await openScreen(page, `/submissions/${other.id}`);
  const missing = exported.getByRole('listitem').filter({ hasText: /^PDF/ });
  await missing.getByRole('link', { name: 'Noch nicht exportiert' }).click();
  await expect(page).toHaveURL(/notExportedAs=pdf/);
});

test('the data of a person are found, exported, and erased after their name is typed', async ({
  page,
  request,
}) => {
  const [item] = await newest(request, 'kind=Membership&state=Accepted&limit=1');
  const name = `${item.firstName} ${item.lastName}`;
  await signIn(page);
  await openScreen(page, '/settings/privacy/persons');
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Gib Vor- und Nachnamen mit Geburtsdatum an')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-Mail-Adresse').fill(item.email);
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  const place = page.getByRole('checkbox', { name: new RegExp(`Nr. ${item.number}, `) });
  await place.check();
  await expectAccessible(page);
  for (const format of ['Als PDF', 'Als JSON']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: format }).click();
    expect((await download).suggestedFilename()).toContain(item.lastName);
  }
  await page.getByRole('button', { name: 'Person löschen' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} löschen?` });
  await expect(dialog.getByText('Was bleibt')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  const confirmation = dialog.getByLabel(/^Tippe zur Bestätigung/);
  await confirmation.fill('Jemand anders');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
  await confirmation.fill(name);
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText(/^Aus \d+ Stellen? gelöscht$/)).toBeVisible();
  await expect(place).toBeHidden();
  await openScreen(page, '/settings/audit-log?kind=Privacy');
  await expect(page.getByText('Person gelöscht')).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});
