import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../bin/run-node.mjs';

/**
 * Bundles the servers of an earlier commit in a folder of its own: that of `from`, else the one before the newest
 * migration. Packages and the pages of the office are those of this checkout. `remove` deletes the folder.
 * @param {string} [from]
 */
export async function bundlePreviousVersion(from) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 });
  const commit =
    from ?? `${`${git('log', '-1', '--format=%H', '--', 'db/migrations/meta/_journal.json')}`.trim()}^`;
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'dist/previous-'));
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const made of ['.next', 'dist/form', 'public'])
    cpSync(path.join(root, made), path.join(folder, made), { recursive: true, verbatimSymlinks: true });
  // Its own code makes the club: later code may need later tables.
  cpSync(
    path.join(root, 'bench/chaos/make-upgrade-club.ts'),
    path.join(folder, 'bench/chaos/make-upgrade-club.ts'),
  );
  const { serverBundle } = await import(pathToFileURL(path.join(folder, 'bin/build.mjs')).href);
  await build(
    serverBundle([
      ...['server/web.ts', 'server/worker.ts', 'server/export-thread.ts', 'server/cli/migrate.ts'],
      'bench/chaos/make-upgrade-club.ts',
    ]),
  );
  const name = `${git('log', '-1', '--format=%h %s', commit)}`.trim();
  return { folder, name, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
