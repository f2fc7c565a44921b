import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { AccessTokenResponse } from '@/lib/contracts/auth';
import type { ChangeDepartment, DepartmentSchema } from '@/lib/contracts/catalog';
import type { Paths } from './paths';

// tsc checks these types; at run time the tests do nothing.

it('a call accepts the body of its operation and returns its answer', () => {
  type Create = Paths['/club/departments']['post'];
  expectTypeOf<Create['requestBody']['content']['application/json']>().toEqualTypeOf<
    z.input<typeof ChangeDepartment>
  >();
  type Read = Paths['/club/departments/{id}']['get'];
  expectTypeOf<Read['responses'][200]['content']['application/json']>().toEqualTypeOf<DepartmentSchema>();
  type Login = Paths['/auth/login']['post'];
  expectTypeOf<Login['responses'][200]['content']['application/json']>().toEqualTypeOf<AccessTokenResponse>();
  type Pdf = Paths['/submits/memberships/{id}/pdf']['get'];
  expectTypeOf<Pdf['responses'][200]['content']>().toEqualTypeOf<{ 'application/pdf': string }>();
});

it('a call accepts the parameters of its operation, headers included', () => {
  type Accept = Paths['/submits/{id}/accept']['post'];
  expectTypeOf<Accept['parameters']['path']>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<NonNullable<Accept['parameters']['header']>>().toEqualTypeOf<{ 'Idempotency-Key'?: string }>();
  expectTypeOf<Accept['parameters']['query']>().toEqualTypeOf<undefined>();
  type Remove = Paths['/submits/changes/{id}']['delete'];
  expectTypeOf<NonNullable<Remove['parameters']['header']>>().toEqualTypeOf<{ 'If-Match'?: string }>();
  type List = Paths['/submits']['get'];
  expectTypeOf<NonNullable<List['parameters']['query']>['limit']>().toEqualTypeOf<number | undefined>();
});

it('a call may omit the body only if its operation allows it', () => {
  type Accept = Paths['/submits/{id}/accept']['post'];
  expectTypeOf<undefined>().toExtend<Accept['requestBody']>();
  type Login = Paths['/auth/login']['post'];
  expectTypeOf<undefined>().not.toExtend<Login['requestBody']>();
});

it('there is no path or method without an operation', () => {
  expectTypeOf<'/nothing'>().not.toExtend<keyof Paths>();
  expectTypeOf<keyof Paths['/auth/login']>().toEqualTypeOf<'post'>();
});
