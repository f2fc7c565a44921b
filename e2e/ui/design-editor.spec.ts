import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { postDesign, readDesign } from './design-api';
import { signIn } from './sign-in';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let original: object;
test.beforeEach(async ({ request }) => {
  original = await readDesign(request);
});
test.afterEach(({ request }) =>
  postDesign(request, { brandColor: null, colorScheme: 'Light', font: 'System', ...original }),
);

async function openEditor(page: Page, email?: string): Promise<FrameLocator> {
  await signIn(page, email);
  await page.goto('/forms/design');
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-live]').waitFor();
  return frame;
}

/** Chooses an option of a radio group by its label, because the inputs are hidden. */
const choose = (within: Page | Locator, words: string) =>
  within.getByText(words, { exact: true }).first().click();
const group = (page: Page, name: string) => page.getByRole('group', { name }).first();
const publish = (page: Page) => page.getByRole('button', { name: 'Veröffentlichen' });

async function isDraftKept(page: Page): Promise<void> {
  await expect(page.getByText('Entwurf, noch nicht veröffentlicht')).toBeVisible();
}

test('every setting of the editor changes the style of the public form', async ({
  page,
  request,
  browser,
}) => {
  await postDesign(request, { presetDesign: 'Classic' });
  const frame = await openEditor(page);
  const scheme = frame.locator(':root');
  await choose(page, 'Dunkel');
  await expect(scheme).toHaveCSS('color-scheme', 'dark');
  await choose(page, 'Hoher Kontrast');
  await expect(frame.locator('.option:not(:has(:checked))').first()).toHaveCSS(
    'border-color',
    'rgb(0, 0, 0)',
  );
  await choose(page, 'Klassisch');
  await page.getByRole('button', { name: 'Als eigenes Design anpassen' }).click();

  await choose(group(page, 'Hintergrund der Seite'), 'Verlauf');
  await page.getByLabel('Beginnt mit', { exact: true }).fill('#112233');
  await page.getByLabel('Endet mit', { exact: true }).fill('#445566');
  await page.getByLabel('Winkel', { exact: true }).fill('45');
  await group(page, 'Hintergrund des Formulars').getByLabel('Farbe', { exact: true }).last().fill('#fffdf5');
  await page.getByLabel('Textfarbe', { exact: true }).fill('#123456');
  await expect(frame.locator('body')).toHaveCSS('color', 'rgb(18, 52, 86)');

  await page.getByRole('heading', { name: 'Hintergrundbild' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: png });
  await page.getByLabel('Größe des Bildes').selectOption('Eigene Größe');
  await page.getByLabel('Breite des Bildes', { exact: true }).fill('300');
  await page.getByLabel('Höhe des Bildes', { exact: true }).fill('150');
  await page.getByLabel('Wiederholung').selectOption('Nebeneinander');
  await group(page, 'Position des Bildes').getByTitle('Unten rechts').click();
  await choose(page, 'Bleibt stehen');

  await page.getByRole('heading', { name: 'Größen und Logo' }).click();
  await page.getByLabel('Breite des Formulars').selectOption('Eigene Breite');
  await page.getByLabel('Eigene Breite', { exact: true }).fill('815');
  await page.getByLabel('Abstand nach oben', { exact: true }).fill('17');
  await page.getByLabel('Eckenradius', { exact: true }).fill('23');
  await page.getByLabel('Schatten').selectOption('Stark');
  await page.getByRole('switch', { name: 'Logo zeigen' }).uncheck();

  await page.getByText('Zusätzliches CSS').click();
  await page
    .getByRole('textbox', { name: 'Zusätzliches CSS' })
    .fill('.primary{letter-spacing:3px;padding:90px}\nh1{display:none}');
  await expect(page.getByText('Zeile 2: display wurde weggelassen.').first()).toBeVisible();
  await expect(frame.locator('.primary').first()).toHaveCSS('letter-spacing', '3px');
  await expect(frame.locator('h1')).toBeVisible();

  await isDraftKept(page);
  await publish(page).click();
  await expect(page.getByText('Veröffentlicht. Alle Formulare sehen jetzt so aus.')).toBeVisible();

  const worn = await frame.locator('#css-additional').textContent();
  expect(worn).toContain('min(90px,1vw)');
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  visitor.on('request', one => asked.push(new URL(one.url()).pathname));
  for (const kind of ['membership', 'change', 'cancellation']) {
    await visitor.goto(new URL(`/f/demo/${kind}`, page.url()).href);
    const body = visitor.locator('body');
    await expect(body).toHaveCSS(
      'background-image',
      /url\(".*\/background\?v=\w+"\), linear-gradient\(45deg, rgb\(17, 34, 51\), rgb\(68, 85, 102\)\)/,
    );
    await expect(body).toHaveCSS('background-repeat', 'repeat-x, repeat');
    await expect(body).toHaveCSS('background-size', '300px 150px, auto');
    await expect(body).toHaveCSS('background-position', '100% 100%, 0% 0%');
    await expect(body).toHaveCSS('background-attachment', 'fixed, scroll');
    await expect(body).toHaveCSS('color', 'rgb(18, 52, 86)');
    const sheet = visitor.locator('.sheet');
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 253, 245)');
    await expect(sheet).toHaveCSS('border-radius', '23px');
    await expect(sheet).toHaveCSS('margin-top', '17px');
    await expect(sheet).toHaveCSS('box-shadow', /60px/);
    await expect(visitor.locator('#root')).toHaveCSS('max-width', '815px');
    await expect(visitor.locator('.logo')).toBeHidden();
    await expect(visitor.locator('.primary').first()).toHaveCSS('letter-spacing', '3px');
    expect(await visitor.locator('#css-additional').textContent()).toBe(worn);
  }
  expect(asked.filter(path => path.endsWith('/logo'))).toEqual([]);
  await visitor.close();

  await choose(group(page, 'Hintergrund der Seite'), 'Farbe');
  await group(page, 'Hintergrund der Seite').getByLabel('Farbe', { exact: true }).last().fill('#ddeeff');
  await choose(group(page, 'Hintergrund des Formulars'), 'Verlauf');
  await page.getByLabel('Breite des Formulars').selectOption('Schmal');
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(221, 238, 255)');
  await expect(frame.locator('.sheet')).toHaveCSS(
    'background-image',
    /linear-gradient\(rgb\(254, 253, 251\)/,
  );
  await expect(frame.locator('#root')).toHaveCSS('max-width', '600px');
});

