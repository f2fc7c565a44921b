/**
 * The checks that do not run the product: name, script and its arguments.
 * @type {[name: string, script: string, args: string[]][]}
 */
export const staticChecks = [
  ['format', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']],
  ['types', 'node_modules/typescript/bin/tsc', ['--noEmit']],
  ['rooms', 'bin/rooms.mjs', []],
];
