import '../bin/node24.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startPostgres } from '../bin/postgres.mjs';

/**
 * `node bench/exports.mjs [Pdf|Csv|ClubSoftware] [submissions] [kills]`: exports so many applications with a worker
 * that is killed so often on the way, and prints how fast it was and how much memory it took.
 */
const [type = 'Pdf', count = '2000', kills = '0'] = process.argv.slice(2);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const home = mkdtempSync(path.join(os.tmpdir(), 'eintritt-bench-'));
const bundle = path.join(root, `dist/bench-exports-${process.pid}.mjs`);
process.chdir(root);
const cluster = await startPostgres(home);
try {
  await build({
    entryPoints: ['bench/exports.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  Object.assign(process.env, {
    APP_SECRET: 'a secret of a measurement, of no installation',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });
  const { measure } = await import(pathToFileURL(bundle).href);
  const isWhole = await measure({ type, count: Number(count), kills: Number(kills), url: cluster.url, home });
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
  rmSync(bundle, { force: true });
}
