import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { programAt } from '../fixtures/program';
import { expectNoViolations as expectAccessible } from './accessible-screen';
import { phone } from './form-steps';
import { pressEnter } from './press-enter';
import { openScreen, signInTo, waitForHydration } from './sign-in';

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const panel = (page: Page) => page.getByRole('region', { name: 'Entscheidungen und Aktionen' });

async function nameIn(row: Locator): Promise<string> {
  return (await row.getByRole('link').textContent()) ?? '';
}

test('states and saved views open with a click; columns and density are stored', async ({ page }) => {
  await signInTo(page, '/submissions');
  const states = page.getByRole('group', { name: 'Nach Status filtern' });
  await states.getByText('Zu entscheiden').click();
  await expect(page).toHaveURL(/awaits=Decision/);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter' }).getByLabel('Art').selectOption('Kündigungen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ansichten' });
  await dialog.getByLabel('Name der Ansicht').fill('Kündigungen, die warten');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Ansicht speichern' }).click();
  await expect(page.getByRole('button', { name: 'Kündigungen, die warten' })).toBeVisible();
  await openScreen(page, '/submissions');
  await page.getByRole('button', { name: 'Ansichten' }).click();
  const saved = dialog.getByRole('link', { name: 'Kündigungen, die warten' });
  await saved.click();
  await expect(page).toHaveURL(/awaits=Decision/);
  await expect(page).toHaveURL(/kind=Cancellation/);
  await expect(dialog).toBeHidden();

  await openScreen(page, '/submissions');
  await page.getByRole('button', { name: 'Anzeige' }).click();
  const display = page.getByRole('dialog', { name: 'Anzeige der Liste' });
  await display.getByLabel('Ort', { exact: true }).check();
  await display.getByLabel('Geburtsdatum').check();
  await expect(display.getByText('Passt bei dieser Breite nicht').first()).toBeVisible();
  await display.getByLabel('Geburtsdatum').uncheck();
  await display.getByLabel('Art', { exact: true }).uncheck();
  await display.getByLabel(/^Dicht/).check();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Anzeige' })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('columnheader', { name: 'Ort' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Art' })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ansichten' }).click();
  await dialog.getByRole('button', { name: 'Ansicht Kündigungen, die warten löschen' }).click();
  await expect(saved).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('button', { name: 'Ansichten' }).click();
  await expect(saved).toBeVisible();
});

