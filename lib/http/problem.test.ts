import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { InfoRequest } from '@/lib/contracts/auth';
import { IsoDate, RecordId } from '@/lib/contracts/common';
import { ChangeFormDesign } from '@/lib/contracts/forms';
import { SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import { AppError, invalid, type Violation } from '@/lib/platform/errors';
import { describeViolations, problemResponse, toAppError, violationsOf } from './problem';

describe('describeViolations', () => {
  it.each(['__proto__', 'constructor', 'toString'])('names an unknown member %s like any other', name => {
    const parsed = z.strictObject({}).safeParse(JSON.parse(`{"${name}":{"isAdmin":true}}`));
    const errors = describeViolations(violationsOf(parsed.error ?? new z.ZodError([])), 'en');
    expect(JSON.parse(JSON.stringify(errors))).toEqual(
      JSON.parse(`{"${name}":["There is no such member here. Please check its name or leave it out."]}`),
    );
    expect(Object.keys(errors)).toEqual([name]);
  });

  it('names a repeated violation once, and two different ones of one path both', () => {
    const violations = [
      { path: 'zip', key: 'required' },
      { path: 'zip', key: 'required' },
      { path: 'zip', key: 'zipShape' },
    ];
    expect(describeViolations(violations, 'en').zip).toHaveLength(2);
  });
});

describe('a problem with violations', () => {
  beforeAll(() => {
    vi.stubEnv('APP_SECRET', 'a secret of the test run, not of any installation');
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    vi.stubEnv('LOG_LEVEL', 'silent');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const answerTo = async (violations: Violation[]) => {
    const request = { id: 'r-1', locale: 'en', method: 'POST', route: '/x' } as const;
    const text = await problemResponse(invalid(violations), request).text();
    return { bytes: Buffer.byteLength(text), body: JSON.parse(text) };
  };
  const violation = (path: string) => ({ path, key: 'unknownMember' });

  it('calls a password that is too short a password', () => {
    const { error } = InfoRequest.safeParse({ newPassword: 'short', oldPassword: 'old' });
    const said = describeViolations(violationsOf(error ?? new z.ZodError([])), 'en');
    expect(said).toMatchObject({
      newPassword: ['The password is too short. It needs at least 12 characters.'],
    });
  });

  it('names formats to programs, and what to do to people', async () => {
    const violations = [
      { path: 'birthDate', key: 'dateInvalid' },
      { path: 'signature', key: 'signatureRequired' },
      { path: 'membershipId', key: 'tariffUnknown' },
    ];
    const textFor = (isProgram: boolean) =>
      problemResponse(invalid(violations), {
        id: 'r-1',
        locale: 'en',
        method: 'POST',
        route: '/x',
        isProgram,
      }).text();
    expect(await textFor(true)).toMatch(
      /YYYY-MM-DD.*PNG image as a data URL.*no membership type with this id/,
    );
    expect(await textFor(false)).toMatch(/enter day, month and year.*Please sign.*no longer offered/);
  });

  it('says how long to wait, and for which limit', async () => {
    const params = { name: 'api', quota: 2000, windowSeconds: 600, seconds: 1 };
    const used = new AppError('quota-exceeded', { reason: { key: 'limit.used', params } });
    const request = { id: 'r-1', locale: 'en', method: 'POST', route: '/x' } as const;
    expect((await problemResponse(used, request).json()).detail).toBe(
      'The limit api has been reached: 2,000 in 600 seconds. The next one is possible in 1 second.',
    );
  });

  it('names at most 100 and says how many more there are', async () => {
    const { body } = await answerTo(Array.from({ length: 1_000 }, (_, index) => violation(`m${index}`)));
    expect(Object.keys(body.errors)).toHaveLength(100);
    expect(body.moreErrors).toBe('900');
    expect((await answerTo([violation('a')])).body).not.toHaveProperty('moreErrors');
  });

  it('stays below 20 KB with the longest names', async () => {
    const long = await answerTo([violation('ü'.repeat(500_000))]);
    const many = await answerTo(
      Array.from({ length: 1_000 }, (_, i) => violation(`${i}${'€'.repeat(5_000)}`)),
    );
    expect(long.body.errors).toEqual({ [`${'ü'.repeat(200)}…`]: [expect.any(String)] });
    expect(Math.max(long.bytes, many.bytes)).toBeLessThan(20_000);
    expect(Number(many.body.moreErrors)).toBeGreaterThan(900);
  });
});

describe('a value in the wrong form', () => {
  const messageFor = (schema: z.ZodType, value: unknown) => {
    const error = schema.safeParse(value, { reportInput: true }).error ?? new z.ZodError([]);
    return Object.values(describeViolations(violationsOf(error), 'en'))
      .flat()
      .join();
  };
  it.each([
    ['a date', IsoDate, '14.03.2026', 'YYYY-MM-DD'],
    ['a date of the year 0', IsoDate, '0000-01-01', 'YYYY-MM-DD'],
    ['an id', RecordId, '42', 'UUID'],
    ['an instant', z.iso.datetime(), '2026-03-14', 'RFC 3339'],
    ['a colour', ChangeFormDesign.shape.customDesign, { textColor: 'red' }, '#rrggbb'],
    ['an address that may be empty', z.union([z.literal(''), z.email()]), 'nobody', 'name@example.org'],
  ])('gets a message with the expected form: %s', (_what, schema, value, expected) => {
    expect(messageFor(schema, value)).toContain(expected);
  });

  it('names an end date before its beginning', () => {
    expect(messageFor(SubmissionListQuery, { from: '2026-03-14', to: '2026-03-13' })).toContain(
      'before the beginning',
    );
    expect(SubmissionListQuery.safeParse({ from: '2026-03-14', to: '2026-03-14' }).success).toBe(true);
  });
});

it.each([
  ['EPIPE', 'unavailable'],
  ['ECONNRESET', 'unavailable'],
  ['CONNECTION_CLOSED', 'unavailable'],
  ['57P01', 'unavailable'],
  // The database was dropped while the product runs.
  ['3D000', 'unavailable'],
  // Disks that are full: the database's and this machine's.
  ['53100', 'unavailable'],
  ['ENOSPC', 'unavailable'],
  ['23505', 'internal'],
])('a database that answers %s is %s', (code, expected) => {
  const cause = Object.assign(new Error('x'), { code });
  expect(toAppError(new Error('Failed query', { cause })).code).toBe(expected);
});
