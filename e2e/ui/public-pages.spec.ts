import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/app';

const pages = [
  '/login',
  '/developers',
  '/developers/webhooks',
  '/developers/design',
  '/problems/validation',
  '/no/such/page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const address of pages) {
      test(`${address} can be used by everybody`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  });
}

test('every problem type of an error answer leads to a page that explains it', async ({ page }) => {
  const answer = await page.request.get('/api/v1/submits?limit=0');
  expect(answer.status()).toBe(401);
  const { type, title }: { type: string; title: string } = await answer.json();
  await page.goto(type);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(title).not.toBe('');
});

test('no page but the forms may be framed, and none may load from elsewhere', async ({ page }) => {
  for (const address of ['/login', '/problems/validation', '/developers/design']) {
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

test('every page for developers opens, and its links lead somewhere', async ({ page, request }) => {
  test.slow();
  await page.goto('/developers');
  const links = page.getByRole('navigation', { name: 'Developers' }).getByRole('link');
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

test('the reference shows every operation and sends a request', async ({ page }) => {
  await page.goto('/developers/reference');
  const operation = page.locator('#operations-Club-getClubInfo');
  await operation
    .getByRole('button', { name: /club\/info/ })
    .first()
    .click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.getByText('problems/unauthenticated').first()).toBeVisible();
});
