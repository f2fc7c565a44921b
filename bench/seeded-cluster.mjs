import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../bin/postgres.mjs';
import { withParentDeathSignal } from '../bin/processes.mjs';
import { root } from '../bin/run-node.mjs';

const cacheFolder = path.join(root, '.data/bench');
const submissionsPerClub = 1000;
const sources = ['db/migrations', 'server/seed', 'server/cli/demo-seed.ts'];

/**
 * Starts a PostgreSQL with `size` submissions of `npm run demo:seed`, and copies its database for product and baseline.
 * Stores the seeded database under `.data/bench` for later runs, until migrations or seed change. `stop` removes the
 * copies.
 * @param {number} size number of submissions
 * @param {(text: string) => void} log
 */
export async function openSeededCluster(size, log) {
  const name = `${size}-${hashOf(sources).slice(0, 12)}`;
  const home = path.join(cacheFolder, name);
  const marker = path.join(home, 'seeded');
  mkdirSync(cacheFolder, { recursive: true, mode: 0o711 });
  for (const other of readdirSync(cacheFolder)) {
    const isOutdated = other.startsWith(`${size}-`) && (other !== name || !existsSync(marker));
    if (isOutdated) rmSync(path.join(cacheFolder, other), { recursive: true, force: true });
  }
  const logFolder = path.join(home, 'data/statements');
  rmSync(logFolder, { recursive: true, force: true });
  const cluster = await startPostgres(home, {
    settings: {
      logging_collector: 'on',
      log_destination: 'jsonlog',
      log_directory: 'statements',
      log_error_verbosity: 'default',
      log_rotation_size: '0',
      max_connections: '200',
      // Not needed after the seed's vacuum, and it would use processor time during the measurement.
      autovacuum: 'off',
    },
  });
  try {
    if (existsSync(marker)) log(`${count(size)} submissions of an earlier run: ${home}`);
    else await seed(cluster.url, size, log);
    writeFileSync(marker, '');
    const owner = postgres(cluster.url.replace(/[^/]+$/, 'postgres'), { max: 1, onnotice: () => {} });
    const copies = ['bench_product', 'bench_baseline'];
    for (const copy of copies) {
      await owner.unsafe(`drop database if exists ${copy}`);
      await owner.unsafe(`create database ${copy} template eintritt strategy file_copy`);
    }
    const [product = '', baseline = ''] = copies.map(copy => cluster.url.replace(/[^/]+$/, copy));
    const stop = async () => {
      for (const copy of copies) await owner.unsafe(`drop database if exists ${copy} with (force)`);
      await owner.end();
      await cluster.stop();
    };
    return {
      urls: { product, baseline },
      postmaster: cluster.pid,
      version: cluster.version,
      logFolder,
      stop,
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/**
 * @param {string} url
 * @param {number} size
 * @param {(text: string) => void} log
 */
async function seed(url, size, log) {
  const began = performance.now();
  const clubs = Math.min(1000, Math.max(1, Math.round(size / submissionsPerClub)));
  log(`creating ${count(size)} submissions in ${clubs} clubs, stored for later runs`);
  // With the password of the demo club.
  const env = { ...process.env, DATABASE_URL: url, DEMO: '1' };
  await run('migrate', [], env);
  await run('demo-seed', ['--clubs', String(clubs), '--submissions', String(size), '--seed', '1'], env);
  log(`seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

const count = value => value.toLocaleString('en');

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
async function run(script, args, env) {
  const [command, ...rest] = withParentDeathSignal('KILL', [
    process.execPath,
    `dist/server/${script}.mjs`,
    ...args,
  ]);
  const child = spawn(command, rest, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise(resolve => child.once('close', resolve));
  if (code !== 0) throw new Error(`${script} failed, see the lines above`);
}

/** @param {string[]} names files and folders */
function hashOf(names) {
  const hash = createHash('sha256');
  for (const name of names) {
    const full = path.join(root, name);
    const files = name.endsWith('.ts')
      ? [full]
      : readdirSync(full, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(entry => path.join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
