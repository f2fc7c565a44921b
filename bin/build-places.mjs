import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the places of German postcodes as small files, one for each two leading digits: last three digits → places.
 * Returns their address.
 * @param {string} root
 * @param {string} assets
 */
export function buildPlaces(root, assets) {
  const source = readSource(root);
  const folder = path.join(assets, folderOf(source));
  mkdirSync(folder, { recursive: true });
  for (const [area, places] of areasOf(source)) {
    writeFileSync(path.join(folder, `${area}.json`), JSON.stringify(places));
  }
  return placesAddress(root);
}

/**
 * The address of the files. It has a hash of the content, so they can be cached for ever.
 * @param {string} root
 */
export function placesAddress(root) {
  return `/assets/form/${folderOf(readSource(root))}`;
}

/** @param {string} root */
function readSource(root) {
  return readFileSync(path.join(root, 'data/postcodes/de.tsv'), 'utf8');
}

/** @param {string} source */
function folderOf(source) {
  return `places-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
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
