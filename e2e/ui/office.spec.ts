import type { BrowserContext, Page } from '@playwright/test';
import { demoAdmin, expect, test } from '../fixtures/app';
import { expectNoViolations as expectAccessible } from './accessible-screen';
import { openScreen, signIn, signInTo, waitForHydration } from './sign-in';

const phone = { width: 390, height: 844 };

/** Opens the newest submission of a kind in a state. Returns the person's name. */
async function openFirst(
  page: Page,
  state: string,
  kind = 'Membership',
  sort = '-receivedAt',
): Promise<string> {
  await openScreen(page, `/submissions?state=${state}&kind=${kind}&sort=${sort}`);
  // Other tests erase people.
  const link = page.getByRole('table').getByRole('link').filter({ hasNotText: 'Anonymisiert' }).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return name;
}

test.describe('signing in', () => {
  test('shows why it failed, keeps the address and then opens the requested page', async ({ page }) => {
    await page.goto('/submissions?state=New');
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('E-Mail-Adresse').fill(demoAdmin.email);
    await page.getByLabel('Passwort', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'E-Mail-Adresse oder Passwort stimmen nicht',
    );
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(demoAdmin.email);
    await page.getByLabel('Passwort', { exact: true }).fill(demoAdmin.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/submissions\?state=New$/);
  });

  test('never redirects to another origin', async ({ page }) => {
    await page.goto('/login?next=//evil.example');
    await page.getByLabel('E-Mail-Adresse').fill(demoAdmin.email);
    await page.getByLabel('Passwort', { exact: true }).fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/submissions\?awaits=Decision$/);
    await expect(
      page.getByRole('group', { name: 'Nach Status filtern' }).getByLabel(/^Zu entscheiden/),
    ).toBeChecked();
  });

  test('shows and hides the password and switches to English', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Passwort', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByText('English').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');
  });

  test('the cookie contains no name and is invalid after sign-out', async ({ page, context }) => {
    await signInTo(page, '/submissions');
    expect(await (await page.request.get('/api/auth/session')).json()).not.toHaveProperty('user');
    const kept = await context.cookies();
    await page.getByRole('button', { name: /^Konto/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/login/);
    await context.addCookies(kept);
    await page.goto('/submissions');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a session that ended asks for the password on the same page and loses no input', async ({
    page,
    context,
  }) => {
    await signInTo(page, '/submissions');
    await openFirst(page, 'Confirmed');
    await page.getByRole('button', { name: 'Annehmen' }).click();
    await page.getByRole('dialog').getByLabel('Nachricht').fill('Bis Montag');
    await context.clearCookies({ name: 'eintritt.session' });
    await page.getByRole('dialog').getByRole('button', { name: 'Annehmen' }).click();
    const again = page.getByRole('dialog', { name: 'Bitte melde dich wieder an' });
    await again.getByLabel('Passwort', { exact: true }).fill(demoAdmin.password);
    await again.getByRole('button', { name: 'Anmelden' }).click();
    await expect(again).toBeHidden();
    await expect(page.getByRole('dialog').getByLabel('Nachricht')).toHaveValue('Bis Montag');
  });
});

