import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Fills `server/runtime/api-routes.ts` with every route file under `app/api/v1` and its pattern.
 * @param {string} root folder of the project
 * @returns {import('esbuild').Plugin}
 */
export function apiRoutes(root) {
  return {
    name: 'api-routes',
    setup: build => {
      build.onLoad({ filter: /server[\\/]runtime[\\/]api-routes\.ts$/ }, () => ({
        contents: moduleOf(root),
        resolveDir: root,
      }));
    },
  };
}

/** @param {string} root */
function moduleOf(root) {
  const app = path.join(root, 'app');
  const patterns = readdirSync(path.join(app, 'api/v1'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.name === 'route.ts')
    .map(entry => path.relative(app, entry.parentPath).split(path.sep).join('/'))
    .sort();
  const imports = patterns.map(
    (pattern, index) => `import * as route${index} from './app/${pattern}/route.ts';`,
  );
  const rows = patterns.map((pattern, index) => `['/${pattern}', route${index}],`);
  return [...imports, `export const apiRoutes = [${rows.join('\n')}];`].join('\n');
}
