import { countHeard, expect, expectFitting, heard, liveForm, openHostPage, test } from './embed-test';

test('three forms work on one page with a strict content security policy', async ({ page, app, site }) => {
  const script = `<script src="${app.baseURL}/embed.js" async></script>`;
  const forms = ['membership', 'change', 'cancellation'].map(
    kind => `<eintritt-form club="demo" kind="${kind}" lang="de"></eintritt-form>`,
  );
  const button = '<eintritt-form club="demo" mode="button" lang="de"></eintritt-form>';
  const policy = `default-src 'none'; script-src ${app.baseURL}; frame-src ${app.baseURL}; base-uri 'none'`;
  site.put('/strict', [script, ...forms, button].join(''), {
    'Content-Security-Policy': `${policy}; require-trusted-types-for 'script'`,
  });
  await openHostPage(page, `${site.club}/strict`);
  const headings = ['Mitglied werden', 'Mitgliedschaft ändern', 'kündigen'];
  for (const [index, heading] of headings.entries()) {
    const form = await liveForm(page.locator('eintritt-form').nth(index));
    await expect(form.getByRole('heading', { level: 1 })).toContainText(heading);
    await expectFitting(form);
  }
  await page.getByRole('button', { name: 'Mitglied werden' }).click();
  await liveForm(page.locator('eintritt-form').nth(3));
  expect(await countHeard(page, 'ready')).toBe(4);
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
});

test('a button opens the form in a dialog by keyboard, and closing it keeps the input', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/button',
    `<eintritt-form club="demo" kind="membership" mode="button" lang="de">
    <a href="${app.baseURL}/f/demo/membership">Jetzt eintreten</a></eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/button`);
  const button = page.getByRole('button', { name: 'Jetzt eintreten' });
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mitgliedsantrag' });
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
  const form = await liveForm(page.locator('eintritt-form'));
  const firstName = form.locator('[id="firstName"]');
  await firstName.evaluate(input => input.closest('.step')?.setAttribute('data-current', ''));
  await firstName.fill('Mia');
  await firstName.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstName).toHaveValue('Mia');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => form.locator('body').evaluate(() => document.hasFocus())).toBe(true);
});

test('a button has the colour of its element, with letters that can be read on it', async ({
  page,
  app,
  site,
}) => {
  const colours = ['#0b5d3b', '#f5d90a', 'green'];
  site.put(
    '/colours',
    `${colours.map(color => `<eintritt-form club="demo" mode="button" color="${color}"></eintritt-form>`).join('')}
    <style>.own::part(button) { background: rgb(1, 2, 3) }</style>
    <eintritt-form class="own" club="demo" mode="button" color="#0b5d3b"></eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/colours`);
  const shown = page
    .getByRole('button')
    .evaluateAll(all =>
      all.map(one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color].join(' ')),
    );
  expect(await shown).toEqual([
    'rgb(11, 93, 59) rgb(255, 255, 255)',
    'rgb(245, 217, 10) rgb(0, 0, 0)',
    'rgb(11, 100, 116) rgb(255, 255, 255)',
    'rgb(1, 2, 3) rgb(255, 255, 255)',
  ]);
});

test("a pop-up opens by the page's own links, and a new tab stays a new tab", async ({ page, app, site }) => {
  site.put(
    '/popup',
    `<nav><a href="${app.baseURL}/f/demo/cancellation?lang=en">Kündigen</a></nav>
    <script src="${app.baseURL}/embed.js" data-club="demo" data-kind="cancellation" data-mode="popup"></script>`,
  );
  await openHostPage(page, `${site.club}/popup`);
  const link = page.getByRole('link', { name: 'Kündigen' });
  // Checks that embed.js leaves the click to the browser. Then prevents it, because a busy browser may fail to close a tab.
  await page.evaluate(() =>
    addEventListener(
      'click',
      event => {
        document.body.dataset.taken = String(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    ),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'false');
  await expect(page.getByRole('dialog')).toBeHidden();
  await link.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Kündigung' })).toBeVisible();
  await liveForm(page.locator('eintritt-form'));
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the element follows changes of its attributes', async ({ page, app, site }) => {
  site.put(
    '/live',
    `<eintritt-form club="demo" lang="de"></eintritt-form><script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/live`);
  const element = page.locator('eintritt-form');
  await liveForm(element);
  await element.evaluate(one => {
    one.setAttribute('kind', 'cancellation');
    one.setAttribute('lang', 'en');
  });
  await expect(element.locator('iframe')).toHaveAttribute('title', 'Cancellation');
  await liveForm(element);
  expect((await heard(page)).filter(({ type }) => type === 'ready').map(({ detail }) => detail.kind)).toEqual(
    ['membership', 'cancellation'],
  );
  await element.evaluate(one => one.setAttribute('mode', 'button'));
  await expect(page.getByRole('button', { name: 'Cancel membership' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the element shows the link inside it', async ({ page, app, site }) => {
    site.put(
      '/plain',
      `<eintritt-form club="demo"><a href="${app.baseURL}/f/demo/membership">Mitglied werden</a></eintritt-form>
      <script src="${app.baseURL}/embed.js"></script>`,
    );
    await page.goto(`${site.club}/plain`);
    await page.getByRole('link', { name: 'Mitglied werden' }).click();
    await expect(page).toHaveURL(`${app.baseURL}/f/demo/membership`);
  });
});
