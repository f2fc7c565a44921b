import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { inlineDrizzle } from '@/bin/inline-drizzle.mjs';
import { nodeFlags } from '@/bin/supervised.mjs';

export type WorkerProgram = {
  /** Starts a worker and waits until it is ready. */
  start(env: Record<string, string>): Promise<WorkerProcess>;
  /** The script, for a test that starts it in another way. */
  readonly file: string;
  remove(): void;
};

type WorkerProcess = {
  readonly pid: number;
  /** kill -9: no handler runs, and no connection is closed properly. Waits for the end of the process. */
  kill(): Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Returns its log so far. */
  log(): string;
};

/** The worker as in production, bundled for tests that must kill a process. */
export async function bundleWorker(): Promise<WorkerProgram> {
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(path.resolve('dist/worker-'));
  const file = path.join(folder, 'worker.mjs');
  await build({
    entryPoints: ['server/worker.ts', 'server/export-thread.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [inlineDrizzle(path.resolve('.'))],
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return { start: env => startProcess(file, env), file, remove };
}

async function startProcess(file: string, env: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [...nodeFlags, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const first = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (first[0] !== 'ready') throw new Error(`The worker did not start: ${log}`);
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      await end(child, 'SIGKILL');
    },
    stop: () => end(child, 'SIGTERM'),
    log: () => log,
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}
