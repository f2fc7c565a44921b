import type { Page } from '@playwright/test';
import { type Collector, startCollector, treeOf } from '@/testing/traces/collector';
import { note, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { type Replica, startReplica } from '../fixtures/replica';
import { fillIn } from './form-steps';
import { sendApplication } from './send-application';

/** What the applicant types, in the forms in which it could appear. */
const typed = [
  ...['Wilhelmine', 'Überacker', 'Lindwurmgasse 12', 'Marburg', 'wilhelmine.ueberacker@post.example'],
  ...['1990-02-28', '28.02.1990', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', '0532013000'],
  ...['ausgedachte-kampagne'],
];

let collector: Collector;
let web: Replica;

test.beforeAll(async ({ app }) => {
  collector = await startCollector();
  const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
  web = await startReplica(app, { ...telemetry, OTEL_METRIC_EXPORT_INTERVAL: '500', LOG_LEVEL: 'info' });
  await app.worker().stop();
  await app.restartWorker(telemetry);
});

test.afterAll(async ({ app }) => {
  await web.stop();
  await app.worker().stop();
  await app.restartWorker();
  await collector.close();
});

test('an application is one trace from the browser to mail and webhook, without anything that was typed', async ({
  page,
  mailbox,
  webhooks,
}) => {
  const headers = await signInByApi(web.baseURL);
  const subscription = { name: 'Traces', url: `${webhooks.url}/traces`, isActive: true };
  const answer = await page.request.post(`${web.baseURL}/api/v1/club/settings/webhooks`, {
    headers,
    data: { ...subscription, subscribedEvents: ['ApplicationReceived'] },
  });
  expect(answer.status()).toBe(201);

  await page.goto(`${web.baseURL}/f/demo/membership?utm_campaign=ausgedachte-kampagne`);
  await apply(page);
  await webhooks.waitFor(({ path }) => path === '/traces');
  const mail = await mailbox.waitFor(({ recipients }) =>
    recipients.some(one => one.startsWith('wilhelmine')),
  );
  const link = /https?:\/\/[^/]+(\/confirm\/([\w-]+))/.exec(mail.text ?? '');
  await page.goto(`${web.baseURL}${link?.[1]}`);
  await expect(page.getByText('Überacker').first()).toBeVisible();
  await page.goto(`${web.baseURL}/login?email=wilhelmine.ueberacker@post.example`);

  const names = () => collector.spans().map(({ name }) => name);
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining([
        ...['POST /api/v1/submits/memberships', 'smtp', 'process deliver-webhook', 'POST'],
        ...['GET /f/{slug}/{kind}', 'GET /confirm/{token}', 'GET /login'],
      ]),
    );
  const spans = collector.spans();
  const named = (name: string, traceId?: string) => {
    const found = spans.find(span => span.name === name && (traceId ?? span.traceId) === span.traceId);
    if (!found) throw new Error(`There is no span ${name}`);
    return found;
  };
  // The first answer may ask for a proof of work.
  const request = spans.find(
    ({ name, attributes }) =>
      name === 'POST /api/v1/submits/memberships' && attributes['http.response.status_code'] === 201,
  );
  if (!request) throw new Error('There is no span of the accepted application');
  note(treeOf(spans, request.traceId));
  expect(request).toMatchObject({ service: 'eintritt-web', kind: 2 });
  expect(request.attributes).toEqual({
    'url.scheme': 'http',
    'server.address': 'localhost',
    'server.port': expect.any(Number),
    'http.request.method': 'POST',
    'http.route': '/api/v1/submits/memberships',
    'http.response.status_code': 201,
    'eintritt.club.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const { traceId } = request;
  for (const [child, parent] of [
    ['transaction', 'POST /api/v1/submits/memberships'],
    ['INSERT submissions', 'transaction'],
    ['send send-mail', 'transaction'],
    ['process send-mail', 'send send-mail'],
    ['smtp', 'process send-mail'],
    ['send deliver-webhook', 'transaction'],
    ['process deliver-webhook', 'send deliver-webhook'],
    ['POST', 'process deliver-webhook'],
  ] as const) {
    const idsOf = (name: string, id: 'spanId' | 'parentSpanId') =>
      spans.filter(span => span.traceId === traceId && span.name === name).map(span => span[id]);
    // A trace has several transactions, and those of the worker can arrive first.
    const parents = new Set(idsOf(parent, 'spanId'));
    expect(
      idsOf(child, 'parentSpanId').filter(id => id && parents.has(id)),
      child,
    ).not.toEqual([]);
  }
  expect(named('process send-mail', traceId).service).toBe('eintritt-worker');
  expect(named('INSERT submissions', traceId).attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'submissions',
    'db.query.summary': 'INSERT submissions',
  });

  const lines = web.output().split('\n');
  const line = lines.find(text => text.includes(traceId) && text.includes('"route":"/submits/memberships"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId, spanId: request.spanId, status: 201 });

  await expect.poll(() => collector.text()).toContain('eintritt_http_request_duration_seconds');
  const received = collector.text();
  for (const value of [...typed, link?.[2] ?? '', 'Mozilla', new URL(webhooks.url).host])
    expect(received, value).not.toContain(value);
});

async function apply(page: Page): Promise<void> {
  await page.locator('[data-live]').waitFor();
  await fillIn(page, { birthDate: '28.02.1990' });
  await page.getByRole('radio', { name: /^Erwachsene/ }).check();
  await fillIn(page, {
    firstName: 'Wilhelmine',
    lastName: 'Überacker',
    email: 'wilhelmine.ueberacker@post.example',
    street: 'Lindwurmgasse 12',
    zip: '35037',
    city: 'Marburg',
  });
  await page.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  await fillIn(page, { iban: 'DE89 3704 0044 0532 0130 00', accountHolder: 'Wilhelmine Überacker' });
  await page.getByRole('checkbox', { name: /Ich erteile dieses SEPA-Lastschriftmandat/ }).check();
  await page.getByRole('checkbox', { name: /Ich habe die Datenschutzhinweise gelesen/ }).check();
  await page.getByRole('button', { name: 'Namen tippen' }).click();
  await fillIn(page, { signatureName: 'Wilhelmine Überacker' });
  await page.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Prüfen und absenden' })).toBeVisible();
  await sendApplication(page);
}
