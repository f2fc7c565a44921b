import { expect, test } from '../fixtures/app';
import { startReplica } from '../fixtures/replica';
import { expectNoViolations } from './accessible-screen';
import { openScreen, signIn } from './sign-in';

const pages = ['/login', '/developers', '/developers/webhooks', '/problems/validation', '/no/such/page'];

for (const address of pages) {
  test(`${address} is accessible in both themes`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoViolations(page);
  });
}

test('the page of all components exists only in the demo', async ({ app, page }) => {
  const demo = await startReplica(app, { DEMO: '1' });
  for (const address of ['/developers/design/shell', '/developers/design']) {
    expect((await page.request.get(`${app.baseURL}${address}`)).status(), address).toBe(404);
    const answer = await page.goto(`${demo.baseURL}${address}`);
    expect(answer?.headers()['content-security-policy'], address).toContain("default-src 'self'");
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await expectNoViolations(page);
  await demo.stop();
});

test('every problem type links to a page that explains it', async ({ page }) => {
  const answer = await page.request.get('/api/v1/submits?limit=0');
  expect(answer.status()).toBe(401);
  const { type, title }: { type: string; title: string } = await answer.json();
  await page.goto(type);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(title).not.toBe('');
});

test('only forms can be framed, and no page loads from other origins', async ({ page }) => {
  for (const address of ['/login', '/problems/validation']) {
    const headers = (await page.request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).toContain("default-src 'self'");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
  }
  const form = (await page.request.get('/f/demo/membership')).headers();
  expect(form['content-security-policy']).toContain("default-src 'none'");
  expect(form['set-cookie']).toBeUndefined();
});

test('every page for developers opens, and its links work', async ({ page, request }) => {
  test.slow();
  await page.goto('/developers');
  const links = page.getByRole('navigation', { name: 'Guides' }).getByRole('link');
  const addresses = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(10);
  const seen = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const inner = await page
      .locator('main a[href^="/"]')
      .evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
    for (const one of inner) seen.add(one);
  }
  for (const one of seen) expect((await request.get(one)).status(), one).toBe(200);
});

test('on a phone the copy button of a developers page covers no code and leaves no room above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/developers');
  const button = await page.getByRole('button', { name: 'Copy code' }).first().boundingBox();
  const code = await page.getByRole('figure', { name: 'Code' }).first().boundingBox();
  expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  expect(Math.abs((code?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(8);
});

test('the overview of the settings sends no request that fails', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await signIn(page);
  const read = page.waitForResponse(response => response.url().endsWith('/club/settings/smtp'));
  await openScreen(page, '/settings');
  expect((await read).status()).toBe(200);
  expect(refused).toEqual([]);
});

test('the address of a club lists its open forms, in the language of the reader and however it is written', async ({
  page,
}) => {
  for (const address of ['/f/demo', '/F/DEMO', '/f/demo.', '/f/Demo%E2%80%9D?lang=de']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/f\/demo(\?lang=de)?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulare');
  }
  await expectNoViolations(page);
  const links = page.getByRole('main').getByRole('link');
  const names = await links.allTextContents();
  expect(names[0]).toBe('Mitglied werden');
  expect(names).toContain('Zum Schnuppern anmelden');
  expect(names.slice(-2)).toEqual(['Mitgliedschaft ändern', 'Mitgliedschaft kündigen']);
  const hrefs = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
  await page.goto('/f/demo?lang=en');
  await page.getByRole('link', { name: 'Cancel your membership' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel your membership');

  const unknown = await page.goto('/f/nobody');
  expect(unknown?.status()).toBe(404);
});
