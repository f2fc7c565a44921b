import { setTimeout as delay } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { metrics, spansDropped } from '@/lib/platform/metrics';
import {
  type CollectorAnswer,
  type CollectorTarget,
  createCollectorClient,
  postToCollector,
} from '@/lib/platform/outbound/collector';
import type { OutboundClient } from '@/lib/platform/outbound/post';
import { createWakeSignal } from '@/lib/platform/wake-signal';
import type { Attributes, Span } from '@/lib/tracing';
import { metricsOf, tracesOf } from './otlp-json';

export type Exporter = {
  /** Sends what waits, for at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
};

export type SpanExporter = Exporter & {
  /** Never waits and never throws. Drops the span if too many wait. */
  add(span: Span): void;
};

type Batches = {
  readonly queueMax: number;
  readonly batchMax: number;
  /** A batch that is not full waits for this long. */
  readonly delayMs: number;
};

const longestPauseMs = 30_000;

/** Sends spans to a collector, in batches, one request at a time. Spans beyond `queueMax` are dropped and counted. */
export function startSpanExporter(
  target: CollectorTarget,
  resource: Attributes,
  { queueMax, batchMax, delayMs }: Batches,
): SpanExporter {
  const report = reportFaults('traces');
  const waiting: Span[] = [];
  /** After a fault that may pass. */
  let pauseMs = 0;
  const sendWaiting = async (client: OutboundClient) => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax);
      const answer = await postToCollector(client, target, tracesOf(resource, batch));
      report(answer);
      if (answer.retryAfterMs !== null) {
        pauseMs = Math.min(longestPauseMs, Math.max(answer.retryAfterMs, pauseMs * 2 || delayMs));
        return;
      }
      pauseMs = 0;
      waiting.splice(0, batch.length);
      if (!answer.isAccepted) spansDropped.inc(batch.length);
    }
  };
  const rounds = startRounds(() => pauseMs || delayMs, sendWaiting);
  return {
    add: span => {
      if (waiting.length >= queueMax) return spansDropped.inc();
      waiting.push(span);
      if (waiting.length === batchMax && pauseMs === 0) rounds.begin();
    },
    stop: rounds.stop,
  };
}

/** Sends all metrics of this process to a collector at each interval, and once at the end. */
export function startMetricExporter(
  target: CollectorTarget,
  resource: Attributes,
  intervalMs: number,
): Exporter {
  const report = reportFaults('metrics');
  const startMs = Date.now();
  return startRounds(
    () => intervalMs,
    async client => {
      const read = await metrics.getMetricsAsJSON();
      const body = metricsOf(resource, read, { startMs, nowMs: Date.now() });
      report(await postToCollector(client, target, body));
    },
  );
}

/** Calls `send` after each pause, or at once after `begin`, and a last time when it is stopped. */
function startRounds(
  pauseMs: () => number,
  send: (client: OutboundClient) => Promise<void>,
): Exporter & { begin(): void } {
  const client = createCollectorClient();
  const signal = createWakeSignal();
  let isStopping = false;
  const run = async () => {
    while (!isStopping) {
      await signal.wait(pauseMs());
      await send(client);
    }
  };
  const running = run();
  return {
    begin: () => signal.notify(),
    stop: async timeoutMs => {
      isStopping = true;
      signal.notify();
      await Promise.race([running, delay(timeoutMs, undefined, { ref: false })]);
      await client.close();
    },
  };
}

/** Logs once when sending begins to fail, and once when it succeeds again. */
function reportFaults(what: 'traces' | 'metrics') {
  let isFailing = false;
  return ({ isAccepted, reason }: CollectorAnswer) => {
    if (isAccepted !== isFailing) return;
    isFailing = !isAccepted;
    if (isFailing)
      log.warn({ what, reason }, 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT cannot be reached');
    else log.info({ what }, 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT is reached again');
  };
}
