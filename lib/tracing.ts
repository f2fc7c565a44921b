import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Values of a span: ids, counts, codes, and names of ours such as routes and tables. Never text that a person or a caller
 * chose: spans leave for the operator's collector (docs/operations/tracing.md).
 */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'Internal' | 'Server' | 'Client' | 'Producer' | 'Consumer';

/** What the spans of one trace in this process share. */
type Trace = {
  readonly id: string;
  readonly isSampled: boolean;
  /** Unix time of `performance.now() === 0`, read at the start of the trace: a clock that was set must not matter. */
  readonly originMs: number;
};

/** Decides whether the spans of a new trace are recorded. `parent`: whether those of the caller are. */
export type Sampler = (traceId: string, parent: boolean | undefined) => boolean;

type Tracing = {
  readonly current: AsyncLocalStorage<Span | undefined>;
  readonly sampler: Sampler;
  readonly record: (span: Span) => void;
};

// Global, because the server's bundle and that of the pages each have a copy of this module.
const shared = globalThis as typeof globalThis & { eintrittTracing?: Tracing };

/** A piece of work with its times (OpenTelemetry). */
export class Span {
  readonly id = randomHex(16);
  readonly name: string;
  readonly kind: SpanKind;
  readonly trace: Trace;
  readonly parentId: string | undefined;
  /** Unix time. */
  readonly startMs: number;
  endMs = 0;
  attributes: Attributes;
  /** Class or code of the error; undefined if it succeeded. */
  errorType: string | undefined;

  constructor(given: Pick<Span, 'name' | 'kind' | 'attributes'>, trace: Trace, parentId: string | undefined) {
    this.name = given.name;
    this.kind = given.kind;
    this.attributes = given.attributes;
    this.trace = trace;
    this.parentId = parentId;
    this.startMs = trace.originMs + performance.now();
  }

  end(): void {
    this.endMs = this.trace.originMs + performance.now();
    if (this.trace.isSampled) shared.eintrittTracing?.record(this);
  }
}

/** Switches traces on in this process. Each span that has ended goes to `record`, which must not throw. */
export function switchTracingOn(given: Pick<Tracing, 'sampler' | 'record'>): void {
  shared.eintrittTracing = { current: new AsyncLocalStorage(), ...given };
}

export function switchTracingOff(): void {
  delete shared.eintrittTracing;
}

export function isTracing(): boolean {
  return shared.eintrittTracing !== undefined;
}

/** Whether the current work belongs to a trace whose spans are recorded. */
export function isInTrace(): boolean {
  return currentSpan()?.trace.isSampled === true;
}

/**
 * Starts the first span of a trace in this process: of a request or a job. It continues the caller's trace if
 * `traceparent` (W3C Trace Context) is valid. Returns undefined if traces are off.
 */
export function beginTrace(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  traceparent: unknown,
): Span | undefined {
  if (!shared.eintrittTracing) return undefined;
  const caller = parseTraceparent(traceparent);
  const id = caller?.traceId ?? randomHex(32);
  const isSampled = shared.eintrittTracing.sampler(id, caller?.isSampled);
  const originMs = Date.now() - performance.now();
  return new Span({ name, kind, attributes }, { id, isSampled, originMs }, caller?.spanId);
}

/** Starts a span below the current one. Returns undefined outside of a trace, and if its spans are not recorded. */
export function startSpan(name: string, kind: SpanKind, attributes: Attributes = {}): Span | undefined {
  const above = currentSpan();
  return above?.trace.isSampled ? new Span({ name, kind, attributes }, above.trace, above.id) : undefined;
}

/** Runs `work` with `span` as its current span, and ends the span with it. Without a span it only runs `work`. */
export async function inSpan<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    return await withSpan(span, work);
  } catch (error) {
    span.errorType ??= errorTypeOf(error);
    throw error;
  } finally {
    span.end();
  }
}

/** As `inSpan`, but leaves the span open. `undefined`: `work` belongs to no trace, though its caller does. */
export function withSpan<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  return shared.eintrittTracing?.current.run(span, work) ?? work();
}

/** Adds attributes to the current span. */
export function annotate(attributes: Attributes): void {
  const span = currentSpan();
  if (span) span.attributes = { ...span.attributes, ...attributes };
}

/** Marks the current span as failed, where no error is thrown. */
export function markFailed(errorType: string): void {
  const span = currentSpan();
  if (span) span.errorType = errorType;
}

/** The current span for the next process (W3C Trace Context). */
export function currentTraceparent(): string | undefined {
  const span = currentSpan();
  return span && `00-${span.trace.id}-${span.id}-${span.trace.isSampled ? '01' : '00'}`;
}

/** Members of a log line of the current work. */
export function traceIds(): { readonly traceId?: string; readonly spanId?: string } {
  const span = currentSpan();
  return span ? { traceId: span.trace.id, spanId: span.id } : {};
}

/** Code or class of an error: never its message, which may quote values. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const given = [Reflect.get(error, 'reason'), Reflect.get(error, 'code'), error.name];
  const type = given.find(text => typeof text === 'string' && /^[\w.-]{1,60}$/.test(text));
  return typeof type === 'string' ? type : 'Error';
}

function currentSpan(): Span | undefined {
  return shared.eintrittTracing?.current.getStore();
}

function parseTraceparent(text: unknown) {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(text)) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Ids need no secrecy, and `node:crypto` takes several times as long. */
function randomHex(length: number): string {
  let text = '';
  while (text.length < length)
    text += Math.floor(Math.random() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0');
  return text;
}
