import '../bin/node24.mjs';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, stop } from 'esbuild';
import { buildPages, buildServer } from '../bin/build.mjs';
import { root } from '../bin/run-node.mjs';
import { openSeededCluster } from './seeded-cluster.mjs';

/**
 * `npm run bench -- [parts…]`
 *
 * Starts PostgreSQL, web and worker, seeds the database, and prints the figures of each scenario, next to those of a
 * baseline server that runs the same SQL. `--size 10000,100000` shows growth, `--small` takes seconds, `--replicas` is
 * the number of web processes and of workers, `--minutes` is for the part `soak`, `--profile <folder>` writes V8 profiles
 * of the web process. With `--traces` the product sends its spans to a collector that drops them. Exits 1 if a request
 * failed.
 */
const { values, positionals: parts } = parseArgs({
  options: {
    size: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '10' },
    replicas: { type: 'string', default: '1' },
    json: { type: 'string' },
    profile: { type: 'string' },
    traces: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const sizes = (values.small ? '2000' : values.size).split(',').map(Number);
const seconds = values.small ? 1 : Number(values.seconds);
const replicas = Number(values.replicas);
const log = text => console.error(`bench     ${text}`);

process.chdir(root);
Object.assign(process.env, {
  APP_SECRET: 'a secret of a measurement, of no installation',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
});
if (values.traces) {
  const collector = createServer((request, response) => request.resume().once('end', () => response.end()));
  await once(collector.listen(0, '127.0.0.1').unref(), 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${collector.address().port}`;
}
await buildServer();
await buildPages();
const folder = path.join(root, `dist/bench-${process.pid}`);
await build({
  entryPoints: ['bench/load.ts', 'bench/load/baseline-server.ts', 'bench/result-table.ts'],
  outdir: folder,
  outbase: 'bench',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'silent',
});
// The process of esbuild keeps up to 350 MB, and the control group of bench:weight has only 1,024.
await stop();
const loadAtStart = os.loadavg()[0] ?? 0;
const bySize = {};
let postgresVersion = '';
try {
  const bundled = name => import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
  const { measure, partNames } = await bundled('load');
  const { growthTable, resultTable } = await bundled('result-table');
  const unknown = parts.filter(part => !partNames.includes(part));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. Parts: ${partNames.join(', ')}`);
  for (const size of sizes) {
    const { stop, version, ...database } = await openSeededCluster(size, log);
    postgresVersion = version;
    try {
      bySize[size] = await measure({
        ...database,
        parts,
        seconds,
        log,
        soakMinutes: Number(values.minutes),
        replicas,
        connections: Number(values.connections),
        warmUpSeconds: Math.min(2, seconds),
        baselineScript: path.join(folder, 'load/baseline-server.mjs'),
        profileFolder: values.profile ? path.resolve(values.profile) : null,
      });
    } finally {
      await stop();
    }
    console.log(
      `\n${size.toLocaleString('en')} submissions, ${values.connections} connections, ${seconds} s each${replicas > 1 ? `, ${replicas} replicas` : ''}\n`,
    );
    console.log(resultTable(bySize[size]));
  }
  if (sizes.length > 1) console.log(`\n${growthTable(bySize)}`);
  writeResults();
  const errors = Object.values(bySize)
    .flat()
    .reduce((sum, { product, baseline }) => sum + product.errors + (baseline?.errors ?? 0), 0);
  if (errors > 0) {
    console.error(`${errors} requests failed`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function writeResults() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const results = {
    version,
    at: new Date().toISOString(),
    machine: {
      cores: os.cpus().length,
      processor: os.cpus()[0]?.model ?? '',
      node: process.version,
      postgres: postgresVersion,
    },
    load: [loadAtStart, os.loadavg()[0] ?? 0],
    connections: Number(values.connections),
    seconds,
    sizes: bySize,
  };
  const file = path.resolve(values.json ?? '.data/bench/last.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  console.log(
    `\nload of the machine ${results.load.map(one => one.toFixed(1)).join(' → ')}; results: ${path.relative(root, file)}`,
  );
}
