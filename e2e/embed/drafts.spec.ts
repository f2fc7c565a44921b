import type { FrameLocator, Page } from '@playwright/test';
import { applicant, fillControls } from '../ui/fill-membership';
import { pressEnter } from '../ui/press-enter';
import { drawFrames, expect, liveForm, openHostPage, test } from './embed-test';

test.use({ viewport: { width: 390, height: 844 } });

const formIn = (page: Page) => liveForm(page.locator('eintritt-form'));

/** Opens the club's page with the form partly in sight. */
async function openClubPage(
  page: Page,
  site: { club: string; put: (path: string, html: string) => void },
  app: { baseURL: string },
) {
  site.put('/other', '<h1>Termine</h1>');
  site.put(
    '/drafts',
    `<h1>Verein</h1><p style="height:500px">Vor dem Formular</p>
    <script src="${app.baseURL}/embed.js" data-club="demo" data-lang="de"></script><p style="height:900px"></p>`,
  );
  await openHostPage(page, `${site.club}/drafts`);
}

/** By keyboard: the bar follows the page around the frame and may have moved before a click. */
async function fillFirstStep(form: FrameLocator): Promise<void> {
  await fillControls(form, { birthDate: '28.02.1990' });
  await form.getByRole('radio', { name: /^Erwachsene/ }).check();
  await pressEnter(form.getByRole('button', { name: 'Weiter', exact: true }));
  await expect(form.getByRole('heading', { name: 'Deine Angaben' })).toBeFocused();
}

/** Fills in the first step and a part of the second one, and waits until the frame's storage has it. */
async function fillTwoSteps(form: FrameLocator): Promise<void> {
  await fillFirstStep(form);
  await fillControls(form, { firstName: applicant.firstName, street: applicant.street });
  await expect.poll(() => storedIn(form)).toContain(applicant.street);
}

function storedIn(form: FrameLocator): Promise<string> {
  return form.locator('html').evaluate(() => JSON.stringify({ ...sessionStorage }));
}

async function expectGoingOn(page: Page): Promise<void> {
  const form = await formIn(page);
  await expect(form.getByRole('region', { name: 'Dein Entwurf ist wieder da' })).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Deine Angaben' })).toBeVisible();
  await expect(form.locator('#street')).toHaveValue(applicant.street);
  await expect(form.locator('#birthDate')).toHaveValue('28.02.1990');
}

async function leaving(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const accept = (dialog: { accept: () => Promise<void> }) => void dialog.accept();
  page.on('dialog', accept);
  await leave();
  page.off('dialog', accept);
}

test('an embedded form keeps what was typed over a reload, another page and back, in partitioned storage', async ({
  page,
  app,
  site,
}) => {
  await openClubPage(page, site, app);
  const form = await formIn(page);
  await fillTwoSteps(form);

  await leaving(page, () => page.reload());
  await expectGoingOn(page);

  await leaving(page, () => page.goto(`${site.club}/other`));
  await page.goBack();
  await expectGoingOn(page);

  await leaving(page, () => page.goto(`${site.club}/other`));
  await page.goto(`${site.club}/drafts`);
  await expectGoingOn(page);
  await drawFrames(page, 10);
  expect(await page.evaluate(() => window.scrollY), 'the page around it stays at its top').toBe(0);

  await page.goto(`${app.baseURL}/f/demo/membership`);
  await page.locator('[data-live]').waitFor();
  await expect(page.locator('#birthDate'), 'the storage belongs to the site around the form').toHaveValue('');
});

test('a visitor far down in the form is there again after a reload, and after another page and back', async ({
  page,
  app,
  site,
}) => {
  await openClubPage(page, site, app);
  await fillTwoSteps(await formIn(page));
  await page.evaluate(() => scrollTo(0, 1_400));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1_100);
  const expectThere = async () => {
    await expectGoingOn(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  };

  await leaving(page, () => page.reload());
  await expectThere();

  await leaving(page, () => page.goto(`${site.club}/other`));
  await page.goBack();
  await expectThere();
});

test('no message to the page around the form has anything that was typed', async ({ page, app, site }) => {
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
  });
  await openClubPage(page, site, app);
  await fillTwoSteps(await formIn(page));
  await leaving(page, () => page.reload());
  await expectGoingOn(page);
  const messages: string[] = await page.evaluate(() => Reflect.get(window, 'messages'));
  expect(messages.length).toBeGreaterThan(0);
  for (const words of ['1990', applicant.firstName, applicant.street])
    expect(messages.join()).not.toContain(words);
});

test('a remembered draft does not move the page around the form', async ({ page, app, site }) => {
  await openClubPage(page, site, app);
  const form = await formIn(page);
  await form.getByRole('checkbox', { name: 'Auf diesem Gerät merken' }).check();
  await fillControls(form, { birthDate: '28.02.1990' });
  await expect
    .poll(() => form.locator('html').evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('28.02.1990');
  const tab = await page.context().newPage();
  await openClubPage(tab, site, app);
  const again = await formIn(tab);
  await expect(again.getByRole('region', { name: 'Dein Entwurf ist wieder da' })).toBeVisible();
  await expect(again.locator('#birthDate')).toHaveValue('28.02.1990');
  await drawFrames(tab, 10);
  expect(await tab.evaluate(() => window.scrollY)).toBe(0);
  expect(await tab.evaluate(() => document.activeElement?.localName), 'the focus stays in the page').toBe(
    'body',
  );
});

test('a form says so where the browser refuses storage', async ({ page, app, site }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await openClubPage(page, site, app);
  const form = await formIn(page);
  await expect(form.getByText('Dieser Browser lässt hier nichts speichern.')).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Auf diesem Gerät merken' })).toHaveCount(0);
  await fillFirstStep(form);
  await expect(form.getByText('Dieser Browser lässt hier nichts speichern.')).toBeHidden();
});
