import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { withParentDeathSignal } from '@/bin/processes.mjs';
import { nodeFlags } from '@/bin/supervised.mjs';

export type ChildScript = { readonly pid: number; readonly child: ChildProcess; stop(): Promise<void> };

/**
 * Runs a script with this version of Node and waits for its first message. Prints its stderr. The script exits when this
 * process does.
 */
export async function startScript(
  file: string,
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ChildScript> {
  const [command, ...args] = withParentDeathSignal('KILL', [
    ...[process.execPath, ...nodeFlags],
    ...nodeOptions,
    file,
  ]);
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
  if (!isReady) throw new Error(`${file} ended before it was ready`);
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  return { pid: child.pid ?? 0, child, stop };
}
