import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { testDatabase } from '@/testing/db/database';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  process.env.RATE_LIMIT_SCALE = '1';
});
afterAll(() => database.close());

describe('a rate limit', () => {
  it('accepts exactly its quota over two replicas, then returns when to retry', async () => {
    const { consumeLimit } = await import('@/lib/platform/limits');
    const other = connect(database.url);
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        consumeLimit(index % 2 ? other.db : database.db, 'SignIn', '203.0.113.7'),
      ),
    );
    await other.close();
    const passed = results.filter(result => result.status === 'fulfilled');
    expect(passed).toHaveLength(20);
    expect(passed[0]?.value).toMatchObject({ 'RateLimit-Policy': '"sign-in";q=20;w=60' });
    const refused = results.find(result => result.status === 'rejected')?.reason;
    expect(refused).toBeInstanceOf(AppError);
    if (!(refused instanceof AppError)) return;
    expect(refused.code).toBe('quota-exceeded');
    expect(Number(refused.extra.headers?.['Retry-After'])).toBeGreaterThan(0);
    expect(refused.extra.headers?.RateLimit).toMatch(/^"sign-in";r=0;t=\d+$/);
  });

  it('is passed exactly by one process that counts nearby', async () => {
    const { consumeLimit } = await import('@/lib/platform/limits');
    const results = await Promise.allSettled(
      Array.from({ length: 2100 }, () => consumeLimit(database.db, 'Api', 'one-process')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2000);
  });

  it('is passed by two processes with at most two percent more', async () => {
    const { consumeLimit } = await import('@/lib/platform/limits');
    const other = connect(database.url);
    let passed = 0;
    for (let index = 0; index < 2100; index += 1) {
      const ask = consumeLimit(index % 3 ? other.db : database.db, 'Api', 'two-processes');
      passed += await ask.then(
        () => 1,
        () => 0,
      );
    }
    await other.close();
    expect(passed).toBeGreaterThanOrEqual(2000);
    expect(passed).toBeLessThanOrEqual(2040);
  });

  it('names the violated policy and does not count a refused request against longer windows', async () => {
    const { consumeLimit } = await import('@/lib/platform/limits');
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => consumeLimit(database.db, 'PublicSubmit', '203.0.113.9')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        extra: {
          reason: {
            key: 'limit.used',
            params: {
              name: 'public-submit-minute',
              quota: 10,
              windowSeconds: 60,
              seconds: expect.any(Number),
            },
          },
          members: { 'violated-policies': ['public-submit-minute'] },
          headers: {
            'RateLimit-Policy': '"public-submit-minute";q=10;w=60, "public-submit-hour";q=100;w=3600',
            RateLimit: expect.stringMatching(/^"public-submit-minute";r=0;t=\d+$/),
          },
        },
      },
    });
    const rows = await database.asOwner(
      sql => sql`select points from rate_limits where key like 'public-submit-hour:%'`,
    );
    expect([...rows]).toEqual([{ points: 10 }]);
  });

  it('counts an IPv6 address by its 64-bit network', async () => {
    const { consumeLimit } = await import('@/lib/platform/limits');
    const remaining = async (address: string) =>
      (await consumeLimit(database.db, 'PublicRead', address)).RateLimit?.split(';')[1];
    expect(await remaining('2001:db8:1:2::1')).toBe('r=119');
    expect(await remaining('2001:db8:1:2:ffff::9')).toBe('r=118');
    expect(await remaining('2001:db8:1:3::1')).toBe('r=119');
  });

  it('counts subjects separately and stores only their keyed hash', async () => {
    const { consumeLimit } = await import('@/lib/platform/limits');
    await consumeLimit(database.db, 'SignIn', '203.0.113.8');
    const rows = await database.asOwner(sql => sql`select key from rate_limits`);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    const guessed = createHash('sha256').update('203.0.113.8').digest('base64url').slice(0, 32);
    expect(JSON.stringify(rows)).not.toContain(guessed);
  });

  it('counts requests without valid credentials by address', async () => {
    const { answerApi } = await import('@/testing/http/call-api');
    const ask = async (headers: Record<string, string>) => {
      const request = new Request('http://localhost:3000/api/v1/users', {
        headers: { 'X-Client-Address': '203.0.113.20', ...headers },
      });
      const response = await answerApi(request);
      const { detail } = await response.json();
      return [response.status, response.headers.get('ratelimit')?.split(';')[1], detail];
    };
    const saying = (words: string) => expect.stringContaining(words);
    expect(await ask({})).toEqual([401, 'r=1999', saying('No credentials were sent')]);
    const guess = { Authorization: 'Bearer ek_guess' };
    expect(await ask(guess)).toEqual([401, 'r=1998', saying('The API key is wrong')]);
    const basic = { Authorization: 'Basic Z3Vlc3M6' };
    expect(await ask(basic)).toEqual([401, 'r=1997', saying('The header Authorization')]);
    const token = { Authorization: 'Bearer ey.guess' };
    expect(await ask(token)).toEqual([401, 'r=1996', saying('The access token is wrong')]);
  });

  it('locks an account after ten wrong passwords, also for the right password', async () => {
    const { signIn } = await import('@/lib/services/auth/sign-in');
    const details: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const scope = { db: database.db, now: new Date(), userAgent: '' };
      await signIn(scope, { email: 'victim@club.example', password: 'guess' }).catch((error: unknown) => {
        details.push(error instanceof AppError ? error.extra.detail : error);
      });
    }
    expect(details).toEqual([...Array<string>(10).fill('Failed'), 'Lockedout', 'Lockedout']);
  });

  it('counts simultaneous guesses', async () => {
    const { signIn } = await import('@/lib/services/auth/sign-in');
    const scope = { db: database.db, now: new Date(), userAgent: '' };
    const guesses = Array.from({ length: 15 }, () =>
      signIn(scope, { email: 'parallel@club.example', password: 'guess' }).catch((error: unknown) =>
        error instanceof AppError ? error.extra.detail : error,
      ),
    );
    const details = await Promise.all(guesses);
    expect(details.filter(detail => detail === 'Failed')).toHaveLength(10);
    expect(details.filter(detail => detail === 'Lockedout')).toHaveLength(5);
  });

  it('gives one caller twenty slots in a process and releases a slot when its request ends', async () => {
    const { acquireRequestSlot } = await import('@/lib/platform/limits');
    const take = (subject: string) => () => acquireRequestSlot(subject);
    const taken = Array.from({ length: 20 }, take('busy-user'));
    expect(take('busy-user')).toThrow(expect.objectContaining({ code: 'quota-exceeded' }));
    taken[0]?.();
    expect(take('busy-user')).not.toThrow();
    expect(take('busy-user')).toThrow();
    expect(take('another-user')).not.toThrow();
  });
});
