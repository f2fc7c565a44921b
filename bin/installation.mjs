import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runEmbeddedDatabase } from './embedded-database.mjs';
import { acquireLock } from './instance-lock.mjs';
import { findListenFault, listenFaultText } from './ports.mjs';
import { withParentDeathSignal } from './processes.mjs';
import { report } from './report.mjs';
import { ownersAlone } from './settings.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Throws unless this process is the only one that uses the data folder. Holds the lock until the process ends.
 * @param {string} dataDir
 * @param {string} address
 */
export async function requireSoleOwner(dataDir, address) {
  const { heldBy } = await acquireLock(dataDir, 'start', { pid: process.pid, address });
  if (!heldBy) return;
  throw new Error(
    `already running on ${dataDir}: process ${heldBy.pid}, ${heldBy.address}. Stop it first, or set DATA_DIR and PORT for a second one`,
  );
}

/**
 * Throws unless this process can listen on `PORT` of `HOST`.
 * @param {import('../lib/env').Env} env
 */
export async function requirePort({ PORT, HOST }) {
  const fault = await findListenFault(PORT, HOST);
  if (fault) throw new Error(listenFaultText(fault, { name: 'PORT', port: PORT, host: HOST }));
}

/**
 * Starts the embedded PostgreSQL if it is needed, migrates, and creates the demo club if the settings want it.
 * @param {import('./settings.mjs').Settings} settings
 * @param {object} events
 * @param {(database: import('./embedded-database.mjs').EmbeddedDatabase) => void} events.onStarted
 * @param {(message: string) => void} events.onGivenUp
 * @returns {Promise<{ childEnv: NodeJS.ProcessEnv; ownerEnv: NodeJS.ProcessEnv }>} the environments of web and worker,
 *   and of commands that need the owner
 */
export async function prepareDatabase(
  { isEmbedded, dataDir, env, forChildren, hasDemo },
  { onStarted, onGivenUp },
) {
  let url = env.DATABASE_MIGRATION_URL ?? '';
  let loginUrl = env.DATABASE_URL;
  if (isEmbedded) {
    const database = await runEmbeddedDatabase(dataDir, onGivenUp);
    onStarted(database);
    ({ url, loginUrl } = database);
  }
  const ownerEnv = { ...forChildren, DATABASE_URL: loginUrl, DATABASE_MIGRATION_URL: url };
  const childEnv = { ...ownerEnv, ...ownersAlone };
  await runScript('migrate', 'migrations', 'database is up to date', ownerEnv);
  if (hasDemo) await runScript('seed', 'demo club', 'is there', childEnv);
  return { childEnv, ownerEnv };
}

/**
 * Runs a bundled script to its end. Throws an error with its standard error output if it fails.
 * @param {string} script
 * @param {string} what
 * @param {string} done
 * @param {NodeJS.ProcessEnv} env
 */
async function runScript(script, what, done, env) {
  const began = performance.now();
  const [command, ...args] = withParentDeathSignal('KILL', [
    process.execPath,
    '--enable-source-maps',
    `dist/server/${script}.mjs`,
    ...(script === 'migrate' ? ['--quiet'] : []),
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
 * One line is for users and becomes the message. More lines are our own fault and are shown in full.
 * @param {string} what
 * @param {string} problem
 */
function failureOf(what, problem) {
  if (problem && !problem.includes('\n')) return new Error(problem);
  console.error(problem);
  return new Error(`${what} failed: the lines above say why`);
}

/**
 * Prints the address of the product, and how to sign in to the demo club.
 * @param {import('./settings.mjs').Settings} settings
 */
export function printWelcome({ env: { APP_URL: address, HOST, OUTBOUND_ALLOW_CIDRS: allowed }, hasDemo }) {
  console.log(`\nEintritt is ready: ${address}`);
  if (!hasDemo) return;
  if (HOST === '127.0.0.1')
    console.log('It answers this machine only, because of the demo club: set HOST to change that');
  if (allowed.length === 0)
    console.log('Webhooks to this machine need OUTBOUND_ALLOW_CIDRS=127.0.0.0/8 before npm start');
  console.log(`For developers:    ${address}/developers`);
  console.log(`Demo form:         ${address}/f/demo/membership`);
  console.log('Demo sign-in:      admin@demo.example / demo-password-1\n');
}