test('with the keyboard only: two submissions are selected, the decision is undone, then accepted with one message', async ({
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
  await expect(help.getByRole('term').filter({ hasText: 'Strg Enter' })).toBeVisible();
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
  await expect(dialog.getByText('In 2 Fällen werden E-Mails verschickt.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Nachricht').focus();
  await page.keyboard.type('Willkommen im Verein');
  await dialog.getByRole('button', { name: '2 Anträge annehmen' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem')).toContainText('2 Anträge angenommen');
  // The countdown stops while a button has the focus.
  await panel(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .focus();
  await expectAccessible(page);
  await page.keyboard.press('z');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('Rückgängig gemacht: 2 Anträge angenommen')).toBeVisible();
  await expect(
    rowsOf(page)
      .nth(0)
      .getByRole('link', { name: names[0] ?? '' }),
  ).toBeVisible();
  await expect(page.getByText('2 Anträge ausgewählt')).toBeVisible();
  await page.keyboard.press('a');
  await dialog.getByLabel('Nachricht').fill('Willkommen im Verein');
  await pressEnter(dialog.getByRole('button', { name: '2 Anträge annehmen' }));
  await pressEnter(panel(page).getByRole('button', { name: 'Sofort ausführen' }));
  await expect(panel(page).getByText('2 Anträge angenommen', { exact: true })).toBeVisible();
  for (const name of names) await expect(rowsOf(page).getByRole('link', { name, exact: true })).toBeHidden();
  await page.keyboard.press('z');
  await expect(page.getByText('Nichts mehr rückgängig zu machen')).toBeVisible();
  const sent = await app.database.asOwner(
    owner => owner`
      select count(*)::int as count from mails m join submissions s on s.club_id = m.club_id and s.id = m.submission_id
      where m.type = 'MembershipAccepted' and s.decision_message = 'Willkommen im Verein'`,
  );
  expect(sent[0]?.count).toBe(2);
  // The panel stays open on other screens.
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Exporte' })
    .click();
  await expect(page.getByRole('heading', { name: 'Exporte', level: 1 })).toBeVisible();
  await expect(panel(page).getByText('2 Anträge angenommen', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('Tastatur');
  await waitForHydration(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jx');
  await expect(page.getByRole('searchbox')).toHaveValue('jx');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tastenkürzel' }).click();
  await help.getByLabel('Tastenkürzel verwenden').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(rowsOf(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(0);
});

test('25 decisions by keyboard take less than a minute; each is shown at once and can be undone', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  for (let index = 10; index < 35; index += 1)
    await apply({ firstName: `Nr${index}`, lastName: 'Tempo', email: `tempo${index}@member.example` });
  await signInTo(page, '/submissions?awaits=Decision&kind=Membership&q=Tempo');
  await expect(rowsOf(page)).toHaveCount(25);
  const stateOf = (name: string) => rowsOf(page).filter({ hasText: name });
  const say = page.getByRole('status').filter({ hasText: 'Tempo' });
  const names = await rowsOf(page).getByRole('link').allTextContents();
  const started = performance.now();
  await page.keyboard.press('j');
  for (const [index, name] of names.entries()) {
    await expect(rowsOf(page).getByRole('link', { name, exact: true })).toBeFocused();
    if (index % 5 === 4) {
      await page.keyboard.press('d');
      await expect(page.getByRole('dialog').getByLabel('Begründung')).toBeFocused();
      await page.keyboard.type('Der Kurs ist voll');
      await page.keyboard.press('Control+Enter');
      await expect(stateOf(name)).toContainText('Abgelehnt');
    } else {
      await page.keyboard.press('a');
      await expect(stateOf(name)).toContainText('Angenommen');
      // Later ones may be followed by the words about an earlier one that was sent.
      if (index === 0)
        await expect(say).toHaveText(/^Antrag von Nr\d+ Tempo angenommen\. Mit Z machst du es rückgängig\.$/);
    }
  }
  const seconds = (performance.now() - started) / 1_000;
  process.stdout.write(`25 decisions by keyboard in ${seconds.toFixed(1)} s\n`);
  expect(seconds).toBeLessThanOrEqual(60);

  // The latest two come back; the others are sent, also on another screen.
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  for (const name of names.slice(-2)) await expect(stateOf(name)).not.toContainText(/Angenommen|Abgelehnt/);
  await expect(rowsOf(page).getByRole('link', { name: names[23] ?? '', exact: true })).toBeFocused();
  await expectAccessible(page);
  // A colleague decides before the queue is sent: the row says so, and the rest is not affected.
  await page.keyboard.press('a');
  const late = await stateOf(names[23] ?? '').getAttribute('data-row');
  await send('POST', `/submits/${late}/deny`, { sendEmail: false });
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Exporte' })
    .click();
  await expect(page.getByRole('heading', { name: 'Exporte', level: 1 })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Sofort ausführen' }).click();
  await expect(panel(page)).toContainText(
    `${names[23]}: Nicht angenommen: der Status lässt es nicht mehr zu`,
  );
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(1);
  const [count] = await app.database.asOwner(
    owner => owner`
      select count(*) filter (where state = 'Accepted')::int as accepted,
        count(*) filter (where decision_message = 'Der Kurs ist voll')::int as denied
      from submissions where last_name = 'Tempo'`,
  );
  expect(count).toEqual({ accepted: 19, denied: 4 });
});

test('accepting an unconfirmed submission says what is missing and confirms it by hand', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Udo', lastName: 'Unbestätigt', email: 'udo@member.example' });
  await app.database.asOwner(
    owner => owner`update submissions set needs_confirmation = true where id = ${id}`,
  );
  await signInTo(page, '/submissions?q=Udo+Unbestätigt');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await expect(bar).toContainText('1 ist noch nicht bestätigt und kann noch nicht angenommen werden.');
  await expect(bar.getByRole('button', { name: 'Annehmen' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Noch nicht bestätigt' });
  await expect(dialog).toContainText(
    'die Bestätigung von Udo Unbestätigt über den Link an udo@member.example',
  );
  await expect(dialog.getByRole('button', { name: 'Link erneut senden' })).toBeEnabled();
  await expectAccessible(page, '[role=dialog]');
  await pressEnter(dialog.getByRole('button', { name: 'Von Hand bestätigen' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Von Hand bestätigt')).toBeVisible();
  await expect(rowsOf(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('a');
  await expect(rowsOf(page)).toContainText('Angenommen');
  await expect(panel(page).getByRole('listitem')).toContainText('Antrag von Udo Unbestätigt angenommen');
});

test('a search names its matches outside of the view and links to them', async ({ page, app }) => {
  const { apply, send } = await programAt(app.baseURL);
  const ids: string[] = [];
  for (const firstName of ['Anna', 'Berta'])
    ids.push(
      await apply({ firstName, lastName: 'Anderswo', email: `${firstName.toLowerCase()}@member.example` }),
    );
  await send('POST', `/submits/${ids[0]}/deny`, { sendEmail: false });
  await signInTo(page, '/submissions?awaits=Decision&q=Anderswo');
  await expect(rowsOf(page)).toHaveCount(1);
  const elsewhere = page.getByRole('link', { name: '2 Treffer in allen Anträgen' });
  await expect(elsewhere).toBeVisible();
  await openScreen(page, '/submissions?awaits=Decision&kind=Change&q=Anderswo');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await elsewhere.click();
  await expect(page).toHaveURL(/\/submissions\?q=Anderswo$/);
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(elsewhere).toBeHidden();
});

test('decisions are sent when the page is left, and keys work after a click on a state', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  for (const firstName of ['Lena', 'Leo'])
    await apply({ firstName, lastName: 'Verlassen', email: `${firstName.toLowerCase()}@member.example` });
  await signInTo(page, '/submissions?kind=Membership&q=Verlassen');
  await page.getByRole('group', { name: 'Nach Status filtern' }).getByText('Zu entscheiden').click();
  await expect(page).toHaveURL(/awaits=Decision/);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(rowsOf(page).filter({ hasText: 'Angenommen' })).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  const decided = await app.database.asOwner(
    owner =>
      owner`select state, member_number <> '' as numbered from submissions where last_name = 'Verlassen'`,
  );
  expect(decided.map(({ state, numbered }) => [state, numbered])).toEqual([
    ['Accepted', true],
    ['Accepted', true],
  ]);
});

test('a decision that the network sends twice is shown as done, for one and for several', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  for (const firstName of ['Ina', 'Jana', 'Kaja'])
    await apply({ firstName, lastName: 'Doppelsendung', email: `${firstName.toLowerCase()}@member.example` });
  // As a browser does whose connection ended before the answer.
  await page.route(/\/submits\/([^/]+\/accept|batch)$/, async route => {
    await route.fetch();
    await route.fulfill({ response: await route.fetch() });
  });
  await signInTo(page, '/submissions?awaits=Decision&q=Doppelsendung&sort=receivedAt');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await rowsOf(page).nth(1).getByRole('checkbox').check();
  await rowsOf(page).nth(2).getByRole('checkbox').check();
  await page.keyboard.press('a');
  await pressEnter(page.getByRole('dialog').getByRole('button', { name: '2 Anträge annehmen' }));
  await pressEnter(panel(page).getByRole('button', { name: 'Sofort ausführen' }));
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expect(panel(page).getByText('2 Anträge angenommen', { exact: true })).toBeVisible();
  await expect(panel(page)).not.toContainText('War schon angenommen');
});

test('a second application of one person is marked in the list, and is accepted only after a look at it', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  const person = { firstName: 'Doro', lastName: 'Doppelt' };
  await apply({ ...person, email: 'doro@member.example' });
  await apply({ ...person, lastName: 'DOPPELT', email: 'doppelt@member.example' });
  await signInTo(page, '/submissions?awaits=Decision&q=Doppelt&sort=receivedAt');
  await expect(rowsOf(page).getByText('Weiterer Antrag derselben Person')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Antrag von Doro Doppelt annehmen' });
  const hints = dialog.getByRole('region', { name: 'Prüfung' });
  await expect(hints.getByRole('link', { name: /Doro DOPPELT/ })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowsOf(page).nth(0).getByRole('link')).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await rowsOf(page).nth(1).getByRole('link').focus();
  await page.keyboard.press('a');
  await expect(dialog.getByLabel('Nachricht')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(rowsOf(page).nth(1)).toContainText('Angenommen');
  await expect(rowsOf(page).nth(1).getByText('Weiterer Antrag')).toHaveCount(0);
  await expect(rowsOf(page).nth(1).getByRole('link')).toBeFocused();
  // The row vanishes once the decision is sent; the focus goes on at a row that is left.
  await expect(rowsOf(page)).toHaveCount(1, { timeout: 20_000 });
  await expect(rowsOf(page).getByRole('link')).toBeFocused();
});

test('of several, those with a mark are listed with the reason, and can be left out', async ({
  page,
  app,
}) => {
  const { apply } = await programAt(app.baseURL);
  for (const [firstName, email] of [
    ['Mara', 'mara@member.example'],
    ['Mara', 'mehrfach@member.example'],
    ['Nils', 'nils@member.example'],
  ] as const)
    await apply({ firstName, lastName: 'Mehrfach', email });
  await signInTo(page, '/submissions?awaits=Decision&q=Mehrfach&sort=receivedAt');
  await expect(rowsOf(page)).toHaveCount(3);
  for (const box of await rowsOf(page).getByRole('checkbox').all()) await box.check();
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Annehmen' }).click();
  const dialog = page.getByRole('dialog', { name: /^3 .*annehmen$/ });
  const marked = dialog.getByRole('listitem').filter({ hasText: 'Weiterer Antrag derselben Person' });
  await expect(marked.getByRole('link', { name: 'Mara Mehrfach' })).toHaveCount(2);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('checkbox', { name: 'Diese 2 auslassen' }).check();
  await dialog.getByRole('button', { name: /^1 .*annehmen$/ }).click();
  await expect(rowsOf(page).filter({ hasText: 'Nils' })).toContainText('Angenommen');
  await expect(rowsOf(page).filter({ hasText: 'Mara' }).filter({ hasText: 'Angenommen' })).toHaveCount(0);
});

test('new bank data from an unknown address is marked alike in list, bar and hints, with the account holder', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  const member = { firstName: 'Karla', lastName: 'Konto', birthDate: '1985-03-09' };
  const id = await apply({ ...member, email: 'karla@member.example' });
  await send('POST', `/submits/${id}/accept`, { sendEmail: false });
  const account = { paymentMethod: 'SepaDirectDebit', iban: 'DE89370400440532013000' };
  await send('POST', '/submits/changes', {
    identity: { ...member, email: 'fremd@stranger.example' },
    wishes: { ...account, accountHolder: 'Fritz Fremd', sepaMandateAccepted: true },
    paper: {},
  });
  const mark = 'Neue Bankdaten, unbekannte E-Mail-Adresse';
  await signInTo(page, '/submissions?awaits=Decision&kind=Change&q=Konto');
  await expect(rowsOf(page).getByText(mark)).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Änderungsantrag von Karla Konto annehmen' });
  const hints = dialog.getByRole('region', { name: 'Prüfung' });
  await expect(hints).toContainText('die in keinem angenommenen Antrag dieser Person steht');
  await page.keyboard.press('Escape');
  await expect(rowsOf(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Entscheidung' })).toContainText(mark);
  await expect(page.getByRole('list', { name: 'Kurz gefasst' })).toContainText(mark);
  await expect(page.getByRole('definition').filter({ hasText: 'Fritz Fremd' })).toContainText('Konto Geheim');
  await expectAccessible(page);
});

test('the key that accepts asks before an open question and before an entry date that is refused, which several leave out', async ({
  page,
  app,
}) => {
  const { apply, send } = await programAt(app.baseURL);
  const person = { lastName: 'Vorsicht', email: 'vorsicht@member.example' };
  const asked = await apply({ ...person, firstName: 'Arne' });
  const late = await apply({ ...person, firstName: 'Bodo' });
  await send('POST', `/submits/${asked}/questions`, { text: 'Wie lautet die Hausnummer?' });
  await app.database.asOwner(
    owner =>
      owner`update submission_memberships set entry_date = current_date - 800 where submission_id = ${late}`,
  );
  await signInTo(page, '/submissions?awaits=Decision&q=Vorsicht&sort=lastName');
  for (const box of await rowsOf(page).getByRole('checkbox').all()) await box.check();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toContainText(
    'Bodo Vorsicht bleibt unverändert: noch nicht bestätigt, schon entschieden, oder ein anderes Eintrittsdatum',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Auswahl' })).toBeHidden();
  const hints = page.getByRole('dialog').getByRole('region', { name: 'Prüfung' });
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(hints).toContainText('Eine Rückfrage wartet noch auf eine Antwort');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rowsOf(page).nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(hints).toContainText('Das gewünschte Eintrittsdatum liegt mehr als zwölf Monate zurück');
  await expect(page.getByRole('dialog').getByLabel('Eintrittsdatum')).not.toHaveValue('');
  await page.keyboard.press('Control+Enter');
  await expect(rowsOf(page).nth(1)).toContainText('Angenommen');
});

test('messages do not cover the buttons of a dialog in a small window', async ({ page, app }) => {
  const { apply } = await programAt(app.baseURL);
  await apply({ firstName: 'Kai', lastName: 'Klein', email: 'klein@member.example' });
  await page.setViewportSize(phone);
  await signInTo(page, '/submissions?awaits=Decision&q=Klein');
  await page.keyboard.press('j');
  await page.keyboard.press('z');
  const message = page.getByText('Nichts mehr rückgängig zu machen');
  await expect(message).toBeVisible();
  await page.keyboard.press('Shift+A');
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Annehmen' });
  await expect(accept).toBeVisible();
  await expect(message).toBeInViewport();
  const [foot, shown] = [await accept.boundingBox(), await message.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await accept.click();
  const rows = page.getByRole('list', { name: 'Anträge' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Kai Klein' })).toContainText('Angenommen');
});

test('the dialogs of batch actions name the kinds of submissions', async ({ page, app }) => {
  await app.database.asOwner(
    owner => owner`
      update submissions set last_name = 'Wortwahl', search_text = 'wortwahl'
      where id in (
        (select id from submissions where kind = 'Cancellation' and state = 'New' limit 2)
        union all (select id from submissions where kind = 'Membership' and state = 'New' limit 1))`,
  );
  await signInTo(page, '/submissions?q=wortwahl');
  await expect(rowsOf(page)).toHaveCount(3);
  const isOf = (kind: string) => rowsOf(page).filter({ hasText: kind }).getByRole('checkbox');
  for (const box of await isOf('Kündigung').all()) await box.check();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await bar.getByRole('button', { name: 'Ablehnen' }).click();
  const cancellations = page.getByRole('dialog', { name: '2 Kündigungen ablehnen' });
  await expect(cancellations.getByRole('button', { name: '2 Kündigungen ablehnen' })).toBeEnabled();
  await expect(cancellations.getByText(/Antr[aä]g/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await isOf('Mitgliedsantrag').check();
  await bar.getByRole('button', { name: 'Zuweisen' }).click();
  const assigning = page.getByRole('dialog', { name: '3 Anträge und Kündigungen zuweisen' });
  await assigning.getByLabel('Zuständig').selectOption('Katharina Böhm');
  await expectAccessible(page, '[role=dialog]');
  await assigning.getByRole('button', { name: '3 Anträge und Kündigungen zuweisen' }).click();
  await page.getByRole('button', { name: 'Sofort ausführen' }).click();
  await expect(page.getByText('Zuständigkeit gespeichert: 3 Anträge und Kündigungen').first()).toBeVisible();
  const assigned = await app.database.asOwner(
    owner => owner`select assignee_id from submissions where search_text = 'wortwahl'`,
  );
  expect(assigned.map(row => row.assignee_id !== null)).toEqual([true, true, true]);
  for (const box of await rowsOf(page).getByRole('checkbox').all()) await box.check();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('dialog', { name: '3 Anträge und Kündigungen löschen?' })).toBeVisible();
});

test('all matches are selected across pages; impossible actions are shown before and after', async ({
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
  const question = page.getByRole('dialog', { name: `${total} und Kündigungen löschen?` });
  await expect(question.getByText('der Verlauf gehen verloren')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await bar.getByRole('button', { name: 'Annehmen' }).click();
  const accept = page.getByRole('dialog', { name: `${total} und Kündigungen annehmen` });
  await expect(accept.getByText(/noch nicht bestätigt, schon entschieden/)).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(bar).toBeHidden();

  await page.getByRole('searchbox').fill('#1');
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Exportieren' }).click();
  const exporting = page.getByRole('dialog', { name: '1 Antrag exportieren' });
  await exporting.getByRole('radio', { name: /^Tabelle \(CSV\) für Programme/ }).check();
  await expectAccessible(page, '[role=dialog]');
  await exporting.getByRole('button', { name: 'Export starten' }).click();
  await expect(exporting.getByRole('link', { name: 'Datei herunterladen' })).toBeVisible({ timeout: 20_000 });
});

test('Shift selects a range; submissions that another user has decided are listed by name', async ({
  page,
}) => {
  await signInTo(page, '/submissions?awaits=Decision&kind=Membership');
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
  await dialog.getByLabel('Entscheidung per E-Mail mitteilen').uncheck();
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
  await expect(panel(page).getByText('2 Anträge abgelehnt', { exact: true })).toBeVisible();
  const reason = 'Nicht abgelehnt: der Status lässt es nicht mehr zu';
  await expect(panel(page).getByRole('listitem')).toContainText(`${name}: ${reason}`);
  await expectAccessible(page);
});

test('the list restores focus and scroll position', async ({ page }) => {
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

test('a result can be opened while the search is starting', async ({ page }) => {
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

/** Most pixels above the first row, by the width of the window. */
const chrome = { 1440: 180, 1024: 180, 390: 184 } as const;

test('little stands above the first row, and the header of the table stays in sight', async ({ page }) => {
  await signInTo(page, '/submissions');
  for (const [width, most] of Object.entries(chrome)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const first = page.locator('main [data-row]').filter({ visible: true }).first();
    const top = (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    test.info().annotations.push({ type: 'pixels above the first row', description: `${top} at ${width}` });
    expect(top, `pixels above the first row at ${width}`).toBeLessThanOrEqual(most);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await rowsOf(page).nth(30).scrollIntoViewIfNeeded();
  const head = page.getByRole('columnheader', { name: 'Name' });
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(0);
});

const columnSets = {
  'the columns of the start': undefined,
  'every column':
    'comfortable|Number.Kind.Subject.BirthDate.Departments.Amount.Payment.City.Assignee.Received.State|on',
};

for (const [which, inbox] of Object.entries(columnSets)) {
  test(`names are readable at every width with ${which}`, async ({ page, context, baseURL }) => {
    if (inbox) await context.addCookies([{ name: 'inbox', value: encodeURIComponent(inbox), url: baseURL }]);
    await signInTo(page, '/submissions');
    for (const width of [320, 390, 834, 1024, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `page at ${width}`,
      ).toBeLessThanOrEqual(width);
      const list = await page.evaluate(() => {
        const seen = [...document.querySelectorAll('main [data-row]')].filter(row => row.getClientRects()[0]);
        const names = seen.map(row => row.querySelector('a')?.getBoundingClientRect().width ?? 0);
        const cut = (part: Element) => part.scrollWidth > part.clientWidth;
        const cells = [...document.querySelectorAll('main th, main td:has(svg)')];
        const table = document.querySelector('main table')?.parentElement;
        const texts = [...document.querySelectorAll('main tbody td, main tbody td :not(.sr-only)')];
        return {
          nameWidth: Math.min(...names),
          cut: cells.filter(cell => cell.getClientRects()[0] && cut(cell)).map(cell => cell.textContent),
          isTableCut: table ? cut(table) : false,
          untold: texts
            .filter(text => text.clientWidth > 0 && text.textContent && cut(text) && !text.closest('[title]'))
            .map(text => text.textContent),
        };
      });
      expect(list.nameWidth, `names at ${width}`).toBeGreaterThanOrEqual(160);
      expect(list.cut, `cells that are cut at ${width}`).toEqual([]);
      expect(list.isTableCut, `table at ${width}`).toBe(false);
      expect(list.untold, `texts that are cut without a title at ${width}`).toEqual([]);
    }
  });
}

test('the focus frames the whole row, and only the row under the mouse is grey', async ({ page }) => {
  await signInTo(page, '/submissions');
  await rowsOf(page).nth(3).hover();
  await page.keyboard.press('j');
  const isFramed = await rowsOf(page).evaluateAll(rows =>
    rows.slice(0, 5).map(row => getComputedStyle(row).outlineStyle !== 'none'),
  );
  expect(isFramed).toEqual([true, false, false, false, false]);
  await expect
    .poll(() =>
      rowsOf(page).evaluateAll(rows =>
        rows.slice(0, 5).map(row => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      ),
    )
    .toEqual([false, false, false, true, false]);
});

test('withdrawn submissions have their own filter and label and are not among the rejected', async ({
  page,
  app,
}) => {
  const [row] = await app.database.asOwner(
    owner => owner`
      update submissions set state = 'Rejected', decided_at = now(), withdrawn_at = now(), decided_by = null
      where id = (select id from submissions where state = 'New' order by number desc limit 1)
      returning number`,
  );
  const states = page.getByRole('group', { name: 'Nach Status filtern' });
  await signInTo(page, `/submissions?q=%23${row?.number}`);
  await states.getByText('Abgelehnt').click();
  await expect(page.getByText('Keine Anträge', { exact: true })).toBeVisible();
  await states.getByText('Zurückgezogen').click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(states.getByRole('radio', { name: /^Zurückgezogen/ })).toBeChecked();
  const cell = rowsOf(page).getByRole('cell', { name: 'Zurückgezogen' });
  await expect(cell).toBeVisible();
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await openScreen(page, '/dashboard');
  const tiles = page.getByRole('list', { name: 'Eingegangen in den letzten 30 Tagen' });
  await expect(tiles.getByRole('link', { name: /^Zurückgezogen\s*1$/ })).toHaveAttribute(
    'href',
    /isWithdrawn=true/,
  );
});

test('a Viewer cannot select submissions', async ({ page }) => {
  await signInTo(page, '/submissions', 'viewer@demo.example');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('cards can be selected, and the actions are at the bottom', async ({ page }) => {
    await signInTo(page, '/submissions?kind=Membership&awaits=Decision');
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
