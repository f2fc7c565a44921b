/**
 * Imported first by every script in `bin/`: afterwards Node 24 or newer is running. On an older Node the
 * script is started again with the Node 24 that `npm ci` brought along, signals and exit code are passed
 * on, and it stops (SIGTERM) when this process is killed. Prints one line and exits 1 where there is none.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dyingWithParent } from './processes.mjs';

const neededMajor = 24;

if (Number.parseInt(process.versions.node, 10) < neededMajor) {
  const node = bundledNode();
  if (!node) {
    console.error(
      `Node ${process.versions.node} is too old: run npm ci, which brings Node 24 along, or install Node 24`,
    );
    process.exit(1);
  }
  process.exit(await runAgain(node));
}

function bundledNode() {
  const modules = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../node_modules');
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const node = path.join(modules, name, 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(node) ? node : undefined;
}

/**
 * @param {string} node
 * @returns {Promise<number>} the exit code, 128 + signal number where a signal ended it
 */
function runAgain(node) {
  const [command, ...args] = dyingWithParent('TERM', [node, ...process.execArgv, ...process.argv.slice(1)]);
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise(resolve => {
    child.on('error', () => resolve(1));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
