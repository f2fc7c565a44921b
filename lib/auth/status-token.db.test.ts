import { createHmac } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeStatusToken, readStatusToken } from './status-token';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const email = 'ida@müller.example';
const places = () =>
  Array.from({ length: 100 }, () => ({ clubId: uuidv7(), submissionId: uuidv7(), guardianId: null }));

/** As links had it that ended in any character: without the last two. */
const earlierToken = (token: string) => Buffer.from(token, 'base64url').subarray(0, 72).toString('base64url');

describe('a status token', () => {
  it('ends in a letter, and holds for one spelling of the domain as for the other', () => {
    for (const place of places()) {
      const token = makeStatusToken(place, email);
      expect(token).toMatch(/^[\w-]{97}[A-Za-z]$/);
      expect(readStatusToken(token)?.holderAt('Ida@xn--mller-kva.example')).toBe('Owner');
    }
  });

  it('of an earlier mail holds, also without a dash or underscore at its end', () => {
    const earlier = places().map(place => ({ place, token: earlierToken(makeStatusToken(place, email)) }));
    const ended = earlier.filter(({ token }) => /[-_]$/.test(token));
    for (const { place, token } of [
      ...earlier,
      ...ended.map(({ place, token }) => ({ place, token: token.slice(0, -1) })),
    ]) {
      expect(readStatusToken(token)?.place).toEqual(place);
      expect(readStatusToken(token)?.holderAt(email)).toBe('Owner');
    }
  });

  it('without another last character, or with a guessed end, holds for nobody', () => {
    for (const place of places()) {
      const token = makeStatusToken(place, email);
      const short = earlierToken(token);
      const cut = /[-_]$/.test(short) ? short.slice(0, -2) : short.slice(0, -1);
      expect(readStatusToken(cut)?.holderAt(email) ?? null).toBeNull();
      const guessed = `${short.slice(0, 64)}${createHmac('sha256', 'x').update(short).digest('base64url').slice(0, 32)}`;
      expect(readStatusToken(guessed)?.holderAt(email)).toBeNull();
    }
  });
});
