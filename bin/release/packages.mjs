import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../run-node.mjs';

/** Nothing is built where a release runs. */
const forBuildOnly = /^(esbuild|patch-package|@next\/swc-.*)$/;

/**
 * @typedef {object} Package
 * @property {string} folder path from the project's folder, e.g. `node_modules/zod`
 * @property {string} name
 * @property {string} version
 * @property {string} license SPDX expression, as the package names it
 */

/**
 * Bundles `scripts` in memory to find what they load. Returns their own files, and the names of packages.
 * @param {string[]} scripts paths from the project's folder
 */
export async function traceScripts(scripts) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: scripts,
    outdir: 'dist/trace',
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    logLevel: 'silent',
    jsx: 'automatic',
  });
  const inputs = Object.entries(metafile.inputs);
  const external = inputs.flatMap(([, { imports }]) => imports.filter(one => one.external));
  const names = external.map(one => packageOf(one.path)).filter(name => name !== null);
  return { files: inputs.map(([file]) => file), packages: [...new Set(names)].sort() };
}

/**
 * Name of the package of an import; null for Node's own modules.
 * @param {string} specifier
 */
function packageOf(specifier) {
  if (/^(node:|[./])/.test(specifier)) return null;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/**
 * Returns the installed packages that `names` need at run time: themselves, and what they depend on in turn.
 * @param {string[]} names
 * @returns {Package[]} sorted by folder
 */
export function installedPackages(names) {
  /** @type {Map<string, Package>} */
  const found = new Map();
  /** @param {string} name @param {string} from folder of the package that needs it; empty for the project */
  const add = (name, from) => {
    if (forBuildOnly.test(name)) return;
    const folder = findFolder(name, from);
    if (!folder || found.has(folder)) return;
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    const { version, license, dependencies, optionalDependencies } = manifest;
    found.set(folder, { folder, name, version, license: license?.type ?? license ?? 'unknown' });
    const needed = { ...dependencies, ...optionalDependencies, ...neededPeers(manifest) };
    for (const one of Object.keys(needed)) add(one, folder);
  };
  for (const name of names) add(name, '');
  return [...found.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** @param {{ peerDependencies?: object; peerDependenciesMeta?: Record<string, { optional?: boolean }> }} manifest */
function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
}

/**
 * Where Node finds a package: beside the one that needs it, or further up.
 * @param {string} name
 * @param {string} from
 */
function findFolder(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = path.posix.join(folder, 'node_modules', name);
    if (existsSync(path.join(root, candidate, 'package.json'))) return candidate;
    if (!folder) return null;
  }
}

/**
 * The texts of the licences, one after the other.
 * @param {Package[]} packages
 */
export function licenceTexts(packages) {
  return packages.map(licenceText).join('\n');
}

/** @param {Package} one */
function licenceText({ folder, name, version, license }) {
  const files = readdirSync(path.join(root, folder)).filter(file =>
    /^(licen[cs]e|notice|copying)/i.test(file),
  );
  const texts = files.map(file => readFileSync(path.join(root, folder, file), 'utf8').trim());
  const text = texts.length > 0 ? texts.join('\n\n') : 'The package has no text of its licence.';
  return `${'='.repeat(80)}\n${name} ${version}, licence: ${license}\n${'='.repeat(80)}\n\n${text}\n`;
}

/** @param {string} license as the package names it */
function licenceEntry(license) {
  if (/^(unknown|unlicensed|see licen[cs]e.*)$/i.test(license)) return { license: { name: license } };
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
}

/**
 * List of the packages in the format CycloneDX 1.6, with the checksums of the lockfile.
 * @param {Package[]} packages
 * @param {{ version: string; commit: string; at: string }} release
 */
export function billOfMaterials(packages, { version, commit, at }) {
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: at,
      component: {
        type: 'application',
        name: 'eintritt',
        version,
        'bom-ref': `eintritt@${version}`,
        properties: [{ name: 'commit', value: commit }],
      },
    },
    components: packages.map(({ folder, name, version: of, license }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${of}`;
      const hash = /^sha512-(.+)$/.exec(locked[folder]?.integrity ?? '')?.[1];
      return {
        type: 'library',
        name,
        version: of,
        purl,
        'bom-ref': `${purl}?folder=${folder}`,
        licenses: [licenceEntry(license)],
        ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
      };
    }),
  };
}
