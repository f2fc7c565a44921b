import { expect, expectFitting, heard, liveForm, openHostPage, test } from './embed-test';

test('the browser blocks the frame on an origin that the club does not allow, and the page links to the form', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/stranger',
    `<body style="background: rgb(20, 24, 29); color: rgb(240, 240, 240)">
    <script src="${app.baseURL}/embed.js" data-club="demo" data-lang="de"></script>`,
  );
  const said: string[] = [];
  page.on('console', line => said.push(line.text()));
  await openHostPage(page, `${site.origin('fremd')}/stranger`);
  const link = page.getByRole('link', { name: 'Formular in einem neuen Tab öffnen' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${app.baseURL}/f/demo/membership?lang=de`);
  await expect(link).toHaveCSS('color', 'rgb(240, 240, 240)');
  expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  expect(said.filter(line => line.includes('postMessage'))).toEqual([]);
  expect(said.find(line => line.startsWith('Eintritt:'))).toMatch(/allow it at .*frame-src/);
  expect(await heard(page)).toEqual([{ type: 'failed', detail: { club: 'demo', kind: 'membership' } }]);
});

test('an element whose attributes an editor has removed shows the form of its link, and without one says what is missing', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/stripped',
    `<eintritt-form><a href="${app.baseURL}/f/demo/cancellation?lang=en">Kündigen</a></eintritt-form>
    <eintritt-form>Kündigen</eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  const missing = page.waitForEvent('console', line => line.text().includes('needs the attribute club'));
  await openHostPage(page, `${site.club}/stripped`);
  await missing;
  await liveForm(page.locator('eintritt-form').first());
  expect((await heard(page)).find(({ type }) => type === 'ready')?.detail).toEqual({
    club: 'demo',
    kind: 'cancellation',
  });
  await expect(page.locator('eintritt-form iframe')).toHaveAttribute(
    'src',
    /\/f\/demo\/cancellation\?lang=en&/,
  );
  await expect(page.locator('eintritt-form').last()).toHaveText('Kündigen');
});

