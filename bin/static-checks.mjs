import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-node.mjs';

const rooms = ['app', 'bin', 'components', 'db', 'e2e', 'lib', 'server'];

/**
 * The checks that run nothing of the product: name, script and its arguments.
 * @type {[name: string, script: string, args: string[]][]}
 */
export const staticChecks = [
  ['format', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']],
  ['types', 'node_modules/typescript/bin/tsc', ['--noEmit']],
  [
    'rooms',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', '.dependency-cruiser.mjs', ...rooms.filter(name => existsSync(path.join(root, name)))],
  ],
];
