import { countHeard, expect, liveForm, openHostPage, test } from './embed-test';

/** What plugins that make pages faster do to the script of the one code that we offer. */
const treatments: Record<string, (src: string) => string> = {
  'as it is': src => `<script src="${src}" async></script>`,
  'as a module': src => `<script type="module" src="${src}"></script>`,
  deferred: src => `<script src="${src}" defer></script>`,
  twice: src => `<script src="${src}"></script><script src="${src}" async></script>`,
  'inserted after the page has loaded': src => `<script>addEventListener('load', () => {
    const script = document.createElement('script'); script.src = '${src}'; document.head.append(script) })</script>`,
  'put into the page': src => `<script>fetch('${src}').then(answer => answer.text()).then(text => {
    const script = document.createElement('script'); script.textContent = text; document.body.append(script) })</script>`,
  'behind the script of another product with the same name': src =>
    `<script src="/other/embed.js"></script><script type="module" src="${src}"></script>`,
};

for (const [treatment, script] of Object.entries(treatments))
  for (const place of ['head', 'foot'])
    test(`the form appears at its place with the script ${treatment} in the ${place} of the page`, async ({
      page,
      app,
      site,
    }) => {
      const code = script(`${app.baseURL}/embed.js`);
      site.put('/other/embed.js', '');
      site.put(
        '/optimised',
        `${place === 'head' ? code : ''}<main><eintritt-form club="demo" lang="de">
        <a href="${app.baseURL}/f/demo/membership">Mitglied werden</a></eintritt-form></main>
        ${place === 'foot' ? code : ''}`,
      );
      await openHostPage(page, `${site.club}/optimised`);
      await liveForm(page.locator('main > eintritt-form'));
      expect(await countHeard(page, 'ready')).toBe(1);
      await expect(page.locator('eintritt-form')).toHaveCount(1);
    });

/** The older code without an element, which many pages have. */
const older: Record<string, (tag: string) => string> = {
  'as a module': tag => `<main>${tag.replace('<script', '<script type="module"')}</main>`,
  'inserted again': tag => `<main id="place"></main><script>addEventListener('load', () => {
    const old = new DOMParser().parseFromString(\`${tag.replace('</script>', '<\\/script>')}\`, 'text/html').querySelector('script');
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) script.setAttribute(name, value);
    document.getElementById('place').append(script) })</script>`,
  'moved to the foot, its link left behind': tag => {
    const [script, link] = tag.split('\n');
    return `<main>${link}</main><footer>${script}</footer>`;
  },
};

for (const [treatment, html] of Object.entries(older))
  test(`the form of a single script tag appears at its place ${treatment}`, async ({ page, app, site }) => {
    const tag = `<script src="${app.baseURL}/embed.js" data-club="demo" data-lang="de"></script>
<noscript><a href="${app.baseURL}/f/demo/membership">Mitglied werden</a></noscript>`;
    site.put('/older', html(tag));
    await openHostPage(page, `${site.club}/older`);
    await liveForm(page.locator('main > eintritt-form'));
    expect(await countHeard(page, 'ready')).toBe(1);
    await expect(page.locator('eintritt-form')).toHaveCount(1);
  });

test('the link stays where the script never arrives', async ({ page, app, site }) => {
  site.put(
    '/blocked',
    `<eintritt-form club="demo"><a href="${app.baseURL}/f/demo/membership">Mitglied werden</a></eintritt-form>
    <script src="${app.baseURL}/embed.js"></script>`,
  );
  await page.route('**/embed.js', route => route.abort());
  await page.goto(`${site.club}/blocked`);
  await expect(page.getByRole('link', { name: 'Mitglied werden' })).toBeVisible();
});

test('a refused frame tells the web master in the console where to allow the site', async ({
  page,
  app,
  site,
}) => {
  site.put(
    '/refused',
    `<eintritt-form club="demo" lang="de"></eintritt-form><script src="${app.baseURL}/embed.js"></script>`,
  );
  const stranger = site.origin('fremd');
  const said = page.waitForEvent('console', { predicate: message => message.text().startsWith('Eintritt:') });
  await page.goto(`${stranger}/refused`);
  const allow = `${app.baseURL}/forms/embed?allow=${encodeURIComponent(stranger)}`;
  expect((await said).text()).toContain(allow);
  expect((await said).text()).toContain(stranger);
});
