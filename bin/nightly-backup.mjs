import { spawn } from 'node:child_process';
import os from 'node:os';
import { withParentDeathSignal } from './processes.mjs';

/** Nice value: requests and jobs come first. */
const priority = 10;

/**
 * Asks twice an hour, in a process of its own, for the backup that the setting wants: it makes one each night, and once
 * a week it restores one. Web and worker never get the owner's address, which a backup needs. The process dies with
 * this one, also by kill -9 (Linux); the next one removes what it left.
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env of the owner
 * @param {string[]} options.args
 * @param {number} [options.firstCheckMs]
 * @param {number} [options.checkMs]
 * @returns {{ stop: () => Promise<void> }}
 */
export function startNightlyBackups({ cwd, env, args, firstCheckMs = 60_000, checkMs = 30 * 60_000 }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {Promise<unknown>} */
  let ended = Promise.resolve();
  const check = () => {
    if (child) return;
    const [command, ...rest] = withParentDeathSignal('KILL', [
      process.execPath,
      '--enable-source-maps',
      'dist/server/backup.mjs',
      '--if-due',
      '--quiet',
      ...args,
    ]);
    // A new session: at Ctrl-C this process decides the order of stopping.
    const started = spawn(command, rest, {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    child = started;
    if (started.pid) os.setPriority(started.pid, priority);
    ended = new Promise(resolve => {
      started.once('error', resolve);
      started.once('exit', resolve);
    }).then(() => {
      child = undefined;
    });
  };
  const first = setTimeout(check, firstCheckMs);
  const others = setInterval(check, checkMs);
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(others);
      child?.kill('SIGKILL');
      await ended;
    },
  };
}
