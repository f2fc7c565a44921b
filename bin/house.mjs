import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-node.mjs';

/**
 * Prints the size of the product and of its files: `npm run house`. The product is the TypeScript and JavaScript
 * without tests, benchmarks and generated files. `npm run verify` checks the limits.
 */
/** @param {string[]} args */
const list = (...args) =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => file !== '' && existsSync(path.join(root, file)));
/** @param {string} file */
const read = file => readFileSync(path.join(root, file), 'utf8');

const generated = new Set(list(':(attr:linguist-generated)'));
const product = list('*.ts', '*.tsx', '*.mjs').filter(
  file =>
    !/\.test\.tsx?$/.test(file) && !/^(e2e|bench|testing)\/|\/testing\//.test(file) && !generated.has(file),
);
const known = new Set(product);
const lines = new Map(product.map(file => [file, read(file).split('\n').length - 1]));
/** @type {Map<string, number>} */
const importers = new Map();
for (const file of product) {
  const found = [...read(file).matchAll(/(?:from|import\()\s*'((?:@\/|\.)[^']+)'/g)].map(([, name]) =>
    resolve(file, name ?? ''),
  );
  for (const target of new Set(found)) importers.set(target, (importers.get(target) ?? 0) + 1);
}
/** @type {Map<string, number>} */
const folders = new Map();
for (const file of product) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1);
const [largest] = [...folders].sort(([, a], [, b]) => b - a);
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const figures = {
  'product files': product.length,
  'product lines': [...lines.values()].reduce((sum, one) => sum + one, 0),
  'files under 15 lines': [...lines.values()].filter(one => one < 15).length,
  'modules with one importer': product.filter(file => importers.get(file) === 1).length,
  'largest folder': `${largest?.[0]} (${largest?.[1]} files)`,
  'generated lines beside the lockfile': [...generated]
    .filter(file => file !== 'package-lock.json')
    .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0),
  migrations: list('db/migrations/*.sql').length,
  'dependencies, of development': `${Object.keys(dependencies).length}, ${Object.keys(devDependencies).length}`,
};
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(38)}${figure}`);

/**
 * @param {string} file
 * @param {string} name
 */
function resolve(file, name) {
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
  return ['', '.ts', '.tsx', '.mjs'].map(end => base + end).find(full => known.has(full)) ?? base;
}
