import { spawn } from 'node:child_process';
import { crashBudget } from './crash-budget.mjs';
import { withParentDeathSignal } from './processes.mjs';
import { report } from './report.mjs';

const killAfterMs = 30_000;

/** A process that is not vital starts again for ever. The window is longer than the pauses, else they would start anew. */
const patience = { crashesMax: Number.POSITIVE_INFINITY, longestPauseMs: 60_000, windowMs: 600_000 };

/** At this number of crashes within ten minutes a process that is not vital counts as one that does not stay up. */
const loopCrashes = 5;

/** Flags of web and worker. V8 would choose larger sizes on a large machine (docs/performance.md, "Memory"). */
export const nodeFlags = ['--import', './bin/source-maps.mjs', '--max-semi-space-size=4'];

/**
 * A process that is restarted when it crashes.
 * @typedef {object} Supervised
 * @property {Promise<boolean>} ready resolves to true when it is ready for the first time. If it never is, it rejects;
 *   to false at the fifth crash if the process is not vital
 * @property {(message: object) => void} tell sends a message to the process, if it runs
 * @property {(signal: 'SIGTERM' | 'SIGINT') => Promise<void>} stop stops it after its running work, kills it after 30 s; SIGTERM leaves
 *   balancers time to notice
 * @property {() => void} kill
 */

/**
 * What the web process learns about the worker beside it.
 * @typedef {object} ProcessState
 * @property {boolean} isRunning
 * @property {number} crashes since `npm start`
 * @property {boolean} isLooping whether it ended five times within ten minutes
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
 * @param {boolean} [options.isVital] default true; else it never gives up, and pauses grow to a minute
 * @param {(state: ProcessState) => void} [options.onState] called at each start that succeeded and each crash
 * @param {(pid: number) => void} [options.onStarted] called with each new process
 * @returns {Supervised}
 */
export function supervise(
  name,
  {
    cwd,
    env,
    onGivenUp,
    script = [...nodeFlags, `dist/server/${name}.mjs`],
    crashesMax = 5,
    isVital = true,
    onState = () => {},
    onStarted = () => {},
  },
) {
  const pauseAfterCrash = crashBudget(isVital ? { crashesMax } : patience);
  let crashes = 0;
  /** @type {number[]} */
  let recent = [];
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
    onStarted(child.pid ?? 0);
    child.on('message', message => {
      if (message !== 'ready') return;
      setReady(true);
      onState({ isRunning: true, crashes, isLooping: false });
    });
    child.once('error', error => onGivenUp(`${name} cannot be started: ${error.message}`));
    child.once('exit', ended);
  };

  /** @param {number | null} code @param {NodeJS.Signals | null} signal */
  const ended = (code, signal) => {
    if (isStopping) return;
    const pause = pauseAfterCrash(Date.now());
    const how = signal ?? `exit code ${code}`;
    // The killed process could log nothing.
    const why =
      signal === 'SIGKILL'
        ? 'it was killed from outside, perhaps because memory ran out (dmesg | grep -i oom)'
        : 'the log lines above say why';
    if (pause === undefined) {
      const often = crashesMax === 1 ? `(${how})` : `${crashesMax} times within a minute (last: ${how})`;
      const message = `${name} ended ${often}: ${why}`;
      setFailed(new Error(message));
      onGivenUp(message);
      return;
    }
    const now = Date.now();
    crashes += 1;
    recent = [...recent.filter(at => now - at < patience.windowMs), now];
    const isLooping = recent.length >= loopCrashes;
    const often = isLooping ? ` ${recent.length} times within ten minutes, ${why}` : '';
    report(name, `ended${often} (${how}), starting again in ${pause / 1000} s`);
    if (isLooping) setReady(false);
    onState({ isRunning: false, crashes, isLooping });
    restart = setTimeout(run, pause);
  };

  run();
  return {
    ready,
    // Without a callback a process that just died would count as one that cannot be started.
    tell: message => void (child?.connected && child.send(message, () => {})),
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
