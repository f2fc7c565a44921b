import type { FrameLocator, Locator } from '@playwright/test';
import { frameCode } from '@/components/office/embed/embed-code';
import { postDesign, readDesign } from '../ui/design-api';
import { expect, expectFitting, liveForm, openHostPage, test } from './embed-test';

/** The rules of block themes that give each block its place in the column. */
const themes = {
  'Twenty Twenty-One': `
    body { margin: 0; background: #d1e4dd; --column: 610px }
    .entry-content > *:not(.alignwide):not(.alignfull):not(.alignleft):not(.alignright):not(.is-style-wide) {
      max-width: var(--column); margin-left: auto; margin-right: auto }
    .entry-content > iframe[style] { margin: 30px 0 !important; max-width: 100% !important }`,
  'Twenty Twenty-Three': `
    body { margin: 0; background: #fff; padding: 0 32px }
    .entry-content > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
      max-width: 650px; margin-left: auto !important; margin-right: auto !important }`,
};

const blocks = (html: string) => `<div class="entry-content"><p>Willkommen im Verein.</p>${html}</div>`;

async function left(one: Locator): Promise<number> {
  return (await one.boundingBox())?.x ?? Number.NaN;
}

for (const [theme, css] of Object.entries(themes))
  for (const mode of ['inline', 'button'])
    test(`a form in the mode ${mode} stands in the column of ${theme}`, async ({ page, app, site }) => {
      site.put(
        '/theme',
        `<style>${css}</style>${blocks(`<eintritt-form club="demo" mode="${mode}" lang="de">
        <a href="${app.baseURL}/f/demo/membership">Mitglied werden</a></eintritt-form>`)}
        <script src="${app.baseURL}/embed.js" async></script>`,
      );
      await openHostPage(page, `${site.club}/theme`);
      const element = page.locator('eintritt-form');
      const shown = element.locator(mode === 'inline' ? 'iframe' : 'button').first();
      await expect(shown).toBeVisible();
      const column = await left(page.getByText('Willkommen im Verein.'));
      expect(column, 'the theme has a column').toBeGreaterThan(200);
      expect(await left(shown)).toBe(column);
    });

for (const [theme, css] of Object.entries(themes))
  test(`a form without the script stands in the column of ${theme}`, async ({ page, app, site }) => {
    const choice = { kind: 'Membership', form: null, tariff: null, lang: 'de', mode: 'inline' } as const;
    const look = { look: 'flat', color: null, words: 'Mitglied werden' } as const;
    const code = frameCode({ origin: app.baseURL, slug: 'demo', ...choice, ...look });
    site.put('/frame', `<style>${css}</style>${blocks(code)}`);
    await openHostPage(page, `${site.club}/frame`);
    const column = await left(page.getByText('Willkommen im Verein.'));
    expect(column, 'the theme has a column').toBeGreaterThan(200);
    expect(await left(page.locator('iframe'))).toBe(column);
    expect(await left(page.getByRole('link', { name: 'Mitglied werden' }))).toBe(column);
  });

const groundOf = (one: Locator) => one.evaluate(body => getComputedStyle(body).backgroundColor);
const transparent = 'rgba(0, 0, 0, 0)';

test('an embedded form has no head, ground or card of its own unless the club wants them', async ({
  page,
  app,
  site,
}) => {
  const show = async (attributes: string) => {
    site.put(
      '/look',
      `<style>body{background:#d1e4dd}</style><eintritt-form club="demo" lang="de" ${attributes}></eintritt-form>
      <script src="${app.baseURL}/embed.js"></script>`,
    );
    await openHostPage(page, `${site.club}/look`);
    return liveForm(page.locator('eintritt-form'));
  };
  const flat = await show('');
  await expect(flat.locator('.head .club')).toBeHidden();
  await expect(flat.locator('.head .logo')).toBeHidden();
  await expect(flat.getByRole('button', { name: 'English' })).toBeVisible();
  await expect.poll(() => groundOf(flat.locator('body'))).toBe('rgb(209, 228, 221)');
  expect(await groundOf(flat.locator('.sheet'))).toBe(transparent);
  expect(await flat.locator('.sheet').evaluate(sheet => getComputedStyle(sheet).boxShadow)).toBe('none');
  await expectFitting(flat);
  const card = await show('look="card"');
  await expect(card.locator('.head .club')).toBeVisible();
  expect(await groundOf(card.locator('body'))).not.toBe('rgb(209, 228, 221)');
  const heading = (form: FrameLocator) => form.getByRole('heading', { level: 1 }).boundingBox();
  expect((await heading(card))?.height).toBeGreaterThan(20);
  const bare = await show('look="bare"');
  await expect(bare.locator('.head .club')).toBeHidden();
  expect(await heading(bare)).toMatchObject({ width: 1, height: 1 });
});

test('a form of a dark design on a dark page has the ground of the page', async ({
  page,
  app,
  site,
  request,
}) => {
  const before = await readDesign(request);
  await postDesign(request, { presetDesign: 'Dark' });
  site.put(
    '/dark',
    `<style>body{background:#14202a}</style><eintritt-form club="demo"></eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/dark`);
  const form = await liveForm(page.locator('eintritt-form'));
  await expect.poll(() => groundOf(form.locator('body'))).toBe('rgb(20, 32, 42)');
  await postDesign(request, before);
});

