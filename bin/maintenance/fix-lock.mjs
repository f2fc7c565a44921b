/**
 * Repairs package-lock.json after a change of dependencies: `npm run lock:repair`.
 *
 * - Adds optional platform packages that the registry does not have, with version, system and processor only. npm omits
 *   them, and `npm ci` then refuses the lockfile as incomplete.
 * - Removes `engines` of packages. npm compares them with its own Node 20 and warns, but packages run on the Node 24 of
 *   this project.
 * - Removes packages of tests from the optional peers of other packages (Playwright of Next): `npm ci --omit=dev` would
 *   install them.
 */
import '../node24.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-node.mjs';

/**
 * @typedef {object} Entry
 * @property {string} version
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {unknown} [engines]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, unknown>} [peerDependenciesMeta]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];
const systems = ['darwin', 'linux', 'freebsd', 'android', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
/** @type {Record<string, Entry>} */
const packages = lock.packages;

let added = 0;
for (const [parent, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isKnownTo(parent, name)) continue;
    const version = range.replace(/^[^\d]*/, '');
    packages[`${parent ? `${parent}/` : ''}node_modules/${name}`] = {
      version,
      optional: true,
      ...platformOf(name),
    };
    console.log(`added ${name} ${version}`);
    added += 1;
  }
}
for (const [name, entry] of Object.entries(packages)) {
  if (name) delete entry.engines;
  for (const peer of Object.keys(entry.peerDependenciesMeta ?? {}))
    if (lock.packages[''].devDependencies[peer]) delete entry.peerDependencies?.[peer];
  if (!entry.devOptional) continue;
  delete entry.devOptional;
  entry.dev = true;
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added === 0 ? 'package-lock.json is complete' : `${added} packages added to package-lock.json`);

/**
 * Whether Node finds `name` from `parent`: it searches the nearest folder first.
 * @param {string} parent
 * @param {string} name
 */
function isKnownTo(parent, name) {
  for (let place = parent; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (!place) return false;
  }
}

/**
 * Returns the platform in a package's name. `libc` keeps npm from installing a musl package, which has no integrity
 * here, on a system with glibc.
 * @param {string} name
 * @returns {{ os?: string[]; cpu: string[]; libc?: string[] }}
 */
function platformOf(name) {
  const parts = name.split(/[/\-_.]/);
  const system =
    parts.includes('win32') || parts.includes('windows')
      ? 'win32'
      : systems.find(known => parts.includes(known));
  const cpu = processors.find(known => parts.includes(known)) ?? 'wasm32';
  const libc = parts.some(part => part.startsWith('musl')) ? { libc: ['musl'] } : {};
  return { ...(system ? { os: [system] } : {}), cpu: [cpu], ...libc };
}
