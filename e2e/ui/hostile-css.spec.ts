import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAdmin, expect, test } from '../fixtures/app';
import { hostileCss } from './hostile-css';

const form = '/f/demo/membership';

/** Parts that must stay readable and usable under any CSS of the club. `sketch`: the letters are checked too. */
const parts = {
  mandate: '.mandate p',
  creditor: '.mandate dd',
  privacy: '.privacy label',
  tariffPrice: '.tariffs .aside',
  sum: '.price-sums dd',
  error: '.error',
  send: '.primary',
};
const sketched = ['mandate', 'send'] as const;

type Seen = { readonly name: string; readonly wrong: readonly string[] };

test.use({ trace: 'off' });

test('60 hostile style sheets neither load, read, hide, cover nor forge anything', async ({
  app,
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const login = await request.post('/api/v1/auth/login', { data: demoAdmin });
  const headers = { Authorization: `Bearer ${(await login.json()).accessToken}` };
  const design = async (data: object) => {
    const answer = await request.post('/api/v1/club/form-design', { headers, data });
    expect(answer.status()).toBe(200);
  };
  const before = await (await request.get('/api/v1/club/form-design', { headers })).json();
  const escapes: string[] = [];
  page.on('request', sent => {
    const url = sent.url();
    if (!url.startsWith(app.baseURL) && !url.startsWith('data:')) escapes.push(url);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWithErrors(page);
  await design({ additionalCss: '' });
  await wear(page);
  const outside = await bodyLook(page);
  const session = await page.context().newCDPSession(page);
  const failures: string[] = [];
  try {
    for (const [name, additionalCss] of hostileCss) {
      await design({ additionalCss });
      await wear(page);
      const seen = [...(await look(page)), ...(await sketch(page, session))];
      failures.push(...seen.flatMap(one => one.wrong.map(wrong => `${name}: ${one.name} ${wrong}`)));
      if ((await bodyLook(page)) !== outside) failures.push(`${name}: reaches beyond the form`);
      if (escapes.length > 0) failures.push(`${name}: asks for ${escapes.splice(0).join(', ')}`);
    }
  } finally {
    await design(before);
  }
  expect(failures).toEqual([]);
  expect(hostileCss.length).toBeGreaterThanOrEqual(60);
});

/** Opens a form that shows a mandate, a price and errors. */
async function openWithErrors(page: Page): Promise<void> {
  await page.goto(form);
  await page.locator('[data-live]').waitFor();
  await page.locator('input[name="membershipId"]').first().check();
  await page.locator('input[name="paymentMethod"][value="SepaDirectDebit"]').check();
  await page.getByRole('button', { name: 'Angaben prüfen' }).last().click();
  await page.locator('.error').first().waitFor();
}

/** Applies the CSS that the product serves now to the open page, in its style element with its nonce. */
async function wear(page: Page): Promise<void> {
  await page.evaluate(async address => {
    const html = await (await fetch(address)).text();
    const served = new DOMParser().parseFromString(html, 'text/html');
    for (const id of ['css-design', 'css-additional']) {
      const style = document.getElementById(id);
      if (style) style.textContent = served.getElementById(id)?.textContent ?? '';
    }
    for (const animation of document.getAnimations()) animation.finish();
  }, form);
}

const bodyLook = (page: Page) =>
  page.evaluate(() => {
    const { color, display, position, backgroundColor, fontSize } = getComputedStyle(document.body);
    return JSON.stringify([color, display, position, backgroundColor, fontSize]);
  });

/** Lists what is wrong with each part by geometry, hit test and computed style. */
function look(page: Page): Promise<Seen[]> {
  return page.evaluate(selectors => {
    const seen: { name: string; wrong: string[] }[] = [];
    for (const [name, selector] of Object.entries(selectors)) {
      const part = [...document.querySelectorAll(selector)].find(one => one.checkVisibility());
      if (!part) {
        seen.push({ name, wrong: ['is not there'] });
        continue;
      }
      const isTall = part.getBoundingClientRect().height > innerHeight / 2;
      part.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(part);
      const texts = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const [first] = texts;
      const style = getComputedStyle(part);
      const wrong: string[] = [];
      if (!first) wrong.push('has no letters in sight');
      if (texts.some(({ left, right }) => left < 0 || right > innerWidth)) wrong.push('runs out of the page');
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        wrong.push('is invisible');
      if (Number.parseFloat(style.fontSize) < 11.9) wrong.push(`has letters of ${style.fontSize}`);
      const hits = texts.map(({ left, right, top, bottom }) =>
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2),
      );
      if (first && !hits.some(hit => hit && (part.contains(hit) || hit.contains(part))))
        wrong.push(`is covered by ${hits.map(hit => hit?.className)}`);
      for (const edge of ['::before', '::after']) {
        const { content } = getComputedStyle(part, edge);
        if (!/^(?:none|normal|"[^\w]*"|""|counter.*)$/.test(content) && name !== 'error')
          wrong.push(`has words of its own: ${content}`);
      }
      seen.push({ name, wrong });
    }
    return seen;
  }, parts);
}

/** Checks on a screenshot that letters have a contrast of 4.5 : 1 to their background. */
async function sketch(page: Page, session: CDPSession): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const name of sketched) {
    const clip = await page.evaluate(selector => {
      const part = [...document.querySelectorAll(selector)].find(one => one.checkVisibility());
      part?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = part?.getBoundingClientRect();
      return (
        box && {
          x: box.x + scrollX,
          y: box.y + scrollY,
          width: Math.min(box.width, 400),
          height: Math.min(box.height, 200),
        }
      );
    }, parts[name]);
    if (!clip) continue;
    const shot = await session.send('Page.captureScreenshot', { clip: { ...clip, scale: 1 } });
    const ratio = contrastOf(await sharp(Buffer.from(shot.data, 'base64')).removeAlpha().raw().toBuffer());
    seen.push({ name, wrong: ratio < 4.5 ? [`has letters of ${ratio.toFixed(1)} : 1`] : [] });
  }
  return seen;
}

/** Contrast between the background (the most frequent colour) and the most different colour (WCAG 2 luminance). */
function contrastOf(data: Buffer): number {
  const counts = new Map<number, number>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const under = luminance(ground);
  const ratios = [...counts]
    .filter(([, count]) => count > 12)
    .map(([colour]) => {
      const own = luminance(colour);
      return (Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05);
    });
  return Math.max(1, ...ratios);
}

function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [colour >> 16, (colour >> 8) & 255, colour & 255].map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
