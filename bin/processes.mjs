import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const parentCheckMs = 250;

/** @type {boolean | undefined} */
let hasSetpriv;

/**
 * Returns a command that runs `command` and gets `signal` from the kernel when the process that starts it dies, also by
 * kill -9. Works on Linux with util-linux. Elsewhere returns `command` itself, without that guarantee.
 * @param {'INT' | 'TERM' | 'KILL'} signal
 * @param {string[]} command
 * @returns {[string, ...string[]]}
 */
export function withParentDeathSignal(signal, command) {
  hasSetpriv ??= process.platform === 'linux' && succeeds('setpriv', ['--pdeathsig', 'TERM', 'true']);
  const [file = '', ...args] = hasSetpriv ? ['setpriv', '--pdeathsig', signal, '--', ...command] : command;
  return [file, ...args];
}

/**
 * @param {string} command
 * @param {string[]} args
 */
export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/**
 * Whether `pid` runs. Zombies do not count, because some init processes never remove them. With `name` the process must
 * also have that name, because a stored pid may belong to another program by now (Linux).
 * @param {number} pid
 * @param {string} [name]
 */
export function isRunning(pid, name) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const state = stat.slice(stat.lastIndexOf(')') + 2).charAt(0);
    return state !== 'Z' && state !== 'X' && (name === undefined || command === name);
  } catch {
    return false;
  }
}

/**
 * Returns the parent process of `pid`; undefined if the system does not report it.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/**
 * Calls `onGone` once when npm, which runs this as its script `event`, or the parent of npm is gone. npm passes on
 * signals, but not when it is killed, and its shell does not always pass them on.
 * @param {string} event
 * @param {() => void} onGone
 */
export function onParentGone(event, onGone) {
  if (process.env.npm_lifecycle_event !== event) return;
  const [parent, grandparent] = [process.ppid, parentOf(process.ppid)];
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
}

/**
 * Resolves to true as soon as `condition` is true, to false after `timeoutMs`.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} timeoutMs
 */
export async function waitUntil(condition, timeoutMs) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() > end) return false;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
