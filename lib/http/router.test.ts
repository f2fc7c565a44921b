import { describe, expect, it } from 'vitest';
import { makeRouter, type Route, segmentsOf } from './router';

const patterns = [
  '/api/v1/users',
  '/api/v1/users/roles',
  '/api/v1/users/[id]',
  '/api/v1/users/{id}/keys/{keyId}',
  '/api/v1/files/[[...path]]',
];
const routeOf = (pattern: string): Route => [
  pattern,
  Object.fromEntries([['GET', async () => new Response(pattern)]]),
];
const find = makeRouter([...patterns, '/api/v1/[[...path]]'].map(routeOf));
const answerOf = async (path: string) => {
  const found = find(segmentsOf(path) ?? []);
  if (!found) return undefined;
  const response = await found.target.GET?.(new Request('http://localhost'), {
    params: Promise.resolve({}),
  });
  return [await response?.text(), found.params, found.rest];
};

describe('makeRouter', () => {
  it.each([
    ['/api/v1/users', ['/api/v1/users', {}, []]],
    ['/api/v1/users/roles', ['/api/v1/users/roles', {}, []]],
    ['/api/v1/users/7', ['/api/v1/users/[id]', { id: '7' }, []]],
    ['/api/v1/users/roles/keys/2', ['/api/v1/users/{id}/keys/{keyId}', { id: 'roles', keyId: '2' }, []]],
    ['/api/v1/%75sers/%37', ['/api/v1/users/[id]', { id: '7' }, []]],
    ['/api/v1', ['/api/v1/[[...path]]', {}, []]],
    ['/api/v1/nothing/a%20b', ['/api/v1/[[...path]]', {}, ['nothing', 'a b']]],
    ['/api/v1/users/7/keys', ['/api/v1/[[...path]]', {}, ['users', '7', 'keys']]],
    ['/api/v1/files/a/b', ['/api/v1/files/[[...path]]', {}, ['a', 'b']]],
  ])('finds %s', async (path, expected) => {
    expect(await answerOf(path)).toEqual(expected);
  });

  it.each(['/api/v1/users/', '/api/v1//users', '/api', '/'])('leaves %s to Next', path => {
    expect(find(segmentsOf(path) ?? [])).toBeUndefined();
  });

  it('refuses two names for one parameter', () => {
    expect(() => makeRouter(['/a/{id}', '/a/{key}/b'].map(routeOf))).toThrow('{key} and {id} at one place');
  });
});
