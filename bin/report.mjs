import { existsSync, readFileSync } from 'node:fs';

/**
 * Prints one line of progress: subject, event, and the elapsed time if `since` is given.
 * @param {string} what
 * @param {string} text
 * @param {number} [since] `performance.now()` at the beginning
 */
export function report(what, text, since) {
  const seconds = since === undefined ? '' : ` (${((performance.now() - since) / 1000).toFixed(1)} s)`;
  // In a log, beside the JSON lines of web and worker.
  const at = process.stdout.isTTY ? '' : `${new Date().toISOString()} `;
  console.log(`${at}${what.padEnd(12)}${text}${seconds}`);
}

/** Version of this release, and its commit if it is one. */
export function releaseText() {
  const file = existsSync('release.json') ? 'release.json' : 'package.json';
  const { version, commit } = JSON.parse(readFileSync(file, 'utf8'));
  return commit ? `${version} (${commit})` : version;
}

/**
 * Returns an error's message on one line.
 * @param {unknown} error
 */
export function oneLine(error) {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
}
