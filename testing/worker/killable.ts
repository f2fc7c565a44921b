import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'esbuild';
import { serverBundle } from '@/bin/build.mjs';

/** Bundles commands of the operator, for tests that kill them. */
export async function startKillable(entryPoints: string[]) {
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(path.resolve('dist/killable-'));
  await build({ ...serverBundle(entryPoints), outdir: folder });
  return {
    /** Runs a command and kills it (kill -9) after `afterMs`, unless it has ended. */
    async runAndKill(name: string, args: string[], env: Record<string, string>, afterMs: number) {
      const child = spawn(process.execPath, [path.join(folder, `${name}.mjs`), ...args], {
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await Promise.race([ended, delay(afterMs, undefined, { ref: false })]);
      child.kill('SIGKILL');
      await ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