test('changes can be undone, redone, compared with the published design or another user’s, and made readable', async ({
  page,
  request,
}) => {
  await postDesign(request, { presetDesign: 'Classic' });
  const frame = await openEditor(page);
  const body = frame.locator('body');
  await expect(publish(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Als eigenes Design anpassen' }).click();
  const text = page.getByLabel('Textfarbe', { exact: true });
  await text.fill('#bbbbbb');
  await expect(page.getByText('Schwer zu lesen')).toBeVisible();
  await page.getByRole('button', { name: 'Lesbar machen' }).click();
  await expect(page.getByText(/Gut lesbar: Kontrast/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('#bbbbbb');
  await expect(body).toHaveCSS('color', 'rgb(187, 187, 187)');
  await page.keyboard.press('Control+y');
  await expect(page.getByText(/Gut lesbar: Kontrast/)).toBeVisible();

  await choose(group(page, 'Vergleichen'), 'Veröffentlicht');
  await expect(body).not.toHaveCSS('color', 'rgb(187, 187, 187)');
  await choose(group(page, 'Formular in der Vorschau'), 'Kündigung');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(/kündig/i);
  await choose(group(page, 'Breite der Vorschau'), 'Handy');
  await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(390);

  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await page.getByRole('menuitem', { name: 'Auf den veröffentlichten Stand' }).click();
  await expect(publish(page)).toBeDisabled();

  await postDesign(request, { presetDesign: 'Dark' }, '?preview=true');
  await choose(page, 'Schlicht');
  await expect(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeVisible();
  expect(await readDesign(request, '?preview=true')).toMatchObject({ presetDesign: 'Dark' });
  await choose(group(page, 'Vergleichen'), 'Stand der anderen Person');
  await expect(frame.locator(':root')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await isDraftKept(page);
  expect(await readDesign(request, '?preview=true')).toMatchObject({ presetDesign: 'Minimal' });
});

test('an accent with unreadable links shows a warning, on light and on dark forms', async ({
  page,
  request,
}) => {
  const additionalCss = ':root{--accent:#f5d90a}';
  await postDesign(request, { presetDesign: 'Classic', additionalCss });
  await openEditor(page);
  await expect(page.getByText('Links sind schwer zu lesen')).toBeVisible();
  await expect(page.getByText(/Die Akzentfarbe #f5d90a hat hier nur .* dunklere Farbe/)).toBeVisible();
  await choose(page, 'Dunkel');
  await expect(page.getByText('Links sind schwer zu lesen')).toBeHidden();
});

test('the club’s colour and the dark variant are shown, saved and explained', async ({ page, request }) => {
  await postDesign(request, { presetDesign: 'Classic' });
  const frame = await openEditor(page);
  const colour = page.getByLabel('Farbe eures Vereins', { exact: true });
  await colour.fill('#f5d90a');
  await expect(frame.locator('.foot .primary').first()).toHaveCSS('background-color', 'rgb(245, 217, 10)');
  await expect(page.getByText('Auf hellem Grund #7b6c02 statt #f5d90a')).toBeVisible();
  await choose(group(page, 'Hell oder dunkel'), 'Wie am Gerät');
  await choose(group(page, 'Vorschau hell oder dunkel'), 'Dunkler Modus');
  await expect(frame.locator(':root')).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Schrift', { exact: true }).selectOption('Lora, mit Serifen');
  await expect(frame.locator('h1')).toHaveCSS('font-family', /^Lora/);
  await isDraftKept(page);
  expect(await readDesign(request, '?preview=true')).toMatchObject({
    brandColor: '#f5d90a',
    font: 'Lora',
    colorScheme: 'Auto',
  });
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Farbe der Vorlage verwenden' }).click();
  await expect(colour).toHaveValue('#00616c');
  await isDraftKept(page);
  expect(await readDesign(request, '?preview=true')).not.toHaveProperty('brandColor');
});

test('an image given by its URL is fetched by the service and stored', async ({ page, request }) => {
  const asked: (string | undefined)[] = [];
  const site = createServer((incoming, outgoing) => {
    asked.push(incoming.headers['user-agent']);
    outgoing.writeHead(200, { 'Content-Type': 'image/png' }).end(png);
  });
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  await postDesign(request, { presetDesign: 'Classic' });
  await openEditor(page);
  await page.getByRole('button', { name: 'Als eigenes Design anpassen' }).click();
  await page.getByRole('heading', { name: 'Hintergrundbild' }).click();
  const address = page.getByLabel('Bild von einer Adresse übernehmen');
  await address.fill('https://127.0.0.1:1/no-image.png');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(`http://127.0.0.1:${port}/image.png`);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByAltText('Das Hintergrundbild')).toHaveAttribute(
    'src',
    /^\/api\/v1\/public\/clubs\/demo\/background/,
  );
  await isDraftKept(page);
  // The service's HTTP client sends no browser name.
  expect(asked).toEqual([undefined]);
  await new Promise(resolve => site.close(resolve));
});

test('a role without the right to edit sees the design read-only', async ({ page, request }) => {
  await postDesign(request, { presetDesign: 'Classic' });
  await openEditor(page, 'viewer@demo.example');
  await expect(page.getByRole('radio', { name: 'Dunkel', exact: true })).toBeDisabled();
  await expect(publish(page)).toHaveCount(0);
});

test('settings of a form: a date in words, formatted notes, closing and opening', async ({
  page,
  request,
}) => {
  await signIn(page);
  await page.goto('/forms/cancellation');
  await page.getByLabel('Austritt möglich').selectOption('Jederzeit nach Ablauf der Frist');
  await page.getByLabel('Kündigungsfrist').fill('0');
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format();
  await expect(page.getByText(`Wer heute kündigt, ist nach dem ${today} kein Mitglied mehr.`)).toBeVisible();
  await page.getByRole('link', { name: 'Übersicht' }).last().click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();

  const notes = page.getByLabel('Hinweise im Formular', { exact: true });
  await notes.fill('Wichtig');
  await notes.selectText();
  const bold = page
    .getByRole('group', { name: 'Formatierung: Hinweise im Formular', exact: true })
    .getByRole('button', { name: 'Fett' });
  await bold.click();
  await expect(notes).toHaveValue('**Wichtig**');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(notes).toHaveValue('Wichtig');
  await notes.selectText();
  await bold.click();
  await expect(notes).toHaveValue('**Wichtig**');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
  await page.goto('/f/demo/cancellation');
  await expect(page.locator('.notes strong')).toHaveText('Wichtig');
  expect((await request.get('/f/demo/cancellation')).status()).toBe(200);
});
