import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withParentDeathSignal } from './processes.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs the script `file` with this Node, shows its output, and resolves to its exit code. It dies with this process.
 * @param {string} file path from the project's folder
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's
 * @returns {Promise<number>}
 */
export function runNode(file, args, env = {}) {
  const [command, ...rest] = withParentDeathSignal('TERM', [
    process.execPath,
    path.join(root, file),
    ...args,
  ]);
  const child = spawn(command, rest, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise(resolve => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