test.describe('the inbox', () => {
  test('searches during typing, filters by chips, and keeps both in the URL', async ({ page }) => {
    await signInTo(page, '/submissions');
    await expect(page.getByText(/^\d+ Anträge$/)).toBeVisible();
    const name = (await page.getByRole('table').getByRole('link').first().textContent()) ?? '';
    await page.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('table').getByRole('link', { name }).first()).toBeVisible();
    await page.getByText(/^Unbestätigt\s*\d+$/).click();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filter' }).getByLabel('Art').selectOption('Kündigungen');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/awaits=Confirmation/);
    await expect(page).toHaveURL(/kind=Cancellation/);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('searchbox')).toHaveValue(name);
    await page.getByText(/^Alle\s*\d+$/).click();
    await expect(page).not.toHaveURL(/awaits=/);
    await page.getByRole('button', { name: 'Filter Art: Kündigungen entfernen' }).click();
    await expect(page).not.toHaveURL(/kind=/);
    await page.getByRole('searchbox').fill('nobody is called like this');
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    await page.getByRole('button', { name: 'Alle Filter entfernen' }).last().click();
    await expect(page).toHaveURL(/\/submissions$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('sorts by a column and loads further pages', async ({ page }) => {
    await signInTo(page, '/submissions');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(51);
    await page.getByRole('button', { name: 'Mehr laden' }).click();
    await expect(rows).toHaveCount(101);
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page).toHaveURL(/sort=lastName/);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('opens a submission by click or keyboard, and going back shows the same list', async ({ page }) => {
    await signInTo(page, '/submissions');
    await openScreen(page, '/submissions?state=Accepted');
    const row = page.getByRole('table').getByRole('row').nth(2);
    const name = (await row.getByRole('link').textContent()) ?? '';
    await row.getByRole('cell').nth(1).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Nächster Antrag' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeHidden();
    await page.getByRole('navigation', { name: 'Pfad' }).getByRole('link', { name: 'Anträge' }).click();
    await expect(page).toHaveURL(/\/submissions\?state=Accepted$/);
    await page.getByRole('table').getByRole('link', { name }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  test('a slow page is announced by a bar while the page before stays, and nothing is fetched before a click', async ({
    page,
  }) => {
    await signInTo(page, '/submissions');
    const fetched: string[] = [];
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.has('_rsc')) fetched.push(pathname);
    });
    await openScreen(page, '/submissions?state=Accepted');
    let answer = () => {};
    const isReleased = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route(/\/exports\?_rsc=/, async route => {
      await isReleased;
      await route.continue();
    });
    const bar = page.getByRole('progressbar', { name: 'Wird geladen' });
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Exporte' })
      .click();
    await expect(bar).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'Exporte', level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    expect(fetched).toEqual(['/exports']);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true });

    test('shows cards and the bar at the bottom', async ({ page }) => {
      await signInTo(page, '/submissions?kind=Membership');
      const cards = page.getByRole('list', { name: 'Anträge' });
      await expect(cards.getByRole('listitem')).toHaveCount(50);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        phone.width,
      );
      await cards.getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Person', exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test.describe('one submission', () => {
  test('one value is edited in place, wrong input shows an error at the field, and the history records the change', async ({
    page,
  }) => {
    await signInTo(page, '/submissions');
    await openFirst(page, 'Accepted');
    await page.getByRole('button', { name: 'E-Mail-Adresse bearbeiten' }).first().click();
    const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(email).toBeFocused();
    await email.fill('not an address');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    const pencil = page.getByRole('button', { name: 'Anschrift bearbeiten' });
    await pencil.click();
    await page.getByRole('textbox', { name: 'Ort' }).fill('Neustadt an der Aisch');
    await page.keyboard.press('Enter');
    await expect(pencil).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'Neustadt an der Aisch' })).toBeVisible();
    const history = page.getByRole('list', { name: 'Was mit diesem Antrag geschehen ist' }).first();
    await expect(history.getByRole('listitem').first()).toContainText('Anschrift geändert');
    await expect(history.getByRole('listitem').first()).toContainText('Neustadt an der Aisch');
  });

  test('a change by another user is shown and not overwritten', async ({ page, context }) => {
    await signInTo(page, '/submissions');
    await openFirst(page, 'Accepted');
    await page.getByRole('button', { name: 'Anschrift bearbeiten' }).click();
    await page.getByRole('textbox', { name: 'Ort' }).fill('Meine Stadt');
    await changeElsewhere(context, page.url(), 'Andere Straße 7');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Inzwischen hat jemand anderes')).toBeVisible();
    await expect(page.getByText('Andere Straße 7').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Meine Stadt');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(
      page.getByRole('definition').filter({ hasText: /Andere Straße 7\n.* Meine Stadt/ }),
    ).toBeVisible();
  });

  test('is accepted with a message and cannot be decided again', async ({ page }) => {
    await signInTo(page, '/submissions');
    const name = await openFirst(page, 'Confirmed');
    await page.getByRole('button', { name: 'Annehmen' }).click();
    const dialog = page.getByRole('dialog', { name: `Antrag von ${name} annehmen` });
    await dialog.getByLabel('Nachricht').fill('Training ist montags um 18 Uhr');
    await dialog
      .getByLabel(/^(Mitgliedsnummer|Nummer von)/)
      .first()
      .fill('4711');
    await dialog.getByRole('button', { name: 'Annehmen' }).click();
    await expect(dialog).toBeHidden();
    // Shown at once, and undone without a trace.
    await expect(page.getByRole('button', { name: 'Annehmen' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Angenommen');
    await page.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect(page.getByRole('button', { name: 'Annehmen' })).toBeVisible();
    await page.keyboard.press('Shift+A');
    const mail = dialog.getByRole('region', { name: 'So sieht die E-Mail aus' });
    await expect(mail.getByText(/^An .*, Sprache: /)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 720 });
    await expect(mail).toBeHidden();
    await dialog.getByText('E-Mail ansehen').click();
    await expect(dialog.getByText(/^An .*, Sprache: /)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByLabel('Nachricht').fill('Training ist montags um 18 Uhr');
    await dialog
      .getByLabel(/^(Mitgliedsnummer|Nummer von)/)
      .first()
      .fill('4711');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Sofort ausführen' }).click();
    await expect(page.getByText('Training ist montags um 18 Uhr').first()).toBeVisible();
    await expect(page.getByText(/^Angenommen von/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annehmen' })).toBeHidden();
    await expect(page.getByRole('definition').filter({ hasText: '4711' })).toBeVisible();
  });

  test('is rejected with the keyboard only', async ({ page }) => {
    await signInTo(page, '/submissions');
    const name = await openFirst(page, 'Confirmed', 'Change');
    await page.getByRole('button', { name: 'Ablehnen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Begründung').focus();
    await page.keyboard.type('Das geht leider nicht');
    await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: `von ${name} abgelehnt` })).toBeVisible();
    await page.getByRole('button', { name: 'Sofort ausführen' }).click();
    await expect(page.getByText(/^Abgelehnt von/)).toBeVisible();
  });

  test('gets a new confirmation link and is confirmed by staff', async ({ page }) => {
    await signInTo(page, '/submissions');
    // The oldest one: a link can be sent again only after a minute, and another test may just have sent one.
    await openFirst(page, 'New', 'Membership', 'receivedAt');
    await expect(page.getByRole('button', { name: 'Annehmen' })).toBeHidden();
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Bestätigungslink erneut senden' }).click();
    await expect(page.getByText('Der Bestätigungslink ist unterwegs')).toBeVisible();
    await page.getByRole('button', { name: 'Von Hand bestätigen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Von Hand bestätigen' }).click();
    await expect(page.getByText('Von Hand bestätigt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annehmen' })).toBeVisible();
  });

  test('is deleted after a dialog that names it', async ({ page }) => {
    await signInTo(page, '/submissions');
    const name = await openFirst(page, 'Rejected');
    const address = page.url();
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    const question = page.getByRole('alertdialog', { name: `Antrag von ${name} löschen?` });
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await question.getByRole('button', { name: 'Antrag löschen' }).click();
    await expect(page.getByText(`Antrag von ${name} gelöscht`)).toBeVisible();
    await expect(page).toHaveURL(/\/submissions/);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Diesen Antrag gibt es nicht' })).toBeVisible();
  });

  test('is downloaded as PDF, CSV and text', async ({ page }) => {
    await signInTo(page, '/submissions');
    await openFirst(page, 'Accepted');
    for (const [item, ending] of [
      ['PDF', '.pdf'],
      ['Tabelle (CSV) für Programme', '.csv'],
      ['Text', '.txt'],
    ] as const) {
      await page.getByRole('button', { name: 'Herunterladen' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`${ending}$`));
    }
  });

  test('offers a Viewer no action, and bank data is masked', async ({ app, page }) => {
    const [signed] = await app.database.asOwner(
      owner => owner`
        select s.id from submissions s join submission_signatures g on g.club_id = s.club_id and g.submission_id = s.id
        where s.state = 'Confirmed' and s.kind = 'Membership' order by s.id limit 1`,
    );
    await signInTo(page, `/submissions/${signed?.id}`, 'viewer@demo.example');
    await expect(page.getByRole('heading', { name: 'Person', exact: true })).toBeVisible();
    for (const name of ['Annehmen', 'Ablehnen', 'Weitere Aktionen', 'Anschrift bearbeiten']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await page.getByRole('heading', { name: 'Nachweise' }).click();
    await expect(
      page.getByText('Es gibt eine Unterschrift. Mit deiner Rolle kannst du sie nicht ansehen.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Einstellungen' })).toBeHidden();
    await openScreen(page, '/outbox');
    await expect(page.getByRole('heading', { name: 'Dafür reicht deine Rolle nicht' })).toBeVisible();
  });
});

test('the outbox shows every mail, and its links work', async ({ page }) => {
  await signInTo(page, '/submissions');
  await page.getByRole('link', { name: 'Einstellungen' }).first().click();
  await page.getByRole('link', { name: 'Postausgang' }).first().click();
  await expect(page.getByRole('heading', { name: 'Postausgang', level: 1 })).toBeVisible();
  await page.getByText('Wartet', { exact: true }).first().click();
  await expect(page).toHaveURL(/state=Captured/);
  await page
    .getByRole('table')
    .getByRole('link', { name: /bestätige/i })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Text' }).click();
  const link = page
    .getByRole('tabpanel')
    .getByRole('link', { name: /\/confirm\// })
    .first();
  await expect(link).toHaveAttribute('target', '_blank');
  // The demo's mails contain the default origin; the path is the same here.
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  await page.goto(pathname);
  // The application may have any state by now; its page shows it.
  await expect(
    page.getByRole('heading', { level: 1, name: /bestätig|angenommen|abgeschlossen/i }),
  ).toBeVisible();
});

test('the overview shows counts, waiting submissions and the link of the form', async ({ page }) => {
  await signInTo(page, '/submissions');
  await page.getByRole('link', { name: 'Übersicht' }).first().click();
  await expect(page.getByRole('heading', { name: 'Zuletzt eingegangen' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Zuletzt eingegangen' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('/f/demo/membership')).toBeVisible();
  const waiting = page
    .getByRole('list', { name: 'Wartet am längsten auf euch' })
    .getByRole('listitem')
    .first();
  await expect(waiting).toContainText(/seit \d{1,2}\. \S+ 20\d\d · vor /);
  await expect(page.getByRole('link', { name: 'QR-Code und Plakat' })).toHaveAttribute(
    'href',
    '/forms/embed',
  );
  const received = page.getByRole('list', { name: 'Eingegangen in den letzten 30 Tagen' });
  await expect(received.getByRole('link', { name: /^Eingegangen\s*\d+$/ })).toHaveAttribute(
    'href',
    /from=20\d\d-\d\d-\d\d&to=20/,
  );
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tiles = page.getByRole('main').getByRole('list').getByRole('link', { name: /\d$/ });
    const cut = await tiles.evaluateAll(
      links => links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(cut, `${width}`).toBe(0);
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Anträge.*\d+ warten$/ })
    .click();
  await expect(page).toHaveURL(/\/submissions\?awaits=Decision$/);
  await page.goBack();
  await page
    .getByRole('list', { name: 'Was auf euch oder eine Bestätigung wartet' })
    .getByRole('link', { name: /Zu entscheiden/ })
    .click();
  await expect(page).toHaveURL(/\/submissions\?awaits=Decision$/);
});

test('sign-in and list have no axe violations in both themes', async ({ page }) => {
  await page.goto('/login');
  await expectAccessible(page);
  await signInTo(page, '/submissions');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expectAccessible(page);
  await openScreen(page, '/submissions?q=nobody%20at%20all');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expectAccessible(page);
});

test('a submission and its dialogs have no axe violations in both themes', async ({ page }) => {
  await signIn(page);
  for (const kind of ['Cancellation', 'Change', 'Membership']) {
    await openFirst(page, 'Confirmed', kind);
    await expect(page.getByRole('heading', { name: 'Verlauf' }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Anschrift bearbeiten' }).click();
  await expectAccessible(page);
  for (const name of ['Annehmen', 'Ablehnen']) {
    await page.getByRole('button', { name }).click();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await expectAccessible(page, '[role=alertdialog]');
});

/** Changes the street of the submission at `address` in another tab, as a colleague would. */
async function changeElsewhere(context: BrowserContext, address: string, value: string): Promise<void> {
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Anschrift bearbeiten' }).click();
  await other.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill(value);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('definition').filter({ hasText: value })).toBeVisible();
  await other.close();
}
