import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/app';
import { programAt } from '../fixtures/program';
import { goOn } from './fill-membership';
import { fillIn, openLive, phone } from './form-steps';
import { mailedLink } from './mailed-link';

test.use({ viewport: phone, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const styleOf = (one: Locator, property: string, pseudo?: string) =>
  one
    .first()
    .evaluate(
      (element, [name = '', part]) => getComputedStyle(element, part).getPropertyValue(name),
      [property, pseudo],
    );

/** Asserts that two parts of the page differ in a property. */
async function expectDifferent(
  one: Locator,
  other: Locator,
  property: string,
  pseudo?: string,
): Promise<void> {
  expect(await styleOf(one, property, pseudo)).not.toBe(await styleOf(other, property, pseudo));
}

/** Asserts that the words of a button are seen. */
async function expectReadable(page: Page, button: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const clip = { x: x + 6, y: y + 6, width: width - 12, height: height - 12 };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(100);
}

test('states of the form are told apart with the colours of the system', async ({ page }) => {
  await openLive(page, 'membership');
  await fillIn(page, { birthDate: '28.02.1990' });
  const tariffs = page.locator('.tariffs .option');
  const chosen = tariffs.filter({ hasText: 'Erwachsene' });
  const refused = tariffs.filter({ has: page.locator('input:disabled') });
  const other = tariffs.filter({ hasText: 'Familie' });
  await chosen.getByRole('radio').check();
  await expectDifferent(chosen, other, 'outline-style');
  await expectDifferent(refused.locator('.name'), other.locator('.name'), 'color');
  const department = page.getByRole('checkbox', { name: /^Fußball/ }).first();
  await department.check();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
  await expectDifferent(
    page.locator('.dots .done'),
    page.locator('.dots span:not(.done)'),
    'background-color',
  );
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await expectDifferent(next, page.locator('.foot'), 'background-color');
  await expectReadable(page, next);
  expect(await styleOf(page.locator('.foot'), 'border-top-style')).toBe('solid');
  await goOn(page, 'Deine Angaben');
  await fillIn(page, { firstName: 'Mia' });
  await next.click();
  await expectDifferent(page.locator('#lastName'), page.locator('#firstName'), 'border-top-width');
  await expectDifferent(page.locator('.primary'), page.locator('.secondary'), 'background-color');
  expect(await styleOf(page.locator('.quiet'), 'text-decoration-line')).toBe('underline');
});

test('what happened and what comes next are told apart on the status page with the colours of the system', async ({
  page,
  app,
  mailbox,
}) => {
  const email = 'colours@example.org';
  const { send, apply } = await programAt(app.baseURL);
  const id = await apply({ firstName: 'Cara', lastName: 'Farbe', email });
  await send('POST', `/submits/${id}/questions`, { text: 'Welche Farbe?' });
  await page.goto(await mailedLink(mailbox, email, 'status'));
  const moments = page.locator('.timeline li');
  await expectDifferent(moments.first(), page.locator('.timeline .coming'), 'background-color', '::before');
});
