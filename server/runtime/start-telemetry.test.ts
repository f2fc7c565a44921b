import { describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { collectorOf } from '@/lib/platform/outbound/collector';
import { samplerOf } from './start-telemetry';

const required = { DATABASE_URL: 'postgres://localhost/eintritt', APP_SECRET: 'x'.repeat(32) };
const read = (settings: Record<string, string>) => readEnv({ ...required, ...settings });
const [low, high] = ['0'.repeat(32), 'f'.repeat(32)];

describe('the settings of OpenTelemetry', () => {
  it.each([
    [{}, undefined, undefined],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/' },
      'http://c:4318/v1/traces',
      'http://c:4318/v1/metrics',
    ],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c/in' }, 'https://c/in', undefined],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_METRICS_EXPORTER: 'none' },
      'http://c:4318/v1/traces',
      undefined,
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' }, undefined, undefined],
  ])('%j sends traces to %s and metrics to %s', (settings, traces, metrics) => {
    const env = read(settings);
    expect([collectorOf(env, 'TRACES')?.url, collectorOf(env, 'METRICS')?.url]).toEqual([traces, metrics]);
  });

  it('decode headers and attributes', () => {
    const env = read({
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi==,x-tenant=clubs',
      OTEL_RESOURCE_ATTRIBUTES: ' deployment.environment.name=production ',
    });
    expect(env.OTEL_EXPORTER_OTLP_HEADERS).toEqual({ authorization: 'Basic YTpi==', 'x-tenant': 'clubs' });
    expect(env.OTEL_RESOURCE_ATTRIBUTES).toEqual({ 'deployment.environment.name': 'production' });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, /^OTEL_EXPORTER_OTLP_HEADERS must be key=value/],
    [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, /^OTEL_TRACES_SAMPLER must be one of always_on/],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG must be at most 1/],
  ])('%j stops the start with one line', (settings, message) => {
    expect(() => read(settings)).toThrow(message);
  });

  it.each([
    [{}, true, true, false],
    [{ OTEL_TRACES_SAMPLER: 'always_on' }, true, true, true],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, false, false, false],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' }, false, true, false],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, false, false, false],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, false, false, false],
  ])(
    '%j samples a low id %s, a high id %s, and a low id whose caller does not %s',
    (settings, ...expected) => {
      const sampler = samplerOf(read(settings));
      expect([sampler(low, undefined), sampler(high, undefined), sampler(low, false)]).toEqual(expected);
    },
  );
});
