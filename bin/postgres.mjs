import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { chooseLoopbackPort } from './ports.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { postgresLaunch } from './postgres-user.mjs';
import { isRunning, waitUntil, withParentDeathSignal } from './processes.mjs';

/**
 * @typedef {object} Cluster
 * @property {string} url address of the database `eintritt` as the cluster's superuser, password included
 * @property {string} loginUrl the same for web and worker; `server/database/migrate.ts` creates its user
 * @property {number} port
 * @property {number} pid
 * @property {string} version
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => Promise<void>} stop disconnects clients, writes all data and ends; safe to call twice
 */

const superuser = 'eintritt';
const login = 'eintritt_login';
const database = 'eintritt';
const startAttempts = 3;
const startTimeoutMs = 60_000;
const stopTimeoutMs = 30_000;

// Query texts and row values must not reach the log: they contain personal data.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};

/**
 * Starts the embedded PostgreSQL in `home` and creates its files if there are none: German ICU collation, UTF-8, on a
 * loopback port only, with a random password stored in `home` (0600). It stops when this process dies, also by kill -9
 * (Linux), and recovers after being killed itself. First stops a PostgreSQL that a dead process left running: callers
 * must make sure that `home` has one owner. Throws an `Error` with a one-line message.
 * @param {string} home
 * @param {{ settings?: Record<string, string> }} [options] more server settings, for tests
 * @returns {Promise<Cluster>}
 */
export async function startPostgres(home, options = {}) {
  const folder = path.resolve(home);
  const launch = postgresLaunch(postgresBinaries(), folder);
  await stopPostgres(folder);
  initialise(folder, launch);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await serve(folder, launch, { ...settings, ...options.settings });
    } catch (error) {
      if (attempt === startAttempts || !/bind|in use/i.test(lastLogLine(folder))) throw error;
    }
  }
}

/**
 * Returns the address of the running cluster in `home`, whichever process started it.
 * @param {string} home
 * @returns {{ url: string; loginUrl: string; pid: number; port: number } | undefined}
 */
export function findPostgres(home) {
  const folder = path.resolve(home);
  const status = readStatus(folder);
  if (!status?.isReady) return undefined;
  const { pid, port } = status;
  return { url: address(folder, port, database), loginUrl: loginAddress(folder, port), pid, port };
}

/** Codes of a database that may answer soon: it is not made yet, or PostgreSQL starts or stops. */
const notYet = /^(3D000|57P0[123]|ECONN\w+|EPIPE|CONNECT_TIMEOUT|CONNECTION_\w+)$/;

/**
 * `findPostgres`, if its database answers; undefined while it starts or stops. Throws if it refuses for another reason.
 * @param {string} home
 */
export async function findUsablePostgres(home) {
  const found = findPostgres(home);
  if (!found) return undefined;
  const sql = postgres(found.url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    await sql`select 1`;
    return found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && notYet.test(String(error.code))) return undefined;
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Stops the cluster in `home` if it runs, whichever process started it, and waits for its end.
 * @param {string} home
 */
export async function stopPostgres(home) {
  const folder = path.resolve(home);
  const status = readStatus(folder);
  if (status) {
    process.kill(status.pid, 'SIGINT');
    if (!(await waitUntil(() => !isRunning(status.pid), stopTimeoutMs))) {
      throw new Error(`PostgreSQL (process ${status.pid}) does not stop: end it, then start again`);
    }
  }
  // After a crash the file can name a process of another program; PostgreSQL would then not start.
  rmSync(path.join(folder, 'data/postmaster.pid'), { force: true });
}

/**
 * Creates the files in a new folder and renames it at the end: an interrupted first start leaves nothing.
 * @param {string} folder
 * @param {import('./postgres-user.mjs').Launch} launch
 */
function initialise(folder, launch) {
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  if (existsSync(path.join(data, 'PG_VERSION'))) return;
  const fresh = path.join(folder, 'data.new');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  launch.own(passwordFile);
  const [command = '', ...args] = [
    ...launch.prefix,
    path.join(launch.binaries, 'bin/initdb'),
    ...['-D', fresh, '-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=de-DE', '--locale=C.UTF-8'],
  ];
  const made = spawnSync(command, args, { encoding: 'utf8' });
  if (made.status !== 0) {
    const reason =
      made.error?.message ??
      made.stderr
        .trim()
        .split('\n')
        .findLast(line => /error|fatal/i.test(line));
    throw new Error(`PostgreSQL could not make its files in ${folder}: ${reason ?? 'initdb failed'}`);
  }
  renameSync(fresh, data);
}

/**
 * @param {string} folder
 * @param {import('./postgres-user.mjs').Launch} launch
 * @param {Record<string, string>} parameters
 * @returns {Promise<Cluster>}
 */
async function serve(folder, launch, parameters) {
  const port = await chooseLoopbackPort(storedPort(folder));
  writeFileSync(path.join(folder, 'port'), `${port}\n`);
  const [command, ...args] = [
    ...launch.prefix,
    ...withParentDeathSignal('INT', [
      path.join(launch.binaries, 'bin/postgres'),
      '-D',
      path.join(folder, 'data'),
    ]),
    ...['-p', String(port)],
    ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(path.join(folder, 'log'), 'w', 0o600);
  // A new session: Ctrl-C must first reach the processes that use the database.
  const child = spawn(command ?? '', args, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  let isGone = false;
  const gone = new Promise(resolve => {
    child.once('error', resolve);
    child.once('exit', resolve);
  }).then(() => {
    isGone = true;
  });
  const stop = async () => {
    if (!isGone) child.kill('SIGINT');
    await gone;
  };
  await waitUntil(() => isGone || readStatus(folder)?.isReady === true, startTimeoutMs);
  if (isGone || readStatus(folder)?.isReady !== true) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${lastLogLine(folder)}`);
  }
  const version = await ensureDatabase(folder, port);
  const urls = { url: address(folder, port, database), loginUrl: loginAddress(folder, port) };
  return { ...urls, port, pid: child.pid ?? 0, version, process: child, stop };
}

/**
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<string>} the server's version
 */
async function ensureDatabase(folder, port) {
  const sql = postgres(address(folder, port, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql`
      select current_setting('server_version') as version,
             exists (select from pg_database where datname = ${database}) as exists`;
    if (!row?.exists) await sql`create database ${sql(database)}`;
    return String(row?.version);
  } finally {
    await sql.end();
  }
}

/**
 * Returns the status file of the running server, or undefined.
 * @param {string} folder
 */
function readStatus(folder) {
  const file = path.join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid, 'postgres')) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {string} name
 */
function address(folder, port, name) {
  const file = path.join(folder, 'password');
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing, so the database's password is unknown: put it back, or move ${folder} away to start anew`,
    );
  }
  return `postgres://${superuser}:${readFileSync(file, 'utf8').trim()}@127.0.0.1:${port}/${name}`;
}

/**
 * @param {string} folder
 * @param {number} port
 */
function loginAddress(folder, port) {
  const file = path.join(folder, 'login-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return `postgres://${login}:${readFileSync(file, 'utf8').trim()}@127.0.0.1:${port}/${database}`;
}

/** @param {string} folder */
function storedPort(folder) {
  const file = path.join(folder, 'port');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} folder */
function lastLogLine(folder) {
  const file = path.join(folder, 'log');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const relevant = text.split('\n').filter(line => /FATAL|PANIC|ERROR|error|HINT|cannot|refused/.test(line));
  return (relevant.at(-1) ?? text.trim().split('\n').at(-1) ?? '').slice(0, 300);
}
