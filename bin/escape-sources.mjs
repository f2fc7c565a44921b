import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces what is not ASCII by its escape in all scripts of a folder that a build has written. V8 keeps the text of a
 * script in memory, and a single character outside of Latin-1 makes that twice as large. esbuild escapes strings, but not
 * regular expressions and comments; Turbopack escapes nothing.
 * @param {string} folder
 */
export function escapeSources(folder) {
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!/\.m?js$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const escaped = text.replace(/[^\0-\x7f]/g, escapeOf);
    if (escaped !== text) writeFileSync(file, escaped);
  }
}

/** @param {string} unit one unit of UTF-16 */
const escapeOf = unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
