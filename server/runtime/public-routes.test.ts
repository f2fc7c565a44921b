import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publicRoutes } from './public-routes';

it('every route file under app/f is served without Next', () => {
  const files = readdirSync('app/f', { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'route.ts')
    .map(({ parentPath }) => `/${path.relative('app', parentPath).split(path.sep).join('/')}`);
  expect(publicRoutes.map(([pattern]) => pattern).toSorted()).toEqual(files.toSorted());
});
