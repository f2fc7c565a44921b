/**
 * Prints random texts of the product in German and English, to check their wording: `npm run texts:sample -- [count]
 * [seed]`. The same seed gives the same keys until keys are added or removed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { numbersFrom } from './random.mjs';
import { root } from './run-node.mjs';

const [count = 60, seed = 1] = process.argv.slice(2).map(Number);
const german = textsOf('de');
const english = textsOf('en');
const next = numbersFrom(seed);
const keys = [...german.keys()].sort();
for (const key of Array.from({ length: count }, () => keys.splice(next() % keys.length, 1)).flat()) {
  console.log(`${key}\n  de: ${german.get(key)}\n  en: ${english.get(key)}`);
}

/** @param {string} language */
function textsOf(language) {
  const folder = path.join(root, 'messages', language);
  const files = readdirSync(folder).map(file => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return new Map(files.flatMap(([name, messages]) => flattened(messages, name)));
}

/**
 * @typedef {{ [key: string]: string | Messages }} Messages
 * @param {Messages} messages
 * @param {string} at
 * @returns {[string, string][]}
 */
function flattened(messages, at) {
  return Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${at}.${key}`, text]] : flattened(text, `${at}.${key}`),
  );
}
