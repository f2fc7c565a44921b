import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailAttempts, requestSeconds, spansDropped } from '@/lib/platform/metrics';
import type { CollectorTarget } from '@/lib/platform/outbound/collector';
import { beginTrace, inSpan, type Span, switchTracingOff, switchTracingOn } from '@/lib/tracing';
import { type Collector, startCollector } from '@/testing/traces/collector';
import { type SpanExporter, startMetricExporter, startSpanExporter } from './otlp-exporter';

let collector: Collector;
let target: CollectorTarget;
const exporters: SpanExporter[] = [];

beforeEach(async () => {
  collector = await startCollector();
  target = { url: `${collector.url}/v1/traces`, headers: { 'x-key': 'of the operator' }, timeoutMs: 300 };
});
afterEach(async () => {
  switchTracingOff();
  await Promise.all(exporters.splice(0).map(exporter => exporter.stop(500)));
  await collector.close();
});

function start(changes: { queueMax?: number; batchMax?: number; delayMs?: number } = {}): SpanExporter {
  const batches = { queueMax: 100, batchMax: 10, delayMs: 20, ...changes };
  const exporter = startSpanExporter(target, { 'service.name': 'test' }, batches);
  exporters.push(exporter);
  return exporter;
}

async function makeSpans(count: number): Promise<Span[]> {
  const spans: Span[] = [];
  switchTracingOn({ sampler: () => true, record: span => spans.push(span) });
  for (let index = 0; index < count; index += 1)
    await inSpan(
      beginTrace(`span ${index}`, 'Server', { index, half: 0.5, is: true }, undefined),
      async () => {},
    );
  return spans;
}

const dropped = async () => (await spansDropped.get()).values[0]?.value ?? 0;

describe('the exporter of spans', () => {
  it('sends them in batches, with the headers of the settings', async () => {
    const exporter = start();
    for (const span of await makeSpans(25)) exporter.add(span);
    await expect.poll(() => collector.spans().length).toBe(25);
    expect(collector.requests.length).toBeLessThanOrEqual(4);
    expect(collector.requests[0]?.headers).toMatchObject({
      'x-key': 'of the operator',
      'content-type': 'application/json',
    });
    expect(collector.spans()[7]).toMatchObject({
      name: 'span 7',
      kind: 2,
      service: 'test',
      attributes: { index: 7, half: 0.5, is: true },
      startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
    });
  });

  it('sends a batch again if the collector is busy, and loses none', async () => {
    let answers = 0;
    collector.answer((_request, response) => {
      answers += 1;
      response.writeHead(answers < 3 ? 503 : 200).end();
    });
    const before = await dropped();
    const exporter = start();
    for (const span of await makeSpans(5)) exporter.add(span);
    await expect.poll(() => answers).toBe(3);
    expect(await dropped()).toBe(before);
  });

  it('drops and counts a batch that the collector refuses', async () => {
    collector.answer((_request, response) => response.writeHead(401).end());
    const before = await dropped();
    const exporter = start();
    for (const span of await makeSpans(5)) exporter.add(span);
    await expect.poll(dropped).toBe(before + 5);
  });

  it.each(['down', 'silent'])(
    'holds at most its queue while the collector is %s, and never waits',
    async how => {
      if (how === 'down') await collector.close();
      else collector.answer(() => {});
      const spans = await makeSpans(1_000);
      const before = await dropped();
      const exporter = start({ queueMax: 50 });
      const began = performance.now();
      for (const span of spans) exporter.add(span);
      expect(performance.now() - began).toBeLessThan(200);
      expect(await dropped()).toBe(before + 950);
      const stopping = performance.now();
      await exporter.stop(400);
      expect(performance.now() - stopping).toBeLessThan(2_000);
    },
  );

  it('sends what waits before it stops', async () => {
    const exporter = start({ delayMs: 60_000 });
    for (const span of await makeSpans(3)) exporter.add(span);
    await exporter.stop(2_000);
    expect(collector.spans()).toHaveLength(3);
  });
});

it('the exporter of metrics sends those of Prometheus, with the buckets of OTLP', async () => {
  mailAttempts.inc({ result: 'Sent' }, 2);
  for (const seconds of [0.001, 0.02, 0.02, 99])
    requestSeconds.observe({ method: 'GET', route: '/api/v1/x', status: 200 }, seconds);
  const url = `${collector.url}/v1/metrics`;
  const exporter = startMetricExporter({ ...target, url }, { 'service.name': 'test' }, 20);
  await expect.poll(() => collector.requests.length).toBeGreaterThan(0);
  await exporter.stop(500);
  const [{ scopeMetrics }] = JSON.parse(collector.requests[0]?.body ?? '').resourceMetrics;
  const metric = (name: string) => scopeMetrics[0].metrics.find((one: { name: string }) => one.name === name);
  const tries = metric('eintritt_mail_tries_total').sum;
  expect(tries).toMatchObject({ isMonotonic: true, aggregationTemporality: 2 });
  expect(tries.dataPoints[0]).toMatchObject({
    attributes: [{ key: 'result', value: { stringValue: 'Sent' } }],
    asDouble: 2,
  });
  const [requests] = metric('eintritt_http_request_duration_seconds').histogram.dataPoints;
  expect(requests.explicitBounds.slice(0, 3)).toEqual([0.005, 0.01, 0.025]);
  expect(requests.bucketCounts).toEqual(['1', '0', '2', ...Array(9).fill('0'), '1']);
  expect([requests.count, requests.sum]).toEqual(['4', expect.closeTo(99.041)]);
  expect(requests.attributes).toContainEqual({ key: 'status', value: { intValue: '200' } });
});
