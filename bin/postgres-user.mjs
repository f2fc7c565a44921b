import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { succeeds } from './processes.mjs';

/**
 * How this user runs PostgreSQL, which refuses to run as root.
 * @typedef {object} Launch
 * @property {string[]} prefix put before each command
 * @property {string} binaries folder with `bin` and `lib` that the command may read
 * @property {(file: string) => void} own makes the user of PostgreSQL the owner of a file or folder
 */

const systemUsers = ['postgres', 'nobody'];

/**
 * Ordinary users run it directly. Root runs it in a user namespace, where it is not root and the files stay root's.
 * Without namespaces it runs as the system user `postgres` or `nobody`; the binaries are copied into `home` if only
 * root can read them. Throws an `Error` with a one-line message that says what to do if neither works.
 * @param {string} binaries
 * @param {string} home the cluster's folder; created here
 * @returns {Launch}
 */
export function postgresLaunch(binaries, home) {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { prefix: [], binaries, own: () => {} };
  const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  if (succeeds('unshare', [...namespace.slice(1), 'true']))
    return { prefix: namespace, binaries, own: () => {} };
  return asSystemUser(binaries, home);
}

/**
 * @param {string} binaries
 * @param {string} home
 * @returns {Launch}
 */
function asSystemUser(binaries, home) {
  const user = systemUsers.map(findUser).find(found => found !== undefined);
  const prefix = user && ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'];
  if (!user || !prefix || !succeeds('setpriv', [...prefix.slice(1), 'true'])) {
    throw new Error(
      'PostgreSQL cannot run as root, and this machine allows neither user namespaces nor another user: start as an ordinary user, or set DATABASE_URL',
    );
  }
  const own = (/** @type {string} */ file) => chownSync(file, user.uid, user.gid);
  own(home);
  const canRead = (/** @type {string} */ file) =>
    spawnSync('setpriv', [...prefix.slice(1), 'test', '-r', file]).status === 0;
  if (!canRead(home)) {
    throw new Error(
      `PostgreSQL would run as ${user.name}, who may not enter ${home}: set DATA_DIR to a folder everyone may enter, start as an ordinary user, or set DATABASE_URL`,
    );
  }
  if (canRead(path.join(binaries, 'bin/postgres'))) return { prefix, binaries, own };
  return { prefix, binaries: copyOf(binaries, home), own };
}

/**
 * @param {string} binaries
 * @param {string} home
 */
function copyOf(binaries, home) {
  const copy = path.join(home, 'binaries');
  if (!existsSync(path.join(copy, 'share'))) {
    for (const part of ['bin', 'lib', 'share']) {
      cpSync(path.join(binaries, part), path.join(copy, part), { recursive: true, verbatimSymlinks: true });
    }
  }
  return copy;
}

/** @param {string} name */
function findUser(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}
