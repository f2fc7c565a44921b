import type { Registry } from 'prom-client';
import type { Attributes, Span, SpanKind } from '@/lib/tracing';

type ReadMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
/** Values of a histogram have the name of their line. */
type ReadValue = ReadMetric['values'][number] & { readonly metricName?: string };

/** Numbers of OTLP's enum. */
const kinds: Readonly<Record<SpanKind, number>> = {
  Internal: 1,
  Server: 2,
  Client: 3,
  Producer: 4,
  Consumer: 5,
};
const failed = { code: 2 };
const cumulative = 2;

/** Body of `POST /v1/traces` (OTLP 1, JSON). */
export function tracesOf(resource: Attributes, spans: readonly Span[]): string {
  return JSON.stringify({
    resourceSpans: [{ resource: resourceOf(resource), scopeSpans: [{ scope, spans: spans.map(spanOf) }] }],
  });
}

const scope = { name: 'eintritt' };

function resourceOf(attributes: Attributes) {
  return { attributes: attributesOf(attributes) };
}

function spanOf(span: Span) {
  const { errorType } = span;
  const attributes = errorType ? { ...span.attributes, 'error.type': errorType } : span.attributes;
  return {
    traceId: span.trace.id,
    spanId: span.id,
    parentSpanId: span.parentId,
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: nanoseconds(span.startMs),
    endTimeUnixNano: nanoseconds(span.endMs),
    attributes: attributesOf(attributes),
    ...(errorType ? { status: failed } : {}),
  };
}

function attributesOf(attributes: Readonly<Record<string, string | number | boolean | undefined>>) {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: anyValueOf(value) }],
  );
}

/** 64-bit integers are strings in OTLP's JSON. */
function anyValueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** Exact to a microsecond: a number has no room for the nanoseconds since 1970. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`;
}

/** Body of `POST /v1/metrics` (OTLP 1, JSON): the metrics of Prometheus, with their names. */
export function metricsOf(
  resource: Attributes,
  metrics: readonly ReadMetric[],
  { startMs, nowMs }: { readonly startMs: number; readonly nowMs: number },
): string {
  const times = { startTimeUnixNano: nanoseconds(startMs), timeUnixNano: nanoseconds(nowMs) };
  const read = metrics.map(metric => ({
    name: metric.name,
    description: metric.help,
    ...dataOf(metric, times),
  }));
  return JSON.stringify({
    resourceMetrics: [{ resource: resourceOf(resource), scopeMetrics: [{ scope, metrics: read }] }],
  });
}

type Times = { readonly startTimeUnixNano: string; readonly timeUnixNano: string };

function dataOf({ type, values }: ReadMetric, times: Times) {
  if (String(type) === 'histogram')
    return { histogram: { aggregationTemporality: cumulative, dataPoints: histogramsOf(values, times) } };
  const dataPoints = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), asDouble: value }));
  return String(type) === 'counter'
    ? { sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints } }
    : { gauge: { dataPoints } };
}

/** Prometheus counts the values up to each bound, OTLP those between two bounds. */
function histogramsOf(values: readonly ReadValue[], times: Times) {
  const series = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...series.values()].map(points => {
    const buckets = points.filter(({ labels }) => labels.le !== undefined);
    const { le: _, ...labels } = points[0]?.labels ?? {};
    const valueNamed = (end: string) =>
      points.find(({ metricName = '' }) => metricName.endsWith(end))?.value ?? 0;
    return {
      ...times,
      attributes: attributesOf(labels),
      count: String(valueNamed('_count')),
      sum: valueNamed('_sum'),
      explicitBounds: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
      bucketCounts: buckets.map(({ value }, index) => String(value - (buckets[index - 1]?.value ?? 0))),
    };
  });
}
