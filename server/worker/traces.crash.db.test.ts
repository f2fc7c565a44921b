import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhook } from '@/lib/services/webhooks/create';
import { beginTrace, inSpan, type Span, switchTracingOff, switchTracingOn } from '@/lib/tracing';
import { recordEvent } from '@/lib/webhooks/record-event';
import { testDatabase } from '@/testing/db/database';
import { type Collector, startCollector } from '@/testing/traces/collector';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';
import { bundleWorker } from '@/testing/worker/worker-process';

let rig: Rig;
let collector: Collector;
let receiver: HttpReceiver;
const spans: Span[] = [];

beforeAll(async () => {
  rig = await openRig(await testDatabase());
  [collector, receiver] = [await startCollector(), await startHttpReceiver()];
  switchTracingOn({ sampler: () => true, record: span => spans.push(span) });
});
afterAll(async () => {
  switchTracingOff();
  await Promise.all([collector.close(), receiver.close()]);
  await rig.close();
});

it('the worker after a killed one continues the trace of the request', { timeout: 240_000 }, async () => {
  const program = await bundleWorker();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' };
  const reached = new Promise<void>(resolve => receiver.answer(() => resolve()));
  const webhook = { name: 'x', url: receiver.url, subscribedEvents: ['ApplicationReceived' as const] };
  await createWebhook(rig.ctx, { ...webhook, isActive: true });
  await inSpan(beginTrace('request', 'Server', {}, undefined), () =>
    rig.inClub(tx => recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data: {} })),
  );
  const first = await program.start(env);
  await reached;
  await first.kill();
  receiver.answer((_request, response) => response.writeHead(204).end());
  const second = await program.start(env);
  await expect.poll(() => collector.spans().map(({ name }) => name), { timeout: 90_000 }).toContain('POST');
  await second.stop();
  program.remove();

  const sent = spans.find(({ name }) => name === 'send deliver-webhook');
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['transaction', 'INSERT pgboss.job_common']),
  );
  const jobs = collector.spans().filter(({ name }) => name === 'process deliver-webhook');
  expect(jobs.map(({ traceId }) => traceId)).toEqual(jobs.map(() => sent?.trace.id));
  expect(jobs.find(({ parentSpanId }) => parentSpanId === sent?.id)).toMatchObject({
    service: 'eintritt-worker',
    kind: 5,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': 'deliver-webhook',
      'eintritt.club.id': rig.clubId,
    },
  });
  const call = collector.spans().find(({ name }) => name === 'POST');
  expect(call).toMatchObject({ traceId: sent?.trace.id, kind: 3 });
  expect(jobs.map(({ spanId }) => spanId)).toContain(call?.parentSpanId);
  expect(call?.attributes).toEqual({ 'http.request.method': 'POST', 'http.response.status_code': 204 });
  expect(receiver.requests.map(({ headers }) => headers.traceparent)).toEqual([undefined, undefined]);
  expect(collector.text()).not.toContain(new URL(receiver.url).host);
});
