import '../bin/node24.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startPostgres } from '../bin/postgres.mjs';

/** `node bench/kill-worker.mjs [rounds]`: kills the worker in each round (20) and prints what arrived and when. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const home = mkdtempSync(path.join(os.tmpdir(), 'eintritt-bench-'));
const bundle = path.join(root, `dist/kill-worker-${process.pid}.mjs`);
process.chdir(root);
const cluster = await startPostgres(home);
try {
  await build({
    entryPoints: ['bench/kill-worker.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    logLevel: 'silent',
  });
  Object.assign(process.env, {
    APP_SECRET: 'a secret of a measurement, of no installation',
    LOG_LEVEL: 'error',
  });
  const { measure } = await import(pathToFileURL(bundle).href);
  process.exitCode = (await measure(Number(process.argv[2] ?? 20), cluster.url)) ? 0 : 1;
} finally {
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
  rmSync(bundle, { force: true });
}
