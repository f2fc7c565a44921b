import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/app';
import { chooseAdultTariff, fillControls } from './fill-membership';
import { openLive, phone } from './form-steps';

const desktop = { width: 1280, height: 900 };

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** Width and height in px of the coloured dot before the text of an error, as it is drawn. */
async function iconOf(page: Page, error: Locator, scale: number) {
  await error.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(error);
  const size = Number.parseFloat(await error.evaluate(one => getComputedStyle(one, '::before').width));
  // Ends above the control, whose frame has the same colour.
  const clip = { x: x - 4, y: y - 4, width: size + 6, height: 28 };
  const image = sharp(await page.screenshot({ clip })).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const drawn = Array.from({ length: info.width * info.height }, (_, at) => at).filter(at => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3);
    return red > 120 && red > green + 60 && red > blue + 60;
  });
  const columns = drawn.map(at => at % info.width);
  const rows = drawn.map(at => Math.floor(at / info.width));
  const extent = (all: number[]) => (Math.max(...all) - Math.min(...all) + 1) / scale;
  return { width: extent(columns), height: extent(rows), size };
}

for (const scale of [1, 2])
  test(`the mark of an error is drawn whole at ${scale} device pixels per px`, async ({ browser, app }) => {
    const context = await browser.newContext({
      viewport: phone,
      deviceScaleFactor: scale,
      baseURL: app.baseURL,
      locale: 'de-DE',
    });
    const page = await context.newPage();
    await openLive(page, 'membership');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    const icon = await iconOf(page, page.locator('.error:visible').first(), scale);
    expect(Math.abs(icon.width - icon.size), 'width').toBeLessThanOrEqual(1);
    expect(Math.abs(icon.height - icon.size), 'height').toBeLessThanOrEqual(1);
    await context.close();
  });

test('postcode, city and their errors never touch, and the price stays in its card', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openLive(page, 'membership');
  await chooseAdultTariff(page);
  await page.getByRole('radio', { name: /^Famili/ }).check();
  for (const name of [/^Fußball/, /^Tennis/]) await page.getByRole('checkbox', { name }).first().check();
  const card = await boxOf(page.locator('.price-card'));
  for (const line of await page.locator('.price-card :is(.amount, dd)').all()) {
    const { x, width } = await boxOf(line);
    expect(x + width).toBeLessThanOrEqual(card.x + card.width);
  }
  await page.getByRole('button', { name: 'Angaben prüfen' }).last().click();
  await fillControls(page, { zip: '1' });
  await page.locator('#zip').blur();
  const fields = page.locator('.grid.zip > .field');
  const gap = async () => {
    const [zip, city] = await Promise.all([boxOf(fields.nth(0)), boxOf(fields.nth(1))]);
    return Math.max(city.x - zip.x - zip.width, city.y - zip.y - zip.height);
  };
  for (const viewport of [desktop, phone, { width: 320, height: 640 }, { width: 240, height: 640 }]) {
    await page.setViewportSize(viewport);
    if (viewport === phone) await page.evaluate(() => location.assign('#person'));
    await expect(page.locator('#zip')).toBeVisible();
    await expect(page.locator('.grid.zip .error:visible')).not.toHaveCount(0);
    expect(await gap(), `at ${viewport.width} px`).toBeGreaterThanOrEqual(12);
  }
});

/** Distance in px from the top of the page to the bottom of the letters of a text, and its colours. */
function writtenIn(one: Locator) {
  return one.evaluate(element => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    element.append(mark);
    const baseline = mark.getBoundingClientRect().bottom;
    mark.remove();
    const { color, backgroundColor } = getComputedStyle(element);
    return { baseline, color, backgroundColor };
  });
}

test('fields of one line stay beside each other when one of them is asked about', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openLive(page, 'change', '?lang=en');
  await fillControls(page, { 'identity.firstName': 'katrin', 'identity.birthDate': '28.2.1990' });
  await page.locator('[id="identity.email"]').focus();
  await expect(page.getByText('Did you mean Katrin?')).toBeVisible();
  await expect(page.getByText('Read as 28 February 1990')).toBeVisible();
  for (const [one, other] of [
    ['firstName', 'lastName'],
    ['birthDate', 'memberNumber'],
  ]) {
    const [left, right] = [one, other].map(name => page.locator(`[id="identity.${name}"]`));
    if (left && right) expect((await boxOf(left)).y).toBeCloseTo((await boxOf(right)).y, 0);
  }
});

test('the languages share a baseline, and the chosen one looks chosen', async ({ page }) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await openLive(page, 'membership');
    const languages = page.locator('.languages');
    const chosen = await writtenIn(languages.locator('[aria-current]'));
    const other = await writtenIn(languages.getByRole('button'));
    expect(chosen.baseline).toBeCloseTo(other.baseline, 1);
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(chosen.color).toBe(await page.locator('body').evaluate(body => getComputedStyle(body).color));
  }
});

test('the mark of a folded part stands beside its first line, however many follow', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: app.baseURL,
    locale: 'de-DE',
    viewport: { width: 240, height: 640 },
  });
  const page = await context.newPage();
  await page.goto('/f/demo/membership');
  for (const words of ['Ist die Person, die sich anmeldet, unter 18?', 'Später weitermachen']) {
    const summary = page.locator('summary').filter({ hasText: words });
    const { mark, left, line, height } = await summary.evaluate(element => {
      const { top, left: edge, height: whole } = element.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(element);
      const [first] = text.getClientRects();
      const style = getComputedStyle(element, '::before');
      return {
        mark: { position: style.position, bottom: top + Number.parseFloat(style.top) },
        left: (first?.left ?? 0) - edge,
        line: { top: first?.top ?? 0, bottom: first?.bottom ?? 0 },
        height: whole / (first?.height ?? 1),
      };
    });
    expect(mark.position, 'the text does not flow around it').toBe('absolute');
    expect(left, 'room for the mark').toBeGreaterThanOrEqual(16);
    expect(mark.bottom).toBeGreaterThan(line.top);
    expect(mark.bottom).toBeLessThan(line.bottom);
    if (words.startsWith('Ist')) expect(height, 'several lines').toBeGreaterThan(2);
  }
  await context.close();
});
