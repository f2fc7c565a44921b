import '../bin/node24.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { openProduct } from './product.mjs';

/**
 * `npm run taps [-- <address>]`
 *
 * A family of three applies to the demo club on a phone. Prints how many taps and typed characters the form asks for,
 * and the seconds that a practised hand needs for them (`secondsPerTap`, `secondsPerCharacter`, from the
 * keystroke-level model for touch screens). Reading and thinking are not in it, so the figure tells two versions of the
 * form apart, not how long people take. Uses a running product, or starts one.
 */
const secondsPerTap = 1.2;
const secondsPerCharacter = 0.3;
const steps = 12;
const persons = [
  { firstName: 'Zoë', lastName: 'Groß', birthDate: '28.02.1990' },
  { firstName: 'Lukas', lastName: 'Groß', birthDate: '14.05.1988' },
  { firstName: 'Ida', lastName: 'Groß', birthDate: '01.06.2019' },
];
const [applicant, ...family] = persons;
const texts = {
  ...applicant,
  street: 'Am Markt 1',
  zip: '35037',
  city: 'Marburg',
  email: 'zoe.gross@post.example',
  iban: 'DE89370400440532013000',
  accountHolder: 'Zoë Groß',
  ...Object.fromEntries(
    family.flatMap((person, index) =>
      Object.entries(person).map(([name, text]) => [`familyMembers.${index}.${name}`, text]),
    ),
  ),
};

const product = await openProduct(process.argv[2]);
const browser = await launchBrowser();
let taps = 0;
let characters = 0;
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  await page.goto(`${product.origin}/f/demo/membership`);
  await page.locator('[data-live]').waitFor();
  for (let step = 0; step < steps; step += 1) {
    const isLast = await fillStep(page);
    if (isLast) break;
    await tap(page.getByRole('button', { name: /^(Weiter|Angaben prüfen)$/ }).locator('visible=true'));
    await page.waitForTimeout(400);
  }
  // The service takes a form that arrives within three seconds for a robot's.
  await page.waitForTimeout(3_000);
  await tap(page.getByRole('button', { name: 'Antrag absenden' }).locator('visible=true'));
  await page.getByRole('heading', { name: 'Noch ein Schritt' }).waitFor();
  const seconds = taps * secondsPerTap + characters * secondsPerCharacter;
  console.log(
    `a family of three on a phone: ${taps} taps, ${characters} characters, ${Math.round(seconds)} s at ${secondsPerTap} s a tap and ${secondsPerCharacter} s a character`,
  );
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Answers every question that the shown step asks of this family. Returns whether the step is the last one.
 * @param {import('@playwright/test').Page} page
 */
async function fillStep(page) {
  if (await page.getByRole('button', { name: 'Antrag absenden' }).locator('visible=true').count())
    return true;
  for (const name of [/^Für mich/, /^Familie/, /SEPA-Lastschrift/]) {
    const radio = page.getByRole('radio', { name }).locator('visible=true');
    if ((await radio.count()) && !(await radio.first().isChecked())) await tap(radio);
  }
  const add = page.getByRole('button', { name: 'Person hinzufügen' }).locator('visible=true');
  for (let index = 0; (await add.count()) && index < family.length; index += 1) {
    const first = page.locator(`[id="familyMembers.${index}.firstName"]`);
    if (await first.count()) continue;
    await tap(add);
    await first.waitFor();
    await page.waitForFunction(() => document.activeElement?.id.endsWith('.firstName'));
  }
  for (const [name, text] of Object.entries(texts)) await type(page, name, text);
  for (const name of [/Ich erteile dieses/, /Datenschutzhinweise gelesen/]) {
    const box = page.getByRole('checkbox', { name }).locator('visible=true');
    if ((await box.count()) && !(await box.isChecked())) await tap(box);
  }
  const pad = page.getByLabel(/^Unterschriftsfeld/).locator('visible=true');
  if (await pad.count()) await sign(page, pad);
  return false;
}

/** @param {import('@playwright/test').Locator} control */
async function tap(control) {
  await control.first().scrollIntoViewIfNeeded();
  await control.first().click();
  taps += 1;
}

/**
 * Types into a field that is shown and does not yet contain the text.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {string} text
 */
async function type(page, name, text) {
  const field = page.locator(`[id="${name}"]`).locator('visible=true');
  if (!(await field.count())) return;
  if (digitsOf(await field.inputValue()) === digitsOf(text)) return;
  if (!(await field.evaluate(element => element === document.activeElement))) await tap(field);
  // Dots and blanks are typed by the form.
  const typed = name.endsWith('irthDate') ? text.replaceAll('.', '') : text;
  await field.fill('');
  await page.keyboard.type(typed);
  characters += typed.length;
  await field.blur();
}

/** @param {string} text */
function digitsOf(text) {
  return text.replaceAll(/[\s.]/g, '');
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} pad
 */
async function sign(page, pad) {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the signature pad is not shown');
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.7);
  await page.mouse.down();
  for (const share of [0.3, 0.5, 0.7, 0.9])
    await page.mouse.move(box.x + box.width * share, box.y + box.height * (share % 0.4), { steps: 6 });
  await page.mouse.up();
  taps += 1;
}
