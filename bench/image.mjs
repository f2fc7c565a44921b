import '../bin/node24.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '../bin/ports.mjs';
import { startPostgres } from '../bin/postgres.mjs';
import { succeeds, waitUntil } from '../bin/processes.mjs';
import { root, runNode } from '../bin/run-node.mjs';
import { containerCommand, unpackImage } from './image/container.mjs';

/**
 * `npm run image:check`, after `npm run release`
 *
 * Runs the image of `dist/release` in containers without privileges (crun, as root for the change of user) against a
 * real PostgreSQL: migration, web and worker each in its own, then the browser tests of the main job. Prints size, time
 * to ready and memory at rest beside their limits, and exits with 1 if one is missed or something fails.
 */
const bytesMax = 150e6;
const readyMaxSeconds = 3;
const restMs = 20_000;
/** @type {string[]} */
const failed = [];

const release = path.join(root, 'dist/release');
const archive = readdirSync(release).find(file => file.endsWith('.oci.tar'));
if (!archive) throw new Error('dist/release has no image: npm run release makes it');
if (!succeeds('crun', ['--version'])) throw new Error('crun, a package of Debian, is not installed');
const { folder, config, bytes } = unpackImage(path.join(release, archive));
/** @type {{ stop: () => Promise<unknown> }[]} */
const running = [];
try {
  const database = await startPostgres(path.join(folder, 'postgres'));
  running.push(database);
  compare('compressed, MB', bytes / 1e6, bytesMax / 1e6);
  await measure(database.url);
  await journeys();
} finally {
  for (const one of running.reverse()) await one.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const what of failed) console.error(`failed: ${what}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Starts web and worker against a migrated database. @param {string} url */
async function measure(url) {
  const [port, webProbes, workerProbes] = await Promise.all([1, 2, 3].map(() => chooseLoopbackPort()));
  const env = {
    DATABASE_URL: url,
    APP_SECRET: 'a secret of the check, not of an installation',
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  await expectExit('migrate', ['migrate'], env, 0);
  await expectExit('doctor', ['doctor'], env, 0);
  await expectExit('no database', ['web'], {}, 1);
  const began = performance.now();
  const web = start('web', { ...env, METRICS_PORT: String(webProbes) });
  if (!(await waitUntil(() => answers(`http://127.0.0.1:${port}/readyz`), 60_000)))
    throw new Error('web is not ready');
  compare('seconds until web is ready', (performance.now() - began) / 1000, readyMaxSeconds);
  const workerBegan = performance.now();
  const worker = start('worker', { ...env, METRICS_PORT: String(workerProbes) });
  await waitUntil(() => answers(`http://127.0.0.1:${workerProbes}/readyz`), 60_000);
  compare('seconds until worker is ready', (performance.now() - workerBegan) / 1000, readyMaxSeconds);
  const processor = [web, worker].map(({ pid }) => processorSeconds(pid()).toFixed(1));
  console.log(
    `processor seconds until then: ${processor.join(' and ')}; load of the machine ${os.loadavg()[0]?.toFixed(1)}`,
  );
  await expectExit(
    'health of web',
    config.Healthcheck.Test.slice(-1),
    { ...env, METRICS_PORT: String(webProbes) },
    0,
  );
  await expectExit('health of none', config.Healthcheck.Test.slice(-1), { ...env, METRICS_PORT: '1' }, 1);
  await delay(restMs);
  console.log(`memory at rest, MB: web ${megabytes(web.pid())}, worker ${megabytes(worker.pid())}`);
  const status = readFileSync(`/proc/${web.pid()}/status`, 'utf8');
  const rights = /^CapEff:\s*(\w+)/m.exec(status)?.[1];
  console.log(`user on this machine ${/^Uid:\s*(\d+)/m.exec(status)?.[1]}, capabilities ${rights}`);
}

/** The main job in a browser; its web, worker, migration and demo club run in containers. */
async function journeys() {
  const code = await runNode('node_modules/@playwright/test/cli.js', ['test', '--project=ui', 'main-job'], {
    EINTRITT_BUNDLE: folder,
    E2E_WORKERS: '1',
  });
  if (code !== 0) failed.push('main job');
}

/** @param {string} role @param {Record<string, string>} env */
function start(role, env) {
  const pidFile = path.join(folder, `run/${role}.pid`);
  const [command, ...args] = containerCommand(folder, [role], env, { pidFile });
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = once(child, 'exit');
  running.push({
    stop: async () => {
      child.kill('SIGINT');
      const [code] = await exited;
      if (code !== 0) failed.push(`${role} stopped with ${code}`);
    },
  });
  return { pid: () => Number(readFileSync(pidFile, 'utf8')) };
}

/** @param {string} what @param {string[]} commandArgs @param {Record<string, string>} env @param {number} expected */
async function expectExit(what, commandArgs, env, expected) {
  const [command, ...args] = containerCommand(folder, commandArgs, env);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  console.log(`${what}: exit code ${code}`);
  if (code !== expected) failed.push(`${what}: ${output}`);
}

/** @param {string} what @param {number} found @param {number} most */
function compare(what, found, most) {
  console.log(`${what}: ${found.toFixed(1)}, at most ${most}`);
  if (found > most) failed.push(what);
}

/** @param {string} address */
function answers(address) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {number} pid */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second, after the state and ten other fields.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Memory of its own, shared pages by shares. @param {number} pid */
function megabytes(pid) {
  const kilobytes = /^Pss:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}
