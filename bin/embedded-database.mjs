import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crashBudget } from './crash-budget.mjs';
import { acquireLock } from './instance-lock.mjs';
import { findUsablePostgres, startPostgres } from './postgres.mjs';
import { oneLine, report } from './report.mjs';

const failedStartsMax = 5;
const waitSeconds = 30;

/** @typedef {{ url: string; loginUrl: string; stop: () => Promise<void> }} EmbeddedDatabase */

/**
 * Runs the embedded PostgreSQL of `dataDir`. Restarts it on the same port when it ends by itself, after pauses of at
 * most five seconds. Gives up after five failed starts in a row.
 * @param {string} dataDir
 * @param {(message: string) => void} onGivenUp
 * @returns {Promise<EmbeddedDatabase>}
 */
export async function runEmbeddedDatabase(dataDir, onGivenUp) {
  const home = path.join(dataDir, 'postgres');
  const pauseAfterCrash = crashBudget({ crashesMax: Number.POSITIVE_INFINITY, longestPauseMs: 5_000 });
  let isStopping = false;
  let cluster = await startAndReport();
  const { url, loginUrl } = cluster;
  /** @type {Promise<void>} */
  let restarting = Promise.resolve();
  watch();

  async function startAndReport() {
    const began = performance.now();
    const started = await startPostgres(home);
    report('database', `PostgreSQL ${started.version} started on 127.0.0.1:${started.port}`, began);
    return started;
  }

  function watch() {
    cluster.process.once('exit', () => {
      restarting = startAgain();
    });
  }

  async function startAgain() {
    for (let failedStarts = 0; ; failedStarts += 1) {
      if (isStopping) return;
      if (failedStarts === failedStartsMax) {
        return onGivenUp(`PostgreSQL failed to start ${failedStarts} times one after the other`);
      }
      const pause = pauseAfterCrash(Date.now()) ?? 0;
      const what = failedStarts > 0 ? 'PostgreSQL did not start' : 'PostgreSQL ended';
      report('database', `${what}, starting again in ${pause / 1000} s`);
      await new Promise(resolve => setTimeout(resolve, pause));
      try {
        cluster = await startAndReport();
        break;
      } catch (error) {
        report('database', oneLine(error));
      }
    }
    if (cluster.url !== url) return onGivenUp('PostgreSQL lost its port to another program: start again');
    watch();
  }

  return {
    url,
    loginUrl,
    stop: async () => {
      isStopping = true;
      await restarting;
      await cluster.stop();
    },
  };
}

/**
 * The embedded database, of the process that runs it, or started for this command. Waits half a minute for a process
 * that is starting or stopping it.
 * @param {string} dataDir
 * @returns {Promise<EmbeddedDatabase>}
 */
export async function openEmbeddedDatabase(dataDir) {
  const home = path.join(dataDir, 'postgres');
  for (let seconds = 0; ; seconds += 1) {
    const { heldBy } = await acquireLock(dataDir, 'start', { pid: process.pid, address: 'a command' });
    if (!heldBy) return startPostgres(home);
    const running = await findUsablePostgres(home);
    if (running) return { ...running, stop: async () => {} };
    const what = `process ${heldBy.pid} is starting or stopping on ${dataDir}`;
    if (seconds === 0) console.error(`${what}: this command waits for it`);
    if (seconds === waitSeconds) throw new Error(`${what}: try again in a moment`);
    await delay(1_000);
  }
}