test('a form that does not load shows a link to it, and a closed one shows the reason in its frame', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/closed',
    `<eintritt-form club="demo" kind="cancellation" lang="de"></eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  const setOpen = (isOpen: boolean) =>
    app.database.asOwner(
      owner =>
        owner`update cancellation_forms set is_active = ${isOpen}, closed_text = 'Bis Montag im Umbau.'
          where club_id = (select id from clubs where slug = 'demo')`,
    );
  await page.route('**/f/demo/**', route => route.abort());
  await openHostPage(page, `${site.club}/closed`);
  const link = page.getByRole('link', { name: 'Formular in einem neuen Tab öffnen' });
  await expect(link).toHaveAttribute('href', `${app.baseURL}/f/demo/cancellation?lang=de`);
  await expect(link).toBeVisible();
  await page.unroute('**/f/demo/**');
  await setOpen(false);
  try {
    await openHostPage(page, `${site.club}/closed`);
    const form = page.locator('eintritt-form').frameLocator('iframe');
    await expect(form.getByText('Bis Montag im Umbau.')).toBeVisible();
    await expectFitting(form);
    await expect(link).toBeHidden();
    const events = (await heard(page)).filter(({ type }) => type !== 'resize');
    expect(events).toEqual([{ type: 'ready', detail: { club: 'demo', kind: 'cancellation' } }]);
  } finally {
    await setOpen(true);
  }
});

test('no page of a form can be framed if the club allows no origin', async ({ app, request }) => {
  const own = "frame-ancestors 'self'";
  await app.database.asOwner(async owner => {
    await owner`create table kept_origins as select id, allowed_origins from clubs where slug = 'demo'`;
    await owner`update clubs set allowed_origins = '{}' where slug = 'demo'`;
  });
  try {
    const at = async (path: string) => (await request.get(`/f/${path}`)).headers()['content-security-policy'];
    for (const path of ['demo/membership', 'demo/change', 'demo/cancellation', 'demo/unknown'])
      expect((await at(path))?.split('; '), path).toContain(own);
    expect(await at('nobody/membership')).toContain("frame-ancestors 'none'");
    const refused = await request.post('/f/demo/membership', { form: { action: 'review' } });
    expect(refused.status()).toBe(400);
    expect(refused.headers()['content-security-policy']?.split('; ')).toContain(own);
  } finally {
    await app.database.asOwner(async owner => {
      await owner`update clubs set allowed_origins = kept_origins.allowed_origins from kept_origins where clubs.id = kept_origins.id`;
      await owner`drop table kept_origins`;
    });
  }
});

test('messages from a hostile page, from another frame or with a wrong shape change nothing', async ({
  page,
  app,
  site,
}) => {
  site.put('/other', '<p>Eine andere Seite</p>');
  site.put(
    '/hostile',
    `<iframe id="other" src="${site.origin('fremd')}/other"></iframe>
    <iframe id="same" src="${app.baseURL}/f/demo/membership"></iframe>
    <eintritt-form club="demo"></eintritt-form><script src="${app.baseURL}/embed.js"></script>`,
  );
  await openHostPage(page, `${site.club}/hostile`);
  const form = await liveForm(page.locator('eintritt-form'));
  await expectFitting(form);
  const before = (await heard(page)).length;
  const message = { eintritt: 1, type: 'state', height: 4321, step: 'hacked', isSent: true };

  await page.evaluate(data => window.postMessage(data), message);
  for (const sender of ['#other', '#same'])
    await page
      .frameLocator(sender)
      .locator('body')
      .evaluate((_, data) => parent.postMessage(data, '*'), message);
  await form.locator('body').evaluate(
    (_, [good]) => {
      const wrong = [
        { height: 1e9 },
        { height: -5 },
        { height: Number.NaN },
        { height: '900' },
        { eintritt: 7 },
        { type: 'close' },
        { step: 7 },
        { isSent: 1 },
      ];
      for (const one of wrong) parent.postMessage({ ...good, ...one }, '*');
      for (const one of ['state', null, 7, []]) parent.postMessage(one, '*');
      parent.postMessage({ ...good, height: 777, step: null, isSent: false }, '*');
    },
    [message],
  );
  await expect
    .poll(() => page.locator('eintritt-form iframe').evaluate(one => one.style.height))
    .toBe('777px');
  expect((await heard(page)).slice(before)).toEqual([{ type: 'resize', detail: { height: 777 } }]);
});

test('the form accepts messages only from the page around it', async ({ page, app, site }) => {
  site.put('/other', '<p>Eine andere Seite</p>');
  site.put(
    '/sibling',
    `<iframe id="other" src="${site.origin('fremd')}/other"></iframe>
    <iframe id="form" src="${app.baseURL}/f/demo/membership?embed=1"></iframe>`,
  );
  await openHostPage(page, `${site.club}/sibling`);
  const form = page.frameLocator('#form');
  const html = form.locator('html');
  await form.locator('[data-live]').waitFor();
  await html.evaluate(() => {
    Object.assign(window, { seen: [] });
    window.addEventListener('message', ({ data }) => Reflect.get(window, 'seen').push(data));
  });
  const greet = (data: object) => page.evaluate(hello => window.frames[1]?.postMessage(hello, '*'), data);
  const isSeen = (count: number) =>
    expect.poll(() => html.evaluate(() => Reflect.get(window, 'seen').length)).toBe(count);

  await greet({ eintritt: 1, type: 'hello', isFitted: 'yes' });
  await isSeen(1);
  await expect(html).not.toHaveClass(/fitted/);
  await greet({ eintritt: 1, type: 'hello', isFitted: true });
  await isSeen(2);
  await expect(html).toHaveClass(/fitted/);
  await page
    .frameLocator('#other')
    .locator('body')
    .evaluate(() => parent.frames[1]?.postMessage({ eintritt: 1, type: 'hello', isFitted: false }, '*'));
  await isSeen(3);
  await expect(html).toHaveClass(/fitted/);
});
