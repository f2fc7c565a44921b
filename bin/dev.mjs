import './node24.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { buildPublicForm, buildServer, serverBundle } from './build.mjs';
import { forwardRequest, forwardUpgrade } from './forward.mjs';
import { prepareDatabase, printWelcome, requirePort, requireSoleOwner } from './installation.mjs';
import { listMigrations } from './migrations.mjs';
import { chooseLoopbackPort, listenHost } from './ports.mjs';
import { onParentGone } from './processes.mjs';
import { oneLine, report } from './report.mjs';
import { readSettings } from './settings.mjs';
import { supervise } from './supervised.mjs';

/**
 * `npm run dev`: the whole product, with saved changes visible without a build. Next compiles the pages in a separate
 * process. Web and worker are bundled at each change and restarted if their bundle has changed. Requests wait for that,
 * so they never get the old state. Migrations are applied only at the start, because a file that is still being
 * written must not be applied.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folders = ['app', 'components', 'data', 'db', 'lib', 'messages', 'server'];
const source = /\.(tsx?|css|json|tsv)$/;
const test = /\.test\.tsx?$|\/testing\//;
/** An editor or `git checkout` saves several files, each in several steps. */
const quietMs = 40;
const stopMs = 2_000;

/** Processes by name, with their bundles. */
const bundles = { web: ['web'], worker: ['worker', 'export-thread'] };
/** @typedef {keyof typeof bundles} Name */
const names = /** @type {Name[]} */ (Object.keys(bundles));

/** @type {import('./embedded-database.mjs').EmbeddedDatabase | undefined} */
let database;
/** @type {Map<string, import('./supervised.mjs').Supervised>} */
const running = new Map();
/** Resolves when the last saved change is served. */
let upToDate = Promise.resolve();
let isStopping = false;
/** Time of the newest migration that was applied at the start. */
let migratedTo = 0;
let reportedMigrations = '';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stopAll(0));
onParentGone('dev', () => stopAll(0));
try {
  await start();
} catch (error) {
  await stopAll(1, oneLine(error));
}

async function start() {
  const began = performance.now();
  const settings = await readSettings(root);
  const { env, dataDir, isEmbedded } = settings;
  if (isEmbedded) await requireSoleOwner(dataDir, env.APP_URL);
  await requirePort(env);
  const [webPort, pagesPort] = [await chooseLoopbackPort(), await chooseLoopbackPort()];
  Object.assign(settings.forChildren, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  const script = ['bin/dev-pages.mjs', String(pagesPort)];
  const databaseEvents = { onStarted, onGivenUp: fail };
  await buildServer();
  const [{ childEnv }] = await Promise.all([prepareDatabase(settings, databaseEvents), buildPublicForm()]);
  migratedTo = Math.max(...listMigrations().map(({ time }) => time));
  const urls = {
    APP_URL: env.APP_URL,
    HOST: '127.0.0.1',
    PORT: String(webPort),
    DEV_PAGES_PORT: String(pagesPort),
  };
  const processEnv = { ...childEnv, ...urls };
  running.set('pages', supervise('pages', { cwd: root, env: processEnv, onGivenUp: fail, script }));
  const server = await esbuild.context(
    serverBundle(['server/web.ts', 'server/worker.ts', 'server/export-thread.ts']),
  );
  await Promise.all([running.get('pages')?.ready, ...names.map(name => run(name, processEnv))]);
  serve(env, webPort, pagesPort);
  watchSources(changed => update(changed, server, processEnv));
  report('ready', 'a saved file is served without a build', began);
  printWelcome(settings);
}

/** @param {import('./embedded-database.mjs').EmbeddedDatabase} started */
function onStarted(started) {
  database = started;
}

/** @param {string} message */
function fail(message) {
  void stopAll(1, message);
}

/**
 * Starts web or worker and replaces the running one.
 * @param {Name} name
 * @param {NodeJS.ProcessEnv} env
 */
async function run(name, env) {
  const before = running.get(name);
  if (before) {
    const timer = setTimeout(before.kill, stopMs);
    await before.stop('SIGINT');
    clearTimeout(timer);
  }
  if (isStopping) return;
  const onGivenUp = /** @param {string} message */ message => console.error(message);
  const next = supervise(name, { cwd: root, env, onGivenUp, crashesMax: 1 });
  running.set(name, next);
  await next.ready;
}

/**
 * @param {import('../lib/env').Env} env
 * @param {number} webPort
 * @param {number} pagesPort
 */
function serve({ PORT, HOST }, webPort, pagesPort) {
  const server = createServer(async (req, res) => {
    await upToDate;
    await forwardRequest(req, res, webPort);
  });
  server.on('upgrade', (req, socket, head) => forwardUpgrade(req, socket, head, pagesPort));
  server.listen({ port: PORT, host: listenHost(HOST) });
}

/** @param {(changed: string[]) => Promise<void>} onChange */
function watchSources(onChange) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const onFile = /** @param {string} file */ file => {
    if (!source.test(file) || test.test(file)) return;
    changed.add(path.relative(root, file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      upToDate = upToDate.then(() => onChange(files)).catch(error => console.error(error.message));
    }, quietMs);
  };
  for (const folder of folders) watchFolder(path.join(root, folder), onFile);
}

