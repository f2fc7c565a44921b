import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '@/bin/processes.mjs';

/**
 * Removes folders `<prefix><number of a process>-…` in `parent` whose process does not run any more: a test run that was
 * killed removes nothing, and in memory they would fill it.
 */
export async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    if (pid && !isRunning(Number(pid)))
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}
