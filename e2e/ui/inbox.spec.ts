import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { programAt } from '../fixtures/program';
import { expectNoViolations as expectAccessible } from './accessible-screen';
import { pressEnter } from './press-enter';
import { isAwake, openScreen, signInTo } from './sign-in';

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const views = (page: Page) => page.getByRole('navigation', { name: 'Ansichten' });
const panel = (page: Page) => page.getByRole('region', { name: 'Sammelaktion' });

async function nameIn(row: Locator): Promise<string> {
  return (await row.getByRole('link').textContent()) ?? '';
}

test('views that everybody needs and views of one’s own are a click away; columns and density stay', async ({
  page,
}) => {
  await signInTo(page, '/submissions');
  await views(page)
    .getByRole('link', { name: /^Warten auf Entscheidung/ })
    .click();
  await expect(page).toHaveURL(/awaits=Decision/);
  await expect(page.getByRole('button', { name: /^Filter Wartet auf: Entscheidung/ })).toBeVisible();
  await page.getByLabel('Nach Art filtern').selectOption('Kündigungen');
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ansichten' });
  await dialog.getByLabel('Name der Ansicht').fill('Kündigungen, die warten');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Ansicht speichern' }).click();
  const saved = views(page).getByRole('link', { name: 'Kündigungen, die warten' });
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await openScreen(page, '/submissions');
  await saved.click();
  await expect(page).toHaveURL(/awaits=Decision/);
  await expect(page).toHaveURL(/kind=Cancellation/);

  await openScreen(page, '/submissions');
  await page.getByRole('button', { name: 'Anzeige' }).click();
  const display = page.getByRole('dialog', { name: 'Anzeige der Liste' });
  await display.getByLabel('Ort').check();
  await display.getByLabel('Art').uncheck();
  await display.getByLabel(/^Dicht/).check();
  await expectAccessible(page, '[role=dialog]');
  await display.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: 'Anzeige' })).toBeFocused();
  await page.reload();
  await isAwake(page);
  await expect(page.getByRole('columnheader', { name: 'Ort' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Art' })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ansichten' }).click();
  await page.getByRole('button', { name: 'Ansicht Kündigungen, die warten löschen' }).click();
  await expect(saved).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.keyboard.press('Escape');
  await expect(saved).toBeVisible();
});