/**
 * Calls `onFile` with each file that changes in `top` or below. Uses one watch per folder: with `recursive`, Node
 * misses changes of a file that an editor once replaced by renaming.
 * @param {string} top
 * @param {(file: string) => void} onFile
 * @returns {string[]} the existing files
 */
function watchFolder(top, onFile) {
  const entries = readdirSync(top, { recursive: true, withFileTypes: true });
  const below = entries.filter(one => one.isDirectory()).map(one => path.join(one.parentPath, one.name));
  for (const folder of [top, ...below]) {
    const watcher = watch(folder, (event, name) => {
      if (!existsSync(folder)) return watcher.close();
      const file = path.join(folder, name ?? '');
      const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory();
      if (!isFolder) onFile(file);
      else if (event === 'rename') watchFolder(file, onFile).forEach(onFile);
    });
  }
  return entries.filter(one => one.isFile()).map(one => path.join(one.parentPath, one.name));
}

/**
 * @param {string[]} changed
 * @param {esbuild.BuildContext} server
 * @param {NodeJS.ProcessEnv} env
 */
async function update(changed, server, env) {
  const began = performance.now();
  const before = names.map(versionOf);
  await Promise.all([server.rebuild(), mayConcernForms(changed) && buildPublicForm()]);
  const others = names.filter((name, index) => versionOf(name) !== before[index]);
  const ends = await Promise.allSettled(others.map(name => run(name, env)));
  const restarted = others.filter((_, index) => ends[index]?.status === 'fulfilled');
  if (restarted.length > 0) report(restarted.join(', '), `restarted after ${changed.join(', ')}`, began);
  if (changed.some(file => file.startsWith('db/migrations/'))) reportMigrations();
}

/** Says which migrations the running database lacks, when their list has changed: requests can fail without them. */
function reportMigrations() {
  const waiting = listMigrations().filter(({ time }) => time > migratedTo);
  const names = waiting.map(({ name }) => name).join(', ');
  if (names && names !== reportedMigrations)
    report('migrations', `not applied: ${names}. Stop npm run dev and start it again to apply them`);
  reportedMigrations = names;
}

/** @param {string[]} changed */
function mayConcernForms(changed) {
  return changed.some(file => !/^(app|db|server|lib\/services|components\/office)\//.test(file));
}

/** @param {Name} name */
function versionOf(name) {
  const hash = createHash('sha256');
  for (const bundle of bundles[name]) hash.update(readFileSync(path.join(root, `dist/server/${bundle}.mjs`)));
  return hash.digest('hex');
}

/**
 * @param {number} code
 * @param {string} [message]
 */
async function stopAll(code, message) {
  if (isStopping) return;
  isStopping = true;
  if (message) console.error(message);
  await Promise.all([...running.values()].map(({ stop }) => stop('SIGINT')));
  await database?.stop();
  process.exit(code);
}
