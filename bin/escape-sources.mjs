import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces what is not ASCII by its escape in all scripts of a folder that a build has written. V8 keeps the text of a
 * script in memory, and a single character outside of Latin-1 makes that twice as large. esbuild escapes strings, but not
 * regular expressions and comments; Turbopack escapes nothing. Changes what `String.raw` and `RegExp.source` return.
 * @param {string} folder
 */
export function escapeSources(folder) {
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }))
    if (/\.m?js$/.test(name)) escapeSource(path.join(folder, name));
}

/**
 * Plugin of esbuild that escapes each script which it writes, also when it builds anew. Needs `metafile`.
 * @param {string} root folder that esbuild works in
 * @returns {import('esbuild').Plugin}
 */
export const escapeOutputs = root => ({
  name: 'escape-outputs',
  setup: build =>
    build.onEnd(({ metafile }) => {
      for (const name of Object.keys(metafile?.outputs ?? {}))
        if (name.endsWith('.mjs')) escapeSource(path.resolve(root, name));
    }),
});

/** @param {string} file */
function escapeSource(file) {
  const text = readFileSync(file, 'utf8');
  const escaped = text.replace(/(\\*)([^\0-\x7f])/g, escapeUnit);
  if (escaped !== text) writeFileSync(file, escaped);
}

/**
 * Returns the escape of a character without the backslash that belongs to it: that one means nothing, and before the
 * escape it would make plain text of it.
 * @param {string} _
 * @param {string} backslashes those before it
 * @param {string} unit one unit of UTF-16
 */
function escapeUnit(_, backslashes, unit) {
  const code = unit.charCodeAt(0).toString(16).padStart(4, '0');
  return `${backslashes.slice(backslashes.length % 2)}\\u${code}`;
}