test('by keyboard alone: two are chosen, held back, taken back, then accepted with one message', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  for (const firstName of ['Anna', 'Bernd'])
    await apply({ firstName, lastName: 'Tastatur', email: `${firstName.toLowerCase()}@member.example` });
  await signInTo(page, '/submissions?awaits=Decision&kind=Membership&q=Tastatur');
  const names = [await nameIn(rowsOf(page).nth(0)), await nameIn(rowsOf(page).nth(1))];
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(help.getByRole('definition').filter({ hasText: 'nächster Antrag' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await expect(rowsOf(page).nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 Anträge ausgewählt')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: '2 Anträge annehmen' });
  await expect(dialog.getByText('Es gehen 2 E-Mails hinaus.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Nachricht').focus();
  await page.keyboard.type('Willkommen im Verein');
  await dialog.getByRole('button', { name: '2 Anträge annehmen' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('2 Anträge werden gleich angenommen')).toBeVisible();
  // Who is at the buttons has time.
  await panel(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .focus();
  await expectAccessible(page);
  await page.keyboard.press('z');
  await expect(panel(page)).toBeHidden();
  await expect(
    rowsOf(page)
      .nth(0)
      .getByRole('link', { name: names[0] ?? '' }),
  ).toBeVisible();

  await rowsOf(page).nth(0).getByRole('link').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await dialog.getByLabel('Nachricht').fill('Willkommen im Verein');
  await pressEnter(dialog.getByRole('button', { name: '2 Anträge annehmen' }));
  await pressEnter(panel(page).getByRole('button', { name: 'Sofort ausführen' }));
  await expect(panel(page).getByText('2 Anträge angenommen.')).toBeVisible();
  for (const name of names) await expect(rowsOf(page).getByRole('link', { name, exact: true })).toBeHidden();
  const sent = await app.database.asOwner(
    owner => owner`
      select count(*)::int as count from mails m join submissions s on s.id = m.submission_id
      where m.type = 'MembershipAccepted' and s.decision_message = 'Willkommen im Verein'`,
  );
  expect(sent[0]?.count).toBe(2);
  // Who goes elsewhere meanwhile takes it along.
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Exporte' })
    .click();
  await expect(page.getByRole('heading', { name: 'Exporte', level: 1 })).toBeVisible();
  await expect(panel(page).getByText('2 Anträge angenommen.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('Tastatur');
  await isAwake(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jx');
  await expect(page.getByRole('searchbox')).toHaveValue('jx');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tastenkürzel' }).click();
  await help.getByLabel('Tastenkürzel verwenden').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Tastenkürzel' })).toBeFocused();
});

test('everything that matches is chosen across pages; what cannot be done is told before and after', async ({
  page,
}) => {
  await signInTo(page, '/submissions');
  const total = (await page.getByText(/^\d+ Anträge$/).textContent()) ?? '';
  await page.getByLabel('Alle Anträge dieser Liste auswählen').check();
  await expect(page.getByText('50 Anträge ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: /^Alle \d+ auswählen/ }).click();
  await expect(page.getByText(`${total} ausgewählt`)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await bar.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('dialog', { name: `${total} löschen?` });
  await expect(question.getByText('der Verlauf gehen verloren')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await bar.getByRole('button', { name: 'Annehmen' }).click();
  const accept = page.getByRole('dialog', { name: `${total} annehmen` });
  await expect(accept.getByText(/noch nicht bestätigt oder schon entschieden/)).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(bar).toBeHidden();

  await page.getByRole('searchbox').fill('#1');
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Exportieren' }).click();
  const exporting = page.getByRole('dialog', { name: '1 Antrag exportieren' });
  await exporting.getByLabel('CSV').check();
  await expectAccessible(page, '[role=dialog]');
  await exporting.getByRole('button', { name: 'Export starten' }).click();
  await expect(exporting.getByRole('link', { name: 'Datei herunterladen' })).toBeVisible({ timeout: 20_000 });
});

test('who chooses with Shift chooses all between; what somebody else decided meanwhile is told by name', async ({
  page,
}) => {
  await signInTo(page, '/submissions?awaits=Decision');
  await rowsOf(page).nth(0).getByRole('checkbox').click();
  await rowsOf(page)
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 Anträge ausgewählt')).toBeVisible();
  const name = await nameIn(rowsOf(page).nth(0));
  const id = await rowsOf(page).nth(0).getAttribute('data-row');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  const dialog = page.getByRole('dialog', { name: '3 Anträge ablehnen' });
  await dialog.getByLabel('E-Mail an die Antragsteller:innen senden').uncheck();
  await dialog.getByRole('button', { name: '3 Anträge ablehnen' }).click();
  await page.evaluate(
    one =>
      fetch(`/api/v1/submits/${one}/accept`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"sendEmail":false}',
      }),
    id,
  );
  await panel(page).getByRole('button', { name: 'Sofort ausführen' }).click();
  await expect(panel(page).getByText('2 Anträge abgelehnt.')).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toContainText(`${name}: der Status lässt es nicht mehr zu`);
  await expectAccessible(page);
});

test('the list remembers where one was', async ({ page }) => {
  await signInTo(page, '/submissions?state=Accepted');
  const row = rowsOf(page).nth(30);
  const name = await nameIn(row);
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pfad' }).getByRole('link', { name: 'Anträge' }).click();
  await expect(rowsOf(page).nth(30).getByRole('link')).toBeFocused();
  await expect(rowsOf(page).nth(30)).toBeInViewport();
});

test('a result that is opened while its search begins is opened', async ({ page }) => {
  await signInTo(page, '/submissions');
  const link = rowsOf(page).first().getByRole('link');
  const name = await nameIn(rowsOf(page).first());
  const href = await link.getAttribute('href');
  const box = page.getByRole('searchbox');
  await box.fill(name);
  await box.evaluate((field, path) => {
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
    document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
  }, href);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue(name);
});

test('who may only read chooses nothing', async ({ page }) => {
  await signInTo(page, '/submissions', 'viewer@demo.example');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('cards are chosen and what can be done stands at the foot', async ({ page }) => {
    await signInTo(page, '/submissions');
    const cards = page.getByRole('list', { name: 'Anträge' });
    await cards.getByRole('checkbox').nth(1).check();
    await expect(page.getByText('1 Antrag ausgewählt')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.getByRole('dialog', { name: /^Antrag von .+ ablehnen$/ })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
  });
});
