import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allOperations } from './all';

const root = 'app/api/v1';

/** `app/api/v1/submits/[id]/accept/route.ts` → `/submits/{id}/accept`. */
function routePaths(): { path: string; source: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => path.basename(file) === 'route.ts')
    .filter(file => !file.includes('[...'))
    .map(file => ({
      path: `/${path
        .dirname(file)
        .replaceAll(path.sep, '/')
        .replace(/\[(\w+)\]/g, '{$1}')}`,
      source: readFileSync(path.join(root, file), 'utf8'),
    }));
}

describe('the table of operations', () => {
  it('has a route file for every path, and every route file is in the table', () => {
    const described = [...new Set(allOperations.map(operation => operation.path))].sort();
    expect(
      routePaths()
        .map(route => route.path)
        .sort(),
    ).toEqual(described);
  });

  it('has unique operation ids', () => {
    const ids = allOperations.map(operation => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const places = allOperations.map(operation => `${operation.method} ${operation.path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('each route file binds as many operations as the table has for its path', () => {
    for (const { path: routePath, source } of routePaths()) {
      const expected = allOperations.filter(operation => operation.path === routePath).length;
      // Compares `If-Match` with the ETag of another path, so this path has no GET.
      const isForVersion = /^const versionOf = bind\(/m.test(source) && !/^ {2}versionOf,$/m.test(source);
      // Each route of `kind-routes.ts` binds one operation.
      const bound = source.includes('/kind-routes') ? 1 : (source.match(/\bbind\(/g)?.length ?? 0);
      expect(bound - (isForVersion ? 1 : 0), routePath).toBe(expected);
    }
  });
});
