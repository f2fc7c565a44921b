import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the places of German postcodes as small files, one for each two leading digits: last three digits → places.
 * Returns their address, which contains a hash of the content; they can be cached for ever.
 * @param {string} root
 * @param {string} assets
 */
export function buildPlaces(root, assets) {
  const source = readFileSync(path.join(root, 'data/postcodes/de.tsv'), 'utf8');
  const folder = `places-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
  mkdirSync(path.join(assets, folder), { recursive: true });
  for (const [area, places] of areasOf(source)) {
    writeFileSync(path.join(assets, folder, `${area}.json`), JSON.stringify(places));
  }
  return `/assets/form/${folder}`;
}

/** @param {string} source */
function areasOf(source) {
  /** @type {Map<string, Record<string, string[]>>} */
  const areas = new Map();
  for (const line of source.trim().split('\n')) {
    const [postcode = '', ...places] = line.split('\t');
    const area = areas.get(postcode.slice(0, 2)) ?? {};
    area[postcode.slice(2)] = places;
    areas.set(postcode.slice(0, 2), area);
  }
  return areas;
}
