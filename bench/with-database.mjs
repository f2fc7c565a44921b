import '../bin/node24.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startPostgres } from '../bin/postgres.mjs';

/**
 * Bundles `bench/<name>.ts`, starts a PostgreSQL for it, and calls the `measure` of the bundle. The exit code is 1 if
 * `measure` returns false.
 * @param {string} name
 * @param {object} options for `measure`, in addition to `url` and `home`
 */
export async function measureWithDatabase(name, options) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const home = mkdtempSync(path.join(os.tmpdir(), 'eintritt-bench-'));
  const bundle = path.join(root, `dist/bench-${name}-${process.pid}.mjs`);
  process.chdir(root);
  mkdirSync('dist', { recursive: true });
  Object.assign(process.env, {
    APP_SECRET: 'a secret of a measurement, of no installation',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });
  const cluster = await startPostgres(home);
  try {
    await build({
      entryPoints: [`bench/${name}.ts`],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      packages: 'external',
      jsx: 'automatic',
      logLevel: 'silent',
    });
    const { measure } = await import(pathToFileURL(bundle).href);
    process.exitCode = (await measure({ ...options, url: cluster.url, home })) ? 0 : 1;
  } finally {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
    rmSync(bundle, { force: true });
  }
}
