import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  metrics,
  watchBackups,
  watchOutages,
  watchProcess,
  watchQueues,
  watchSetAsideJobs,
  watchWorker,
} from '@/lib/platform/metrics';
import { outageNames } from '@/lib/platform/outages/note-outage';

const read = (file: string) => readFileSync(file, 'utf8');

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+[mhd]$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const rules = Rules.parse(parse(read('deploy/prometheus/alerts.yaml'))).groups.flatMap(group => group.rules);

const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const { panels } = Dashboard.parse(JSON.parse(read('deploy/grafana/dashboard.json')));

watchProcess();
watchQueues(async () => []);
watchBackups(async () => ({ last: null, trial: null, provenAt: null }));
watchOutages(outageNames, async () => []);
watchSetAsideJobs(async () => 0);
watchWorker(() => undefined);

it.each([
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
])('%s asks for metrics that the product has, by their labels', async (_name, expr = '') => {
  const asked = [...expr.matchAll(/\b((?:eintritt|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
  if (!/\bup\{/.test(expr)) expect(asked).not.toEqual([]);
  for (const [, series = '', matchers = ''] of asked) {
    const name = series.replace(/_(bucket|count|sum)$/, '');
    const metric = metrics.getSingleMetric(name) ?? metrics.getSingleMetric(series);
    expect(metric, series).toBeDefined();
    // What Prometheus adds to each series.
    const labels = ['job', 'instance', ...labelsOf(metric)];
    for (const [, label] of matchers.matchAll(/(\w+)=~?"/g)) expect(labels, series).toContain(label);
  }
});

it('each alert has its section in the runbook, and each section its alert', () => {
  const sections = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, title]) => title);
  expect(sections).toEqual(rules.map(rule => rule.alert));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
});

function labelsOf(metric: unknown): string[] {
  return z.object({ labelNames: z.array(z.string()) }).parse(metric).labelNames;
}
