import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { expectNoViolations, findViolations } from './accessible-screen';
import { openScreen, signIn, waitForHydration } from './sign-in';

const reference = '/developers/reference';

for (const address of [reference, `${reference}/createMembershipSubmission`, `${reference}/onTest`]) {
  test(`${address} is accessible in both themes`, async ({ page }) => {
    await openScreen(page, address);
    await expectNoViolations(page);
  });
}

test('every operation and event has a page', async ({ page, request }) => {
  test.slow();
  await page.goto(reference);
  const links = page.locator(`main a[href^="${reference}/"]`);
  const addresses = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(200);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  expect((await request.get(`${reference}/none`)).status()).toBe(404);
});

test('the search finds operations, fields and guides by keyboard', async ({ page }) => {
  await openScreen(page, '/developers');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('accept submission');
  await expect(page.getByRole('option').first()).toContainText('Accept a submission');
  expect(await findViolations(page, { part: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${reference}/acceptSubmission`);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await field.fill('iban');
  await page.getByRole('group', { name: 'Fields' }).getByRole('option').first().click();
  await expect(page.locator(':target')).toBeVisible();
  await expect(page.locator(':target')).toContainText('iban');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await field.fill('verify signature');
  await expect(page.getByRole('option', { name: /Verify the signature/ })).toBeVisible();
  await field.fill('xyzzy');
  await expect(page.getByText('Nothing found.')).toBeVisible();
});

test('letters typed at once after the slash reach the search', async ({ page }) => {
  await openScreen(page, '/developers');
  await page.keyboard.press('/');
  await page.keyboard.type('mandate');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type(' x');
  await expect(field).toHaveValue('mandate x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
});

test('the key of the reader fills samples, guides and Try it, and only in its tab', async ({
  app,
  page,
  context,
}) => {
  await signIn(page);
  const { json } = await callApi(app.baseURL, 'POST', '/club/settings/api-keys', {
    headers: await signInByApi(app.baseURL),
    body: { name: 'Developers pages', role: 'Viewer' },
  });
  const token = String(memberOf(json, 'key'));
  await openScreen(page, `${reference}/listSubmissions`);
  await page.getByRole('button', { name: 'Your key' }).click();
  await page.getByLabel('API key or access token').fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('API key or access token')).toBeHidden();
  for (const language of ['curl', 'TypeScript', 'Python', 'PHP']) {
    await page.locator('label', { hasText: language }).click();
    await expect(page.getByRole('figure', { name: `Sample in ${language}` })).toContainText(token);
  }
  await page.context().clearCookies();
  await page.getByText('Try it', { exact: true }).click();
  const sent = page.waitForRequest(request => new URL(request.url()).pathname === '/api/v1/submits');
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).headers().authorization).toBe(`Bearer ${token}`);
  await expect(page.getByRole('figure', { name: 'Body of the answer' })).toContainText('totalCount');
  await page.goto('/developers');
  await expect(page.locator('pre').first()).toContainText(token);
  const other = await context.newPage();
  await other.goto(`${reference}/listSubmissions`);
  await expect(other.getByRole('figure', { name: 'Sample in curl' })).toContainText('ek_…');
});

test('Try it sends what is filled in with the session, and shows the answer', async ({ page }) => {
  await signIn(page);
  await openScreen(page, `${reference}/listSubmissions`);
  await page.getByText('Try it', { exact: true }).click();
  const answer = page.waitForResponse(response => new URL(response.url()).pathname === '/api/v1/submits');
  await page.getByRole('button', { name: 'Send' }).click();
  const response = await answer;
  expect(new URL(response.url()).search).toBe('');
  await expect(page.getByRole('figure', { name: 'Body of the answer' })).toContainText(/"totalCount": [1-9]/);
  await expect(page.getByRole('status').filter({ hasText: '200' })).toBeVisible();
  await page.getByText(/\d+ header fields/).click();
  await expect(page.getByRole('figure', { name: 'Header fields of the answer' })).toContainText(
    'x-request-id',
  );
  await expectNoViolations(page);

  await openScreen(page, `${reference}/createDepartment`);
  await page.getByText('Try it', { exact: true }).click();
  await expect(page.getByText('This sends a real request')).toBeVisible();
  await expect(page.getByLabel('Body (JSON)')).toHaveValue(/"name": "[^"]+"/);
  await page.getByLabel('Body (JSON)').fill('{"name": "Aus der Referenz"}');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('checkbox', { name: /signed in to/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: '201' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Body of the answer' })).toContainText('Aus der Referenz');
});

test('Try it loads the stored record before it is replaced', async ({ page }) => {
  await signIn(page);
  await openScreen(page, `${reference}/updateClubInfo`);
  await page.getByText('Try it', { exact: true }).click();
  await expect(page.getByLabel('Body (JSON)')).toHaveValue('');
  await page.getByRole('button', { name: 'Load what is stored' }).click();
  await expect(page.getByLabel('Body (JSON)')).toHaveValue(/"slug": "demo"/);
});

test('the sample of an application works with the records of the reader’s club, and follows what is typed', async ({
  page,
}) => {
  await signIn(page);
  await openScreen(page, `${reference}/createMembershipSubmission`);
  const sample = page.getByRole('figure', { name: 'Sample in curl' });
  await expect(sample).toContainText('019a0000-');
  const invented = page.getByText('The ids in the sample are invented');
  await expect(invented).toBeVisible();
  await page.getByRole('button', { name: 'Use records of my club' }).click();
  await expect(sample).not.toContainText('019a0000-');
  await expect(invented).toBeHidden();
  await page.getByText('Try it', { exact: true }).click();
  const body = page.getByLabel('Body (JSON)');
  await body.fill((await body.inputValue()).replace('"Änne"', '"Ottilie"'));
  await expect(sample).toContainText('"firstName": "Ottilie"');
  await page.getByRole('checkbox', { name: /signed in to/ }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: '201' })).toBeVisible();
  await expectNoViolations(page);
  const { id } = JSON.parse(
    (await page.getByRole('figure', { name: 'Body of the answer' }).textContent()) ?? '',
  );

  await openScreen(page, `${reference}/patchMembershipSubmission`);
  await page.getByRole('button', { name: 'Use records of my club' }).click();
  await expect(sample).toContainText(id);
  await page.getByText('Try it', { exact: true }).click();
  await expect(page.getByLabel('id')).toHaveValue(id);
  await expect(page.getByLabel('Body (JSON)')).toHaveValue(/"phone": /);
});

test('without key and session, the reader learns where records come from', async ({ page }) => {
  await openScreen(page, `${reference}/acceptSubmission`);
  await page.getByRole('button', { name: 'Use records of my club' }).click();
  await expect(page.getByText('Set your key above or sign in')).toBeVisible();
});

test('problems and unknown pages keep the head of the developers’ pages', async ({ page }) => {
  await openScreen(page, '/problems/state-conflict');
  await expect(page.getByRole('link', { name: 'Reference' })).toBeVisible();
  await expect(page.locator('main')).toContainText('What to do');
  await expectNoViolations(page);
  await openScreen(page, '/problems/already-taken');
  await expect(page.getByRole('figure', { name: 'Example of the problem' })).toContainText('"status": 409');
  await expect(page.getByRole('main')).toContainText('POST /club/departments');
  await page.getByRole('main').getByRole('link', { name: 'Create a department' }).click();
  await expect(page).toHaveURL(`${reference}/createDepartment`);
  for (const address of ['/developers/none', '/developers/reference/none/none', '/problems/none']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('No such page');
  }
  const [all, found] = [page.getByRole('link', { name: 'All guides' }), page.getByRole('main')];
  await expect(all).toBeVisible();
  await expect(found.getByRole('link', { name: 'Reference' })).toHaveAttribute('href', reference);
});

test('on a phone one row stays at the top, and its menu has every guide', async ({ page, browser, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/developers');
  await page.mouse.wheel(0, 1500);
  const head = await page.getByRole('banner').boundingBox();
  expect(head).toMatchObject({ y: 0, height: 56 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await findViolations(page, { part: '#developers-menu' })).toEqual([]);
  await menu.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page).toHaveURL('/developers/webhooks');
  await expect(menu).toBeHidden();

  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await plain.goto(`${app.baseURL}/developers`);
  await plain.getByRole('button', { name: 'Menu' }).click();
  await plain.getByRole('link', { name: 'Errors', exact: true }).click();
  await expect(plain).toHaveURL(`${app.baseURL}/developers/errors`);
  await plain.close();
});

test('a long guide lists its sections beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, '/developers/webhooks');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Change the secret' })
    .click();
  await expect(page).toHaveURL('/developers/webhooks#change-the-secret');
  await expect(page.getByRole('heading', { name: 'Change the secret' })).toBeInViewport();
});

test('without JavaScript the reference shows all languages, fields and operations', async ({
  browser,
  app,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${app.baseURL}${reference}/createMembershipSubmission`);
  await expect(page.getByRole('figure', { name: 'Sample in curl' })).toBeVisible();
  await page.getByText('Python', { exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Sample in Python' })).toContainText('import requests');
  await expect(page.getByRole('figure', { name: 'Sample in curl' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Operations' }).getByText('Webhooks', { exact: true }).click();
  await page.getByRole('link', { name: /List the webhooks/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List the webhooks');
  await page.close();
});

test('no line of a guide is longer than 70 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/developers/webhooks');
  const longest = await page.locator('main p').evaluateAll(all =>
    Math.max(
      ...all.map(one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        return lines.size < 2 ? 0 : (one.textContent?.length ?? 0) / lines.size;
      }),
    ),
  );
  expect(longest).toBeGreaterThan(40);
  expect(longest).toBeLessThanOrEqual(70);
});

test('on a phone the page of an operation leads to its parts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, `${reference}/acceptSubmission`);
  const parts = page.getByRole('navigation', { name: 'On this page' });
  await parts.getByRole('link', { name: 'Body' }).click();
  await expect(page.getByRole('heading', { name: 'Body', exact: true })).toBeInViewport();
  expect(await parts.getByRole('link').allTextContents()).toEqual([
    ...['Samples', 'Path parameters', 'Header fields', 'Body', 'Answer 204', 'Other answers'],
  ]);
});
