import { expect, test } from '../fixtures/app';
import { openScreen, signInTo } from './sign-in';

test('a shared view is seen by a colleague, who cannot delete it, is changed, and goes for both', async ({
  page,
  browser,
  app,
}) => {
  await signInTo(page, '/submissions?kind=Cancellation');
  const dialog = page.getByRole('dialog', { name: 'Ansichten' });
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  await dialog.getByLabel('Name der Ansicht').fill('Austritte');
  await dialog.getByLabel('Für alle im Verein').check();
  await dialog.getByRole('button', { name: 'Ansicht speichern' }).click();
  await expect(dialog).toBeHidden();

  const context = await browser.newContext({ baseURL: app.baseURL, locale: 'de-DE' });
  const colleague = await context.newPage();
  const theirs = colleague.getByRole('dialog', { name: 'Ansichten' });
  await signInTo(colleague, '/submissions', 'clerk@demo.example');
  await colleague.getByRole('button', { name: 'Ansichten' }).click();
  await expect(theirs.getByText('für alle', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Ansicht Austritte löschen' })).toBeHidden();
  await theirs.getByRole('link', { name: 'Austritte' }).click();
  await expect(colleague).toHaveURL(/kind=Cancellation/);

  await openScreen(page, '/submissions?kind=Change');
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  await dialog.getByLabel('Name der Ansicht').fill('Austritte');
  await dialog.getByLabel('Für alle im Verein').check();
  await dialog.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(dialog).toBeHidden();
  await openScreen(colleague, '/submissions');
  await colleague.getByRole('button', { name: 'Ansichten' }).click();
  await theirs.getByRole('link', { name: 'Austritte' }).click();
  await expect(colleague).toHaveURL(/kind=Change/);

  await openScreen(page, '/submissions');
  await page.getByRole('button', { name: 'Ansichten' }).click();
  await dialog.getByRole('button', { name: 'Ansicht Austritte löschen' }).click();
  await expect(dialog.getByRole('link', { name: 'Austritte' })).toBeHidden();
  await openScreen(colleague, '/submissions');
  await colleague.getByRole('button', { name: 'Ansichten' }).click();
  await expect(theirs.getByRole('link', { name: 'Mir zugewiesen' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Austritte' })).toBeHidden();
  await context.close();
});

test('“not yet exported” finds what no finished export in this format has, in the inbox and at an export', async ({
  page,
}) => {
  await signInTo(page, '/submissions?kind=Cancellation');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' }).getByLabel('Noch nicht exportiert als');
  await filter.selectOption('csv');
  await expect(page).toHaveURL(/notExportedAs=csv/);
  await page.keyboard.press('Escape');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();

  await openScreen(page, '/exports/new?type=Csv&kind=Cancellation');
  await page.getByLabel('Nur was noch nicht exportiert wurde').check();
  await expect(page).toHaveURL(/notExportedAs=csv/);
  await page.getByRole('button', { name: 'Export starten' }).click();
  await expect(page.getByText('Fertig. Die Datei enthält')).toBeVisible({ timeout: 20_000 });

  await openScreen(page, '/submissions?kind=Cancellation&notExportedAs=csv');
  await expect(rows).toHaveCount(0);
  await openScreen(page, '/submissions?kind=Cancellation&notExportedAs=pdf');
  await expect(rows.first()).toBeVisible();
});
