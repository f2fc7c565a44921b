import './node24.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApart } from './build.mjs';
import { prepareDatabase, printWelcome, requirePort, requireSoleOwner } from './installation.mjs';
import { hasLittleMemory } from './memory.mjs';
import { startNightlyBackups } from './nightly-backup.mjs';
import { onParentGone } from './processes.mjs';
import { oneLine, report } from './report.mjs';
import { readSettingsApart } from './settings.mjs';
import { supervise } from './supervised.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const secondSignalAfterMs = 1_000;
const noMailServer =
  "Warning: SMTP_URL is not set. Invitations and links for forgotten passwords reach nobody: they never go by a club's own mail server. Set SMTP_URL, or hand out links with npm run account:link";

const noBackups =
  'Warning: BACKUP_TO is not set, so that nothing makes backups. Set BACKUP_TO and BACKUP_KEY for one each night, unless tools of PostgreSQL make yours';

/** @type {import('./embedded-database.mjs').EmbeddedDatabase | undefined} */
let database;
/** @type {import('./supervised.mjs').Supervised[]} */
let processes = [];
/** @type {ReturnType<typeof startNightlyBackups> | undefined} */
let backups;
let stoppingSince = 0;

process.on('SIGTERM', () => stopAll(0, { signal: 'SIGTERM' }));
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => stopAll(0));
onParentGone('start', () => stopAll(0, { signal: 'SIGTERM' }));
try {
  await start();
} catch (error) {
  if (!stoppingSince) await stopAll(1, { message: oneLine(error) });
}

async function start() {
  const settings = await readSettingsApart(root);
  const { env } = settings;
  const hasWeb = env.ROLE !== 'worker';
  if (!settings.isEmbedded && !env.SMTP_URL) console.warn(noMailServer);
  if (!env.DEMO && !env.BACKUP_TO) console.warn(noBackups);
  if (settings.isEmbedded) await requireSoleOwner(settings.dataDir, env.APP_URL);
  if (hasWeb) await requirePort(env);
  await buildApart('server');
  // With little memory, the build needs all of it.
  const isPagesFirst = hasWeb && hasLittleMemory();
  if (isPagesFirst) await buildApart('pages');
  const [{ childEnv, ownerEnv }] = await Promise.all([
    prepareDatabase(settings, { onStarted, onGivenUp: message => stopAll(1, { message }) }),
    hasWeb && !isPagesFirst && buildApart('pages'),
  ]);
  await startProcesses(env.ROLE === 'all' ? ['web', 'worker'] : [env.ROLE], childEnv);
  if (hasWeb) printWelcome(settings);
  if (env.BACKUP_TO && env.ROLE !== 'web' && !stoppingSince) {
    const args = settings.isEmbedded ? ['--data-dir', settings.dataDir] : [];
    backups = startNightlyBackups({ cwd: root, env: ownerEnv, args });
  }
}

/** @param {import('./embedded-database.mjs').EmbeddedDatabase} started */
function onStarted(started) {
  database = started;
}

/**
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
async function startProcesses(names, env) {
  const began = performance.now();
  if (stoppingSince) return;
  const options = { cwd: root, env, onGivenUp: (/** @type {string} */ message) => stopAll(1, { message }) };
  processes = names.length > 1 ? webAndWorker(options) : names.map(name => supervise(name, options));
  await Promise.all(
    processes.map(async (supervised, index) => {
      if (await supervised.ready) report(names[index] ?? '', 'running', began);
    }),
  );
}

/**
 * The web process, and a worker that never ends it: forms are answered while the worker crashes. The web process learns
 * how the worker is, for its probe and metrics.
 * @param {Pick<Parameters<typeof supervise>[1], 'cwd' | 'env' | 'onGivenUp'>} options
 */
function webAndWorker(options) {
  /** @type {import('./supervised.mjs').ProcessState | undefined} */
  let workerState;
  const tellWeb = () => workerState && web.tell({ worker: workerState });
  const web = supervise('web', { ...options, onState: ({ isRunning }) => isRunning && tellWeb() });
  const worker = supervise('worker', {
    ...options,
    isVital: false,
    onState: state => {
      workerState = state;
      tellWeb();
    },
  });
  return [web, worker];
}

/**
 * Stops web and worker, then the database, then this process. A second signal kills web and worker. npm and the terminal
 * both forward Ctrl-C, so signals within a second count as one. After SIGTERM, which a rolling restart sends, the web
 * process first gives load balancers some seconds to notice; after Ctrl-C it does not.
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
  await Promise.all([backups?.stop(), ...processes.map(({ stop }) => stop(signal))]);
  await database?.stop();
  if (!message) report('stopped', 'nothing is left running', began);
  process.exit(code);
}
