import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { idempotencyKeyOf } from './idempotency';

const keyOf = (given: string) => idempotencyKeyOf(new Headers({ 'Idempotency-Key': given }));

describe('Idempotency-Key', () => {
  it.each([
    ['a', 'a'],
    ['order 4711 of Monday', 'order 4711 of Monday'],
    ['"7f2c 9a4e"', '7f2c 9a4e'],
    ['x'.repeat(255), 'x'.repeat(255)],
  ])('accepts %j', (given, key) => {
    expect(keyOf(given)).toBe(key);
  });

  it.each(['', '""', 'x'.repeat(256), 'a\tb', 'größe'])('refuses %j', given => {
    expect(() => keyOf(given)).toThrow(AppError);
  });

  it('is null without the header field', () => {
    expect(idempotencyKeyOf(new Headers())).toBeNull();
  });
});
