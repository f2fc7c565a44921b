import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Env, env } from '@/lib/env';
import { type CollectorTarget, collectorOf } from '@/lib/platform/outbound/collector';
import { type Attributes, type Sampler, switchTracingOff, switchTracingOn } from '@/lib/tracing';
import { type Exporter, startMetricExporter, startSpanExporter } from './otlp-exporter';
import { watchMetrics } from './watch-metrics';

export type Telemetry = {
  /** Sends what waits. Takes at most a second and a half. */
  stop(): Promise<void>;
};

const stopMaxMs = 1_500;

/** Sends traces and metrics to the collector of the settings (OpenTelemetry). Without one it does nothing. */
export function startTelemetry(process: 'web' | 'worker'): Telemetry {
  const settings = env();
  const resource = resourceOf(settings, process);
  const [traces, metrics] = [collectorOf(settings, 'TRACES'), collectorOf(settings, 'METRICS')];
  const exporters = [
    ...(traces ? [startTraces(traces, resource, settings)] : []),
    ...(metrics ? [startMetrics(metrics, resource, settings)] : []),
  ];
  return {
    stop: async () => {
      switchTracingOff();
      await Promise.all(exporters.map(exporter => exporter.stop(stopMaxMs)));
    },
  };
}

function startTraces(target: CollectorTarget, resource: Attributes, settings: Env): Exporter {
  const exporter = startSpanExporter(target, resource, {
    queueMax: settings.OTEL_BSP_MAX_QUEUE_SIZE,
    batchMax: settings.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
    delayMs: settings.OTEL_BSP_SCHEDULE_DELAY,
  });
  switchTracingOn({ sampler: samplerOf(settings), record: exporter.add });
  return exporter;
}

function startMetrics(target: CollectorTarget, resource: Attributes, settings: Env): Exporter {
  watchMetrics();
  return startMetricExporter(target, resource, settings.OTEL_METRIC_EXPORT_INTERVAL);
}

function resourceOf({ OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES }: Env, process: string): Attributes {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    'service.name': `eintritt-${process}`,
    'service.version': version,
    'service.instance.id': randomUUID(),
    ...OTEL_RESOURCE_ATTRIBUTES,
    ...(OTEL_SERVICE_NAME ? { 'service.name': OTEL_SERVICE_NAME } : {}),
  };
}

/** The samplers of the OpenTelemetry specification, which decide where a trace begins in this process. */
export function samplerOf(settings: Pick<Env, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>): Sampler {
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: argument } = settings;
  const isParentBased = name.startsWith('parentbased_');
  const ratio = name.endsWith('always_on') ? 1 : name.endsWith('always_off') ? 0 : argument;
  // The last 56 bits of a trace's id are random; a number is exact for the first 52 of them.
  const threshold = (1 - ratio) * 2 ** 52;
  return (traceId, parent) =>
    isParentBased && parent !== undefined ? parent : Number.parseInt(traceId.slice(-14, -1), 16) >= threshold;
}
