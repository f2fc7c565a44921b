/**
 * Every script in `bin/` imports this first; afterwards Node 24 or newer is running. An older Node starts the script
 * again with the Node 24 of `npm ci`. Signals and exit code are passed on, and the script gets SIGTERM when this
 * process is killed. Prints one line and exits with 1 if there is no Node 24.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withParentDeathSignal } from './processes.mjs';

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
 * @returns {Promise<number>} the exit code, 128 + signal number if a signal ended it
 */
function runAgain(node) {
  const [command, ...args] = withParentDeathSignal('TERM', [
    node,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise(resolve => {
    child.on('error', () => resolve(1));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
