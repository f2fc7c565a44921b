import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run-node.mjs';

/** Path of the table of route files, written by `node bin/api-routes.mjs`. A test compares it with the folders. */
export const apiRoutesFile = path.join(root, 'server/runtime/api-routes.ts');

/** Returns the text of `server/runtime/api-routes.ts` for the current route files under `app/api/v1`. */
export function apiRoutesText() {
  const app = path.join(root, 'app');
  const patterns = readdirSync(path.join(app, 'api/v1'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.name === 'route.ts')
    .map(entry => path.relative(app, entry.parentPath).split(path.sep).join('/'))
    .sort();
  return [
    '// Written by `node bin/api-routes.mjs` from the folders under app/api/v1.',
    "import type { Route } from './api-router';",
    ...patterns.map(pattern => `import * as ${nameOf(pattern)} from '@/app/${pattern}/route';`),
    '',
    '/** Every route file under `app/api/v1`, with the pattern of its path. */',
    'export const apiRoutes: readonly Route[] = [',
    ...patterns.map(pattern => `  ['/${pattern}', ${nameOf(pattern)}],`),
    '];',
    '',
  ].join('\n');
}

/**
 * `api/v1/submits/[id]/accept` → `submitsIdAccept`.
 * @param {string} pattern
 */
function nameOf(pattern) {
  const [first = '', ...rest] = pattern.replace('api/v1/', '').match(/\w+/g) ?? [];
  return [first, ...rest.map(word => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

/** Writes the table if the folders have changed. */
export function writeApiRoutes() {
  const text = apiRoutesText();
  if (readFileSync(apiRoutesFile, 'utf8') !== text) writeFileSync(apiRoutesFile, text);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) writeApiRoutes();
