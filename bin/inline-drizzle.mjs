import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Bundles drizzle-orm, unlike other packages: loading its 300 modules one by one costs a second and 250 MB of memory in
 * every process and thread.
 * @param {string} root folder of the project
 * @returns {import('esbuild').Plugin}
 */
export function inlineDrizzle(root) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  return {
    name: 'inline-drizzle',
    setup: build =>
      build.onResolve({ filter: /^drizzle-orm(\/|$)/ }, ({ path: name }) => ({
        path: resolve(name).replace(/\.cjs$/, '.js'),
      })),
  };
}
