import type { Locator } from '@playwright/test';
import { chooseAdultTariff } from '../ui/fill-membership';
import { expect, liveForm, openHostPage, test } from './embed-test';

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** Asserts that two parts have no point in common. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}

test('in a column of 200 px names, prices and buttons of a form stand apart, and nothing is cut off', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/column',
    `<div style="width:200px"><eintritt-form club="demo" lang="de"></eintritt-form></div>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/column`);
  const form = await liveForm(page.locator('eintritt-form'));
  await chooseAdultTariff(form);
  for (const option of await form.locator('.choice:has(.aside)').locator('visible=true').all())
    await expectApart(option.locator('.name'), option.locator('.aside'));
  await expectApart(form.locator('.foot .primary').locator('visible=true'), form.locator('.price-bar .sum'));
  const root = form.locator('html');
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await form.locator('.price-bar > summary').click();
  for (const line of await form.locator('.price-sheet :is(li, .price-sums > div)').all())
    await expectApart(line.locator('.name, dt').first(), line.locator('.amount, dd').first());
});
