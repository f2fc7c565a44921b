import { globSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { screens } from '@/components/office/command-palette/screens';
import { expect, test } from '../fixtures/app';
import type { WebhookReceiver } from '../fixtures/webhook-receiver';
import { expectNoViolations } from './accessible-screen';
import { tokenOf } from './design-api';
import { signIn } from './sign-in';

/** Routes of the office as patterns, from the pages' folders. */
const routes = globSync('app/(office)/**/page.tsx').map(file => {
  const route = file.replaceAll('\\', '/').replace(/^app\/\(office\)|\/page\.tsx$/g, '');
  return new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
});

/** Screens with a fixed address that the command palette does not offer. */
const furtherScreens = [
  ...['/club/departments/new', '/club/departments/settings', '/club/custom-fields/new-field'],
  ...['/club/custom-fields/shirtSize', '/exports/formats/SpgVerein', '/exports/new', '/forms/membership/new'],
  ...['/settings/email-templates/MembershipAccepted', '/settings/webhooks/new'],
  ...['/settings/privacy/consents/all', '/no/such/page'],
];

/** Returns the screens of single records. Creates the records that the demo does not have. */
async function recordScreens(request: APIRequestContext, webhooks: WebhookReceiver): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  const create = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`/api/v1${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id, jobId } = await answer.json();
    return id ?? jobId;
  };
  const first = async (path: string): Promise<string> => {
    const list = await (await request.get(`/api/v1${path}`, { headers })).json();
    return (list.items ?? list)[0].id;
  };
  const webhook = await create('/club/settings/webhooks', {
    name: 'Rundgang',
    url: webhooks.url,
    subscribedEvents: ['ApplicationReceived'],
    isActive: true,
  });
  await request.post(`/api/v1/club/settings/webhooks/${webhook}/test`, { headers });
  const delivery = await first(`/club/settings/webhooks/${webhook}/deliveries`);
  const key = await create('/club/settings/api-keys', { name: 'Rundgang', role: 'Viewer' });
  const job = await create('/submits/exports/csv', { filter: { kind: 'Change' } });
  return [
    `/submissions/${await first('/submits?kind=Membership&limit=1')}`,
    `/exports/${job}`,
    `/outbox/${await first('/club/settings/outbox')}`,
    `/club/departments/${await first('/club/departments')}`,
    `/club/tariffs/${await first('/club/memberships')}`,
    `/forms/membership/${await first('/club/further-forms')}`,
    `/settings/users/${await first('/users')}`,
    `/settings/api-keys/${key}`,
    `/settings/webhooks/${webhook}`,
    `/settings/webhooks/${webhook}/deliveries/${delivery}`,
  ];
}

test('every screen of the office has no axe violations in both themes and fits on a phone', async ({
  page,
  request,
  webhooks,
}) => {
  // About 60 screens, each loaded completely.
  test.setTimeout(600_000);
  webhooks.answerWith(204);
  const paths = [
    ...screens.map(({ href }) => href).filter(href => !href.includes('?')),
    ...furtherScreens,
    ...(await recordScreens(request, webhooks)),
  ];
  const isVisited = (route: RegExp) => paths.some(path => route.test(path));
  expect(routes.filter(route => !isVisited(route))).toEqual([]);

  await signIn(page);
  const wide: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main .animate-skeleton'), path).toHaveCount(0);
    await expect(page.getByText('Wird geladen'), path).toHaveCount(0);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path} is ${width} wide`);
  }
  expect(wide).toEqual([]);
});
