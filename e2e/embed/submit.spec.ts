import type { FrameLocator, Page } from '@playwright/test';
import { countHeard, expect, expectFitting, heard, liveForm, openHostPage, test } from './embed-test';

test.use({ viewport: { width: 390, height: 844 } });

const person = {
  firstName: 'Mia',
  lastName: 'Öztürk-Groß',
  street: 'Rosenweg 7',
  zip: '53111',
  city: 'Bonn',
  email: 'mia-frame@example.org',
};

test('an applicant applies in the frame while third-party cookies are blocked', async ({
  page,
  app,
  site,
}) => {
  await expectCookiesBlocked(page, site);
  site.put(
    '/apply',
    `<header style="position:sticky;top:0;height:60px;background:#eee">Verein</header>
    <style>html { scroll-padding-top: 60px }</style><p style="height:1500px">Vor dem Formular</p>
    <script src="${app.baseURL}/embed.js" data-club="demo" data-lang="de"></script><p style="height:900px"></p>`,
  );
  await openHostPage(page, `${site.club}/apply`);
  const form = await liveForm(page.locator('eintritt-form'));
  await form.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(form.getByRole('link', { name: /^Tarif:/ })).toBeInViewport({ ratio: 1 });

  await form.locator('[id="birthDate"]').fill('28.02.1990');
  await form.getByRole('radio', { name: /^Erwachsene/ }).check();
  await goOn(form, 'Deine Angaben');
  const gap = await page.locator('eintritt-form').evaluate(one => one.getBoundingClientRect().top);
  expect(gap, 'the new step begins below the header of the page').toBeLessThanOrEqual(61);
  await expectFitting(form);
  for (const [name, value] of Object.entries(person)) await form.locator(`[id="${name}"]`).fill(value);
  await goOn(form, 'Zahlung');
  await form.getByRole('radio', { name: /Rechnung/ }).check();
  await goOn(form, 'Einwilligung und Unterschrift');
  await form.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
  await form.getByRole('button', { name: 'Namen tippen' }).click();
  await form.getByLabel('Vor- und Nachname als Unterschrift').fill('Mia Öztürk-Groß');
  await expect(form.getByRole('img', { name: 'Unterschrift: Mia Öztürk-Groß' })).toBeVisible();
  await expectFitting(form);
  await form.getByRole('button', { name: 'Angaben prüfen' }).press('Enter');
  const arrived = form.getByRole('heading', { name: 'Noch ein Schritt' });
  const send = form.getByRole('button', { name: /^(Antrag absenden|Erneut senden)$/ }).first();
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(arrived).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(arrived).toBeInViewport();
  await expectFitting(form);

  const events = (await heard(page)).filter(({ type }) => type !== 'resize');
  expect(events.map(({ type, detail }) => detail.step ?? type)).toEqual([
    'ready',
    'membership',
    'person',
    'payment',
    'consent',
    'review',
    'submitted',
  ]);
  expect(events.at(-1)?.detail).toEqual({ club: 'demo', kind: 'membership' });

  await reload(form);
  await expect(arrived).toBeVisible();
  await form.getByRole('link', { name: 'English' }).click();
  await expect(form.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectFitting(form);
  expect(await countHeard(page, 'submitted')).toBe(1);

  await app.database.asOwner(
    owner =>
      owner`update submissions set state = 'Confirmed', confirmed_at = now() where email = ${person.email}`,
  );
  await reload(form);
  await expect(form.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expectFitting(form);
});

async function goOn(form: FrameLocator, heading: string): Promise<void> {
  // By keyboard: the bar follows the visible part of the frame, which the scrolling of a click moves.
  await form.getByRole('button', { name: 'Weiter', exact: true }).press('Enter');
  await expect(form.getByRole('heading', { name: heading })).toBeFocused();
}

/** Asserts that the browser blocks third-party cookies; otherwise the test would prove nothing. */
async function expectCookiesBlocked(
  page: Page,
  site: {
    club: string;
    put: (path: string, html: string, headers?: Record<string, string>) => void;
    origin: (name: string) => string;
  },
): Promise<void> {
  const probe = site.origin('dritte').replace('dritte.example', 'localhost');
  site.put('/cookie', '<p>Probe</p>', { 'Set-Cookie': 'probe=1; SameSite=None; Secure' });
  site.put('/cookie-frame', `<iframe src="${probe}/cookie"></iframe>`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  });
  await page.goto(`${probe}/cookie`);
  expect(await page.evaluate(() => document.cookie)).toBe('probe=1');
  await page.goto(`${site.club}/cookie-frame`);
  expect(
    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => document.cookie),
  ).toBe('');
}

/** Loads the page in the frame again, and waits until the old one is gone. */
async function reload(form: FrameLocator): Promise<void> {
  await form.locator('html').evaluate(root => {
    root.dataset.before = '';
    window.location.reload();
  });
  await expect(form.locator('html:not([data-before])')).toBeAttached();
}
