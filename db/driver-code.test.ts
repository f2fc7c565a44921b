import { expect, it } from 'vitest';
import { driverCodeOf } from '@/db/driver-code';

const thrown = (code: unknown, cause?: unknown) => Object.assign(new Error('x', { cause }), { code });

it.each([
  ['an error of the driver', thrown('CONNECTION_CLOSED'), 'CONNECTION_CLOSED'],
  [
    'one that another copy of Drizzle has wrapped',
    new Error('Failed query', { cause: thrown('23505') }),
    '23505',
  ],
  ['the outermost of two', thrown('57P01', thrown('ECONNRESET')), '57P01'],
  ['an error without a code', new Error('x'), ''],
  ['a code that is no text', thrown(7), ''],
  ['no error at all', { code: '23505' }, ''],
])('driverCodeOf returns the code of %s', (_, error, code) => {
  expect(driverCodeOf(error)).toBe(code);
});
