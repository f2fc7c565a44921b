import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sources = [
  ...[
    'app',
    'bin/build-embed.mjs',
    'bin/build-fonts.mjs',
    'bin/build-forms.mjs',
    'bin/build-places.mjs',
    'bin/build-styles.mjs',
    'bin/build.mjs',
    'bin/escape-sources.mjs',
    'bin/next-adapter.mjs',
    'components',
    'data',
    'db',
    'lib',
    'messages',
    'public',
  ],
  ...[
    'next.config.mjs',
    'package-lock.json',
    'package.json',
    'instrumentation.next.ts',
    'instrumentation-client.ts',
    'proxy.next.ts',
    'tsconfig.json',
  ],
];
const builtFolders = new Set(['public/assets', 'public/embed.js']);
const isTest = /\.test\.tsx?$/;

/**
 * Returns a hash over all source files of the pages and their names, without tests. Equal sources have equal ids in any
 * folder.
 * @param {string} root
 * @returns {string}
 */
export function buildId(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(name => filesUnder(root, name))) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string[]} paths from `root` with forward slashes, sorted
 */
function filesUnder(root, name) {
  const full = path.join(root, name);
  if (!existsSync(full) || builtFolders.has(name) || isTest.test(name)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .sort()
    .flatMap(entry => filesUnder(root, `${name}/${entry}`));
}
