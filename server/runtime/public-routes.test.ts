import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publicRoutes } from './public-routes';

it('every route file outside of app/api is served without Next', () => {
  const files = readdirSync('app', { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'route.ts')
    .map(({ parentPath }) => `/${path.relative('app', parentPath).split(path.sep).join('/')}`)
    .filter(pattern => !pattern.startsWith('/api/'));
  expect(publicRoutes.map(([pattern]) => pattern).toSorted()).toEqual(files.toSorted());
});
