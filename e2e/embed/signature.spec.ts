import { fillToSignature } from '../ui/fill-membership';
import { bytesOf, draw, drawAtEdges, inkOf, inkOfPad } from '../ui/pad';
import { expect, liveForm, openHostPage, test } from './embed-test';

const [upright, sideways] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test('a signature in the dialog of a website stays whole when the phone is turned', async ({
  page,
  app,
  site,
}) => {
  await page.setViewportSize(upright);
  site.put(
    '/sign-in-dialog',
    `<eintritt-form club="demo" mode="button" lang="de"></eintritt-form><script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/sign-in-dialog`);
  await page.getByRole('button', { name: 'Mitglied werden' }).click();
  const form = await liveForm(page.locator('eintritt-form'));
  await fillToSignature(form);
  const pad = form.locator('.pad canvas');
  await page.setViewportSize(sideways);
  await drawAtEdges(page, pad);
  await page.setViewportSize(upright);
  await expect.poll(async () => (await inkOfPad(pad)).strokes).toBe(2);
  await draw(page, pad, [0.5, 0.5], [0.52, 0.5]);
  const sent = await form.locator('input[name="signature"]').inputValue();
  expect((await inkOf(bytesOf(sent))).strokes).toBe(3);
});
