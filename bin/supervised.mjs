import { spawn } from 'node:child_process';
import { crashBudget } from './crash-budget.mjs';
import { withParentDeathSignal } from './processes.mjs';
import { report } from './report.mjs';

const killAfterMs = 30_000;

/** Flags of web and worker. V8 would choose larger sizes on a large machine (docs/performance.md, "Memory"). */
export const nodeFlags = ['--import', './bin/source-maps.mjs', '--max-semi-space-size=4'];

/**
 * A process that is restarted when it crashes.
 * @typedef {object} Supervised
 * @property {Promise<void>} ready resolves when it is ready for the first time, rejects if it never is
 * @property {(signal: 'SIGTERM' | 'SIGINT') => Promise<void>} stop stops it after its running work, kills it after 30 s; SIGTERM leaves
 *   balancers time to notice
 * @property {() => void} kill
 */

/**
 * Runs the process `name` and restarts it when it ends by itself. It dies with this process, also by kill -9 (Linux).
 * @param {string} name `web` or `worker`, unless `script` is given
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(message: string) => void} options.onGivenUp
 * @param {string[]} [options.script] path and arguments
 * @param {number} [options.crashesMax] gives up at this number of crashes within a minute
 * @returns {Supervised}
 */
export function supervise(
  name,
  { cwd, env, onGivenUp, script = [...nodeFlags, `dist/server/${name}.mjs`], crashesMax = 5 },
) {
  const pauseAfterCrash = crashBudget({ crashesMax });
  let isStopping = false;
  /** @type {NodeJS.Timeout | undefined} */
  let restart;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const { promise: ready, resolve: setReady, reject: setFailed } = Promise.withResolvers();
  ready.catch(() => {});

  const run = () => {
    const [command, ...args] = withParentDeathSignal('KILL', [process.execPath, ...script]);
    // A new session: at Ctrl-C this process decides the order of stopping.
    child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    child.on('message', message => message === 'ready' && setReady(undefined));
    child.once('error', error => onGivenUp(`${name} cannot be started: ${error.message}`));
    child.once('exit', ended);
  };

  /** @param {number | null} code @param {NodeJS.Signals | null} signal */
  const ended = (code, signal) => {
    if (isStopping) return;
    const pause = pauseAfterCrash(Date.now());
    const how = signal ?? `exit code ${code}`;
    if (pause === undefined) {
      const often = crashesMax === 1 ? `(${how})` : `${crashesMax} times within a minute (last: ${how})`;
      const message = `${name} ended ${often}: the log lines above say why`;
      setFailed(new Error(message));
      onGivenUp(message);
      return;
    }
    report(name, `ended (${how}), starting again in ${pause / 1000} s`);
    restart = setTimeout(run, pause);
  };

  run();
  return {
    ready,
    kill: () => void child?.kill('SIGKILL'),
    stop: async signal => {
      isStopping = true;
      clearTimeout(restart);
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const gone = new Promise(resolve => running.once('exit', resolve));
      running.kill(signal);
      const timer = setTimeout(() => running.kill('SIGKILL'), killAfterMs);
      await gone;
      clearTimeout(timer);
    },
  };
}
