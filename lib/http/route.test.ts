import { expect, it } from 'vitest';
import { listRoles } from '@/lib/contracts/operations/users';
import { ok } from './reply';
import { bind, resource } from './route';

it('an operation that is bound twice is refused, because only one binding would answer', () => {
  const roles = bind(listRoles, async () => ok([]));
  const again = bind(listRoles, async () => ok([]));
  expect(resource('/users', roles)).toHaveProperty('GET');
  expect(() => resource('/users', roles, again)).toThrow('GET /users/roles is bound twice');
  expect(() => resource('/users', roles, roles)).toThrow('GET /users/roles is bound twice');
});
