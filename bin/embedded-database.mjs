import path from 'node:path';
import { crashBudget } from './crash-budget.mjs';
import { startPostgres } from './postgres.mjs';
import { oneLine, report } from './report.mjs';

const failedStartsMax = 5;

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
