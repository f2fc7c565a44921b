import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../bin/postgres.mjs';
import { dyingWithParent } from '../bin/processes.mjs';
import { root } from '../bin/run-node.mjs';

const kept = path.join(root, '.data/bench');
const submissionsPerClub = 1000;
const sources = ['db/migrations', 'server/seed', 'server/cli/demo-seed.ts'];

/**
 * A PostgreSQL of its own that `npm run demo:seed` has filled with so many submissions, kept under `.data/bench` for the
 * next run as long as migrations and seed stay the same; and two copies of its database, which end with it.
 * @param {number} size
 * @param {(text: string) => void} tell
 */
export async function openSeededCluster(size, tell) {
  const name = `${size}-${hashOf(sources).slice(0, 12)}`;
  const home = path.join(kept, name);
  const marker = path.join(home, 'seeded');
  mkdirSync(kept, { recursive: true, mode: 0o711 });
  for (const other of readdirSync(kept)) {
    const isOutdated = other.startsWith(`${size}-`) && (other !== name || !existsSync(marker));
    if (isOutdated) rmSync(path.join(kept, other), { recursive: true, force: true });
  }
  const logFolder = path.join(home, 'data/statements');
  rmSync(logFolder, { recursive: true, force: true });
  const cluster = await startPostgres(home, {
    settings: {
      ...{ logging_collector: 'on', log_destination: 'jsonlog', log_directory: 'statements' },
      ...{ log_error_verbosity: 'default', log_rotation_size: '0', max_connections: '200' },
      // The seed has vacuumed; autovacuum would look through both copies while they are measured.
      autovacuum: 'off',
    },
  });
  try {
    if (existsSync(marker)) tell(`${count(size)} submissions are there from an earlier run: ${home}`);
    else await seed(cluster.url, size, tell);
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
 * @param {(text: string) => void} tell
 */
async function seed(url, size, tell) {
  const began = performance.now();
  const clubs = Math.min(1000, Math.max(1, Math.round(size / submissionsPerClub)));
  tell(`${count(size)} submissions in ${clubs} clubs are made and kept for later runs`);
  const env = { ...process.env, DATABASE_URL: url };
  await run('migrate', [], env);
  await run('demo-seed', ['--clubs', String(clubs), '--submissions', String(size), '--seed', '1'], env);
  tell(`seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

const count = value => value.toLocaleString('en');

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
async function run(script, args, env) {
  const [command, ...rest] = dyingWithParent('KILL', [
    process.execPath,
    `dist/server/${script}.mjs`,
    ...args,
  ]);
  const child = spawn(command, rest, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise(resolve => child.once('close', resolve));
  if (code !== 0) throw new Error(`${script} failed: the lines above say why`);
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
