import { z } from 'zod';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';

const Value = z.union([
  z.object({ stringValue: z.string() }).transform(value => value.stringValue),
  z.object({ intValue: z.string() }).transform(value => Number(value.intValue)),
  z.object({ doubleValue: z.number() }).transform(value => value.doubleValue),
  z.object({ boolValue: z.boolean() }).transform(value => value.boolValue),
]);

const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform(list => Object.fromEntries(list.map(({ key, value }) => [key, value])));

const ReceivedSpan = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: Attributes,
  status: z.object({ code: z.literal(2) }).optional(),
});

const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(ReceivedSpan) })),
    }),
  ),
});

export type CollectedSpan = z.output<typeof ReceivedSpan> & { readonly service: string };

export type Collector = Pick<HttpReceiver, 'requests' | 'answer' | 'close'> & {
  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  /** Lists the spans of all requests so far, each with the service that sent it. */
  spans(): CollectedSpan[];
  /** Everything that was received, as text. */
  text(): string;
};

/** A real receiver of OTLP on loopback. It refuses what the specification does not allow: `spans` then throws. */
export async function startCollector(): Promise<Collector> {
  const receiver = await startHttpReceiver();
  receiver.answer((_request, response) => response.writeHead(200).end('{}'));
  const { requests } = receiver;
  return {
    ...receiver,
    url: new URL(receiver.url).origin,
    spans: () =>
      requests
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ body }) => Traces.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(span => ({ ...span, service: String(resource.attributes['service.name']) })),
          ),
        ),
    text: () =>
      requests.map(({ path, headers, body }) => `${path} ${JSON.stringify(headers)} ${body}`).join('\n'),
  };
}

/** Draws a trace as indented lines: service, span, milliseconds since the begin of the trace and duration. */
export function treeOf(spans: readonly CollectedSpan[], traceId: string): string {
  const ofTrace = spans
    .filter(span => span.traceId === traceId)
    .toSorted((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)));
  const known = new Set(ofTrace.map(({ spanId }) => spanId));
  const ms = (from: string, until: string) => Number(BigInt(until) - BigInt(from)) / 1e6;
  const begin = ofTrace[0]?.startTimeUnixNano ?? '0';
  const linesOf = (span: CollectedSpan, depth: number): string[] => {
    const label = `${'  '.repeat(depth)}${span.name}`.padEnd(52);
    const at = ms(begin, span.startTimeUnixNano).toFixed(1).padStart(8);
    const lasts = ms(span.startTimeUnixNano, span.endTimeUnixNano).toFixed(1).padStart(8);
    const below = ofTrace.filter(({ parentSpanId }) => parentSpanId === span.spanId);
    return [`${label}${at}${lasts}  ${span.service}`, ...below.flatMap(one => linesOf(one, depth + 1))];
  };
  return ofTrace
    .filter(({ parentSpanId }) => parentSpanId === undefined || !known.has(parentSpanId))
    .flatMap(span => linesOf(span, 0))
    .join('\n');
}
