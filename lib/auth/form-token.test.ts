import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { processKeyRing } from '@/lib/platform/crypto/keys';
import { issueFormToken, verifyFormToken } from './form-token';

process.env.APP_SECRET = 'a secret of the tests, 32 characters long';
process.env.DATABASE_URL ??= 'postgres://nobody@localhost/none';

const clubId = '019a0000-0000-7000-8000-000000000001';
const openedAt = new Date('2026-07-01T12:00:00.900Z');
const moment = (ms: number) => new Date(openedAt.getTime() + ms);
const problem = (key: string, spentId: unknown = null) => ({
  violation: { path: 'X-Form-Token', key },
  spentId,
});

describe('a form token', () => {
  it.each([
    ['3 s', 3_000],
    ['24 h', 24 * 3_600_000],
  ])('is valid %s after it was issued', async (_name, ms) => {
    const token = issueFormToken(clubId, openedAt);
    expect(await verifyFormToken(token, clubId, moment(ms))).toEqual({
      tokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each([
    ['before 3 s', 2_999, 'formTokenTooFresh'],
    ['from the future', -60_000, 'formTokenTooFresh'],
    ['after 24 h', 24 * 3_600_000 + 1, 'formTokenExpired'],
  ])('is refused %s, but returns its id if it is expired', async (_name, ms, key) => {
    const token = issueFormToken(clubId, openedAt);
    const spentId = key === 'formTokenExpired' ? expect.stringMatching(/^[0-9a-f-]{36}$/) : null;
    expect(await verifyFormToken(token, clubId, moment(ms))).toEqual(problem(key, spentId));
  });

  it('is valid for its own club only', async () => {
    const token = issueFormToken(clubId, openedAt);
    const other = clubId.replace(/1$/, '2');
    expect(await verifyFormToken(token, other, moment(5_000))).toEqual(problem('formTokenUnknown'));
  });

  it.each([null, ''])('is required, so %j is refused', async token => {
    expect(await verifyFormToken(token, clubId, openedAt)).toEqual(problem('formTokenMissing'));
  });

  it('is refused if it is changed, signed for another purpose, unsigned or malformed', async () => {
    const token = issueFormToken(clubId, openedAt);
    const ring = processKeyRing('access-token');
    const foreign = await new SignJWT({ club: clubId })
      .setProtectedHeader({ alg: 'HS256', typ: 'form+jwt', kid: ring.currentId })
      .setAudience('eintritt-form')
      .setJti(crypto.randomUUID())
      .setIssuedAt(openedAt.getTime() / 1000)
      .sign(ring.current);
    const unsigned = `${Buffer.from('{"alg":"none","typ":"form+jwt"}').toString('base64url')}.${token.split('.')[1]}.`;
    for (const wrong of [`${token}x`, token.slice(0, -3), foreign, unsigned, 'no token']) {
      expect(await verifyFormToken(wrong, clubId, moment(5_000))).toEqual(problem('formTokenUnknown'));
    }
  });
});
