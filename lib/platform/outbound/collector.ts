import type { Env } from '@/lib/env';
import { OutboundError } from './outbound-error';
import { createOutboundClient, type OutboundClient } from './post';

/** Where a collector takes traces or metrics (OTLP over HTTP). */
export type CollectorTarget = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

export type CollectorSettings = Pick<
  Env,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_EXPORTER_OTLP_TIMEOUT'
  | 'OTEL_TRACES_EXPORTER'
  | 'OTEL_METRICS_EXPORTER'
  | 'OTEL_SDK_DISABLED'
>;

/** Returns undefined if the settings switch the signal off, as they do by default. */
export function collectorOf(
  env: CollectorSettings,
  signal: 'TRACES' | 'METRICS',
): CollectorTarget | undefined {
  if (env.OTEL_SDK_DISABLED || env[`OTEL_${signal}_EXPORTER`] === 'none') return undefined;
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const common = base && `${base.replace(/\/+$/, '')}/v1/${signal.toLowerCase()}`;
  const url = env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ?? common;
  return url
    ? { url, headers: env.OTEL_EXPORTER_OTLP_HEADERS, timeoutMs: env.OTEL_EXPORTER_OTLP_TIMEOUT }
    : undefined;
}

/** The address is the operator's, from the environment: unlike a webhook's it may be private, and without TLS. */
export function createCollectorClient(): OutboundClient {
  return createOutboundClient({ allowCidrs: ['0.0.0.0/0', '::/0'] });
}

export type CollectorAnswer = {
  readonly isAccepted: boolean;
  readonly reason: string;
  /** Null if the same request would fail again. */
  readonly retryAfterMs: number | null;
};

/** Statuses after which the same request may succeed later (OTLP). */
const passing = [429, 502, 503, 504];

/** Posts once. Never throws. */
export async function postToCollector(
  client: OutboundClient,
  { url, headers, timeoutMs }: CollectorTarget,
  body: string,
): Promise<CollectorAnswer> {
  const all = { 'Content-Type': 'application/json', ...headers };
  try {
    const { statusCode, retryAfterMs } = await client.post(url, { headers: all, body, timeoutMs });
    const isAccepted = statusCode >= 200 && statusCode < 300;
    const isPassing = passing.includes(statusCode);
    return {
      isAccepted,
      reason: `status ${statusCode}`,
      retryAfterMs: isPassing ? (retryAfterMs ?? 0) : null,
    };
  } catch (error) {
    const reason = error instanceof OutboundError ? error.reason : 'Unknown';
    return { isAccepted: false, reason, retryAfterMs: 0 };
  }
}
