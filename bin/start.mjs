import './node24.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages, buildServer } from './build.mjs';
import { runEmbeddedDatabase } from './embedded-database.mjs';
import { takeLock } from './instance-lock.mjs';
import { findListenFault } from './ports.mjs';
import { dyingWithParent, parentOf } from './processes.mjs';
import { oneLine, report } from './report.mjs';
import { readSettings } from './settings.mjs';
import { supervise } from './supervised.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const parentCheckMs = 250;
const secondSignalAfterMs = 1_000;
const noMailServer =
  "Warning: SMTP_URL is not set. Invitations and links for forgotten passwords reach nobody: they never go by a club's own mail server. Set SMTP_URL, or hand out links with npm run account:link";

/** @type {{ stop: () => Promise<void> } | undefined} */
let database;
/** @type {import('./supervised.mjs').Supervised[]} */
let processes = [];
let stoppingSince = 0;

process.on('SIGTERM', () => stopAll(0, { signal: 'SIGTERM' }));
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => stopAll(0));
watchParent();
try {
  await start();
} catch (error) {
  if (!stoppingSince) await stopAll(1, { message: oneLine(error) });
}

async function start() {
  const settings = await readSettings(root);
  const { env } = settings;
  const hasWeb = env.ROLE !== 'worker';
  if (!settings.isEmbedded && !env.SMTP_URL) console.warn(noMailServer);
  if (settings.isEmbedded) await requireSoleOwner(settings.dataDir, env.APP_URL);
  if (hasWeb) await requirePort(env);
  await buildServer();
  const [childEnv] = await Promise.all([prepareDatabase(settings), hasWeb && buildPages()]);
  await startProcesses(env.ROLE === 'all' ? ['web', 'worker'] : [env.ROLE], childEnv);
  if (hasWeb) printWelcome(env, settings.hasDemo);
}

/** @param {import('../lib/env').Env} env */
async function requirePort({ PORT, HOST }) {
  const fault = await findListenFault(PORT, HOST);
  if (fault === 'EADDRNOTAVAIL' || fault === 'EAFNOSUPPORT') {
    throw new Error(`HOST ${HOST} is no address of this machine: set another, or :: for all of them`);
  }
  if (fault === 'EACCES') throw new Error(`PORT ${PORT} may not be used by this user: set one above 1023`);
  if (fault) {
    throw new Error(`PORT ${PORT} is in use by another program: stop that, or set PORT to another number`);
  }
}

/**
 * The environment of the processes, once the database is there, migrated and has its demo club.
 * @param {import('./settings.mjs').Settings} settings
 */
async function prepareDatabase({ isEmbedded, dataDir, env, forChildren, hasDemo }) {
  const { url, loginUrl } = isEmbedded
    ? await startDatabase(dataDir)
    : { url: env.DATABASE_MIGRATION_URL ?? '', loginUrl: env.DATABASE_URL };
  // Web and worker never learn the owner's address.
  const childEnv = { ...forChildren, DATABASE_URL: loginUrl, DATABASE_MIGRATION_URL: '' };
  const ownerEnv = { ...childEnv, DATABASE_MIGRATION_URL: url };
  await runScript('migrate', 'migrations', 'database is up to date', ownerEnv);
  if (hasDemo) await runScript('seed', 'demo club', 'is there', childEnv);
  return childEnv;
}

/**
 * @param {string} dataDir
 * @param {string} address
 */
async function requireSoleOwner(dataDir, address) {
  const { heldBy } = await takeLock(dataDir, 'start', { pid: process.pid, address });
  if (!heldBy) return;
  throw new Error(
    `already running on ${dataDir}: process ${heldBy.pid}, ${heldBy.address}. Stop it first, or set DATA_DIR and PORT for a second one`,
  );
}

/** @param {string} dataDir */
async function startDatabase(dataDir) {
  const embedded = await runEmbeddedDatabase(dataDir, message => stopAll(1, { message }));
  database = embedded;
  return embedded;
}

/**
 * Runs a bundled script to its end; what it wrote to standard error becomes the error.
 * @param {string} script
 * @param {string} what
 * @param {string} done
 * @param {Record<string, string | undefined>} env
 */
async function runScript(script, what, done, env) {
  const began = performance.now();
  const [command, ...args] = dyingWithParent('KILL', [
    process.execPath,
    '--enable-source-maps',
    `dist/server/${script}.mjs`,
  ]);
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
    detached: true,
  });
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    problem += text;
  });
  const code = await new Promise(resolve => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  if (code !== 0) throw failureOf(what, problem.trim());
  report(what, done, began);
}

/**
 * One line is meant for people and becomes the message; more is a fault of ours and is shown in full.
 * @param {string} what
 * @param {string} problem
 */
function failureOf(what, problem) {
  if (problem && !problem.includes('\n')) return new Error(problem);
  console.error(problem);
  return new Error(`${what} failed: the lines above say why`);
}

/**
 * @param {string[]} names
 * @param {Record<string, string | undefined>} env
 */
async function startProcesses(names, env) {
  const began = performance.now();
  if (stoppingSince) return;
  processes = names.map(name =>
    supervise(name, { cwd: root, env, onGivenUp: message => stopAll(1, { message }) }),
  );
  await Promise.all(
    processes.map(async (supervised, index) => {
      await supervised.ready;
      report(names[index] ?? '', 'running', began);
    }),
  );
}

/**
 * @param {import('../lib/env').Env} env
 * @param {boolean} hasDemo
 */
function printWelcome({ APP_URL: address, HOST }, hasDemo) {
  console.log(`\nEintritt is ready: ${address}`);
  if (!hasDemo) return;
  if (HOST === '127.0.0.1')
    console.log('It answers this machine only, because of the demo club: set HOST to change that');
  console.log(`Demo form:         ${address}/f/demo/membership`);
  console.log('Demo sign-in:      admin@demo.example / demo-password-1\n');
}

/**
 * Stops web and worker, then the database, then this process. A second signal cuts the waiting short; npm
 * and the terminal both pass on Ctrl-C, so one that follows at once is the same. SIGTERM, with which replicas are
 * replaced, leaves balancers some seconds to notice; nobody waits for them at a terminal.
 * @param {number} code
 * @param {{ message?: string; signal?: 'SIGTERM' | 'SIGINT' }} [how]
 */
async function stopAll(code, { message, signal = 'SIGINT' } = {}) {
  if (stoppingSince) {
    if (Date.now() - stoppingSince > secondSignalAfterMs) for (const { kill } of processes) kill();
    return;
  }
  stoppingSince = Date.now();
  const began = performance.now();
  if (message) console.error(message);
  await Promise.all(processes.map(({ stop }) => stop(signal)));
  await database?.stop();
  if (!message) report('stopped', 'nothing is left running', began);
  process.exit(code);
}

/**
 * npm passes on signals, but not when it is killed, and its shell does not always: then this process has to
 * see for itself that one of the two is gone. Ctrl-C reaches it without them, so this is another one's SIGTERM.
 */
function watchParent() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const [parent, grandparent] = [process.ppid, parentOf(process.ppid)];
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    // Once: a second call would cut the waiting short.
    clearInterval(timer);
    stopAll(0, { signal: 'SIGTERM' });
  }, parentCheckMs);
  timer.unref();
}
