import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { AccessTokenResponse } from '@/lib/contracts/auth';
import type { ChangeDepartment, DepartmentSchema } from '@/lib/contracts/catalog';
import type { Paths } from './paths';

// tsc checks these; at run time they do nothing.

it('has the body that an operation takes and the answer that it gives', () => {
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

it('has the parameters of an operation, those of its header included', () => {
  type Accept = Paths['/submits/{id}/accept']['post'];
  expectTypeOf<Accept['parameters']['path']>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<NonNullable<Accept['parameters']['header']>>().toEqualTypeOf<{ 'Idempotency-Key'?: string }>();
  expectTypeOf<Accept['parameters']['query']>().toEqualTypeOf<undefined>();
  type Remove = Paths['/submits/changes/{id}']['delete'];
  expectTypeOf<NonNullable<Remove['parameters']['header']>>().toEqualTypeOf<{ 'If-Match'?: string }>();
  type List = Paths['/submits']['get'];
  expectTypeOf<NonNullable<List['parameters']['query']>['limit']>().toEqualTypeOf<number | undefined>();
});

it('lets a body be left out only where its operation does', () => {
  type Accept = Paths['/submits/{id}/accept']['post'];
  expectTypeOf<undefined>().toExtend<Accept['requestBody']>();
  type Login = Paths['/auth/login']['post'];
  expectTypeOf<undefined>().not.toExtend<Login['requestBody']>();
});

it('has no path or method that no operation has', () => {
  expectTypeOf<'/nothing'>().not.toExtend<keyof Paths>();
  expectTypeOf<keyof Paths['/auth/login']>().toEqualTypeOf<'post'>();
});
