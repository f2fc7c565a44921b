import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { callApi, memberOf } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { fillToSignature } from './fill-membership';
import { openLive, phone } from './form-steps';
import { bytesOf, draw, drawAtEdges, inkOf, inkOfPad } from './pad';

const turned = { width: phone.height, height: phone.width };

const padOf = (page: Page) => page.locator('.pad canvas');
const pictureOf = (page: Page) => page.locator('input[name="signature"]').inputValue();

for (const [name, first, second] of [
  ['upright to sideways', phone, turned],
  ['sideways to upright', turned, phone],
] as const)
  test(`a signature stays whole when the phone is turned from ${name}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openLive(page, 'membership');
    await fillToSignature(page);
    await page.setViewportSize(first);
    await drawAtEdges(page, padOf(page));
    const before = await inkOfPad(padOf(page));
    expect(before.strokes).toBe(2);
    await page.setViewportSize(second);
    await expect.poll(async () => (await inkOfPad(padOf(page))).strokes, 'seen on the pad').toBe(2);
    await draw(page, padOf(page), [0.5, 0.5], [0.52, 0.5]);
    expect((await inkOf(bytesOf(await pictureOf(page)))).strokes, 'sent').toBe(3);
    await page.setViewportSize(first);
    await expect.poll(async () => (await inkOfPad(padOf(page))).strokes).toBe(3);
    const after = await inkOfPad(padOf(page));
    expect(Math.abs(after.left - before.left), 'as wide as before').toBeLessThan(0.02);
    expect(Math.abs(after.right - before.right), 'as wide as before').toBeLessThan(0.02);
  });

test('a stroke that leaves the pad ends at its edge', async ({ page }) => {
  await page.setViewportSize(phone);
  await openLive(page, 'membership');
  await fillToSignature(page);
  await draw(page, padOf(page), [0.5, 0.5], [0.5, -0.5], [1.3, -0.5], [1.3, 0.5], [0.9, 0.5]);
  const ink = await inkOf(bytesOf(await pictureOf(page)));
  expect(ink.strokes).toBe(2);
  expect(ink.right).toBeGreaterThan(0.98);
});

test('a signature survives another size of the pad: split screen, zoom, and a change of language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openLive(page, 'membership');
  await drawAtEdges(page, padOf(page));
  for (const width of [700, 320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => {
      window.location.hash = '';
    });
    const isShown = await padOf(page).isVisible();
    if (isShown) await expect.poll(async () => (await inkOfPad(padOf(page))).strokes).toBe(2);
  }
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang=en] [data-live]').waitFor();
  await expect.poll(async () => (await inkOfPad(padOf(page))).strokes).toBe(2);
  await draw(page, padOf(page), [0.5, 0.5], [0.52, 0.5]);
  expect((await inkOf(bytesOf(await pictureOf(page)))).strokes).toBe(3);
});

test('the pad works when the connection was lost before its step', async ({ page, context }) => {
  await page.setViewportSize(phone);
  await openLive(page, 'membership');
  await context.setOffline(true);
  await fillToSignature(page);
  await drawAtEdges(page, padOf(page));
  expect((await inkOf(bytesOf(await pictureOf(page)))).strokes).toBe(2);
  await expect(page.getByText('Unterschrift vorhanden')).toBeVisible();
});

test('strokes are drawn from the moment the pad is seen', async ({ page }) => {
  await page.setViewportSize(phone);
  await openLive(page, 'membership');
  // A slow line: nothing that is fetched from now on arrives.
  await page.route('**/*', () => new Promise(() => {}));
  await fillToSignature(page);
  await draw(page, padOf(page), [0.2, 0.5], [0.8, 0.5]);
  expect((await inkOf(bytesOf(await pictureOf(page)))).strokes).toBe(1);
});

test('a browser that cannot draw says so and names a way out', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.setViewportSize(phone);
  await openLive(page, 'membership');
  await fillToSignature(page);
  await expect(page.getByText('Dieser Browser kann hier nicht zeichnen')).toBeVisible();
});

test.describe('with the colours of the system', () => {
  test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('ink is dark on light paper while drawing and on the check page', async ({ page }) => {
    await page.setViewportSize(phone);
    await openLive(page, 'membership');
    await fillToSignature(page);
    await page.getByRole('checkbox', { name: /Datenschutzhinweise gelesen/ }).check();
    await draw(page, padOf(page), [0.2, 0.5], [0.8, 0.5]);
    await expectDarkOnLight(padOf(page));
    await page.getByRole('button', { name: 'Angaben prüfen' }).click();
    await expectDarkOnLight(page.getByRole('img', { name: 'Gezeichnete Unterschrift' }));
  });
});

/** Asserts that a picture as it is seen has light paper and dark ink. */
async function expectDarkOnLight(picture: Locator): Promise<void> {
  const seen = await picture.screenshot();
  const { channels } = await sharp(seen).greyscale().stats();
  const [grey] = channels;
  expect(grey?.mean, 'paper').toBeGreaterThan(190);
  expect(grey?.min, 'ink').toBeLessThan(90);
}

test.describe('on the phone that signs for a form on a computer', () => {
  const kind = 'signature-requests';

  async function openSign(page: Page, baseURL: string): Promise<void> {
    const { json } = await callApi(baseURL, 'POST', `/public/clubs/demo/${kind}`);
    await page.goto(String(memberOf(json, 'url')));
  }

  test('a signature stays whole when the phone is turned, and is handed over', async ({ page, app }) => {
    await page.setViewportSize(turned);
    await openSign(page, app.baseURL);
    await drawAtEdges(page, padOf(page));
    await page.setViewportSize(phone);
    await expect.poll(async () => (await inkOfPad(padOf(page))).strokes).toBe(2);
    await draw(page, padOf(page), [0.5, 0.5], [0.52, 0.5]);
    const sent = page.waitForRequest(request => request.method() === 'PUT');
    await page.locator('#send').click();
    const { signature } = (await sent).postDataJSON();
    expect((await inkOf(bytesOf(signature))).strokes).toBe(3);
  });

  test('the pad appears when it can be drawn on, and until then the page says that it loads', async ({
    page,
    app,
  }) => {
    let arrive = () => {};
    const slow = new Promise<void>(resolve => {
      arrive = resolve;
    });
    await page.route('**/*.js', route => slow.then(() => route.continue()));
    const { json } = await callApi(app.baseURL, 'POST', `/public/clubs/demo/${kind}`);
    await page.goto(String(memberOf(json, 'url')), { waitUntil: 'commit' });
    await expect(page.getByText('Das Unterschriftsfeld wird geladen')).toBeVisible();
    await expect(padOf(page)).toBeHidden();
    arrive();
    await expect(padOf(page)).toBeVisible();
    await expect(page.getByText('Das Unterschriftsfeld wird geladen')).toBeHidden();
    await draw(page, padOf(page), [0.2, 0.5], [0.8, 0.5]);
    expect((await inkOfPad(padOf(page))).strokes).toBe(1);
  });
});