test('the console says that a club has no form in the language that a page asks for', async ({
  page,
  app,
  site,
}) => {
  const notes: string[] = [];
  page.on('console', message => notes.push(message.text()));
  for (const lang of ['de', 'fr']) {
    site.put(
      `/${lang}`,
      `<eintritt-form club="demo" lang="${lang}"></eintritt-form><script src="${app.baseURL}/embed.js"></script>`,
    );
    await openHostPage(page, `${site.club}/${lang}`);
    await liveForm(page.locator('eintritt-form'));
  }
  const about = notes.filter(note => note.startsWith('Eintritt'));
  expect(about).toEqual([expect.stringContaining('no form in the language fr')]);
});

for (const [ground, css] of Object.entries({
  'a dark page': 'body{background:#14202a}',
  'a page of a middle grey, on which grey hints cannot be read': 'body{background:#9a9a9a}',
  'a picture': 'body{background:url("data:image/gif;base64,R0lGODlhAQABAAAAACw=")}',
  'a half transparent page': 'main{background:rgb(0 0 0 / 0.5)}',
}))
  test(`a form on ${ground} keeps its own ground`, async ({ page, app, site }) => {
    site.put(
      '/ground',
      `<style>${css}</style><main><eintritt-form club="demo"></eintritt-form></main>
      <script src="${app.baseURL}/embed.js"></script>`,
    );
    await openHostPage(page, `${site.club}/ground`);
    const form = await liveForm(page.locator('eintritt-form'));
    await expect(form.locator('html')).toHaveClass(/fitted/);
    await expect(form.locator('html')).not.toHaveClass(/on-page/);
    await expect(form.locator('.head .club')).toBeHidden();
  });

for (const [device, viewport, bar] of [
  ['phone', { width: 390, height: 844 }, '.foot'],
  ['computer', { width: 1200, height: 700 }, '.price-card'],
] as const)
  test.describe(() => {
    test.use({ viewport });

    test(`the price stays on the screen of a ${device} while a tariff is chosen in a high frame`, async ({
      page,
      app,
      site,
    }) => {
      site.put(
        '/price',
        `<p style="height:500px">Vor dem Formular</p><eintritt-form club="demo" lang="de"></eintritt-form>
        <p style="height:900px">Danach</p><script src="${app.baseURL}/embed.js"></script>`,
      );
      await openHostPage(page, `${site.club}/price`);
      const form = await liveForm(page.locator('eintritt-form'));
      await expectFitting(form);
      await form.locator('[id="birthDate"]').fill('28.02.1990');
      await form.getByRole('radio', { name: /^Erwachsene/ }).check();
      await expect(form.locator(bar)).toBeInViewport({ ratio: 0.9 });
      await expect(form.locator(bar)).toContainText('12,50');
      await page.mouse.wheel(0, 300);
      await expect(form.locator(bar)).toBeInViewport({ ratio: 0.9 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const end = () => form.locator('html').evaluate(root => root.style.getPropertyValue('--below'));
      await expect.poll(end, 'at its end the form has its bar at the end').toBe('0px');
    });
  });

test("the bar of a form with its own head and background is at the window's edge", async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/bar',
    `<main style="max-width:700px"><p style="height:300px">Vor dem Formular</p>
    <eintritt-form club="demo" look="card" lang="de"></eintritt-form>
    <p style="height:900px">Danach</p></main><script src="${app.baseURL}/embed.js"></script>`,
  );
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    await openHostPage(page, `${site.club}/bar`);
    const form = await liveForm(page.locator('eintritt-form'));
    await expectFitting(form);
    const distance = async () => {
      const box = await form.locator('.foot').first().boundingBox();
      return box ? Math.abs(box.y + box.height - viewport.height) : null;
    };
    await expect.poll(distance).toBeLessThan(2);
  }
});

test('a page with a form and a kept draft stays at its top when it is loaded', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/jump',
    `<h1 style="height:1500px">Unser Verein</h1><eintritt-form club="demo" lang="de"></eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/jump`);
  const form = await liveForm(page.locator('eintritt-form'));
  await form.getByLabel('Auf diesem Gerät merken').check();
  await form.locator('[id="birthDate"]').fill('28.02.1990');
  await form.locator('[id="birthDate"]').blur();
  await page.goto('about:blank');
  await openHostPage(page, `${site.club}/jump`);
  const again = await liveForm(page.locator('eintritt-form'));
  await expect(again.locator('[id="birthDate"]')).toHaveValue('28.02.1990');
  await expectFitting(again);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the dialog closes by a button that looks like one', async ({ page, app, site }) => {
  site.put(
    '/close',
    `<eintritt-form club="demo" mode="button" lang="de"></eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/close`);
  await page.getByRole('button', { name: 'Mitglied werden' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Schließen', exact: true });
  expect(await close.evaluate(one => getComputedStyle(one).borderTopWidth)).toBe('1px');
  const form = await liveForm(page.locator('eintritt-form'));
  await expect(form.locator('.head .club')).toBeHidden();
  await close.click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
