import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { processKeyRing } from '@/lib/platform/crypto/keys';
import { readOwnJwt, signOwnJwt } from './own-jwt';

process.env.APP_SECRET = 'a secret of the tests, 32 characters long';
process.env.DATABASE_URL ??= 'postgres://nobody@localhost/none';

const now = new Date('2026-07-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const expected = {
  typ: 'at+jwt',
  audience: 'eintritt-api',
  issuer: 'https://club.example',
  currentDate: now,
};
const claims = { sid: 'one', aud: 'eintritt-api', iss: 'https://club.example', exp: seconds + 60 };
const { current, currentId } = processKeyRing('access-token');
const right = signOwnJwt('access-token', 'at+jwt', claims);
const [head = '', body = '', signature = ''] = right.split('.');

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
function signed(header: unknown, payload: unknown, hash = 'sha256'): string {
  const content = `${part(header)}.${part(payload)}`;
  return `${content}.${createHmac(hash, current).update(content).digest('base64url')}`;
}
const header = { alg: 'HS256', typ: 'at+jwt', kid: currentId };
const read = (token: string) => readOwnJwt(token, 'access-token', expected);

describe('readOwnJwt', () => {
  it('returns the claims of a token that was signed here, also by another library', async () => {
    const byJose = await new SignJWT(claims).setProtectedHeader(header).sign(current);
    expect([read(right), read(byJose), read(signed(header, claims))]).toEqual([claims, claims, claims]);
  });

  it('accepts a token without an expiry, and one that is valid from now on', () => {
    const { exp: _exp, ...endless } = claims;
    expect(read(signed(header, endless))).toEqual(endless);
    expect(read(signed(header, { ...claims, nbf: seconds }))).toMatchObject({ nbf: seconds });
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['no token', 'ek_0123'],
    ['no signature', `${head}.${body}`],
    ['an empty signature', `${head}.${body}.`],
    ['a fourth part', `${right}.${signature}`],
    ['a changed claim', `${head}.${part({ ...claims, sid: 'two' })}.${signature}`],
    ['a changed header', `${part({ ...header, kind: 1 })}.${body}.${signature}`],
    ['a signature in another spelling', `${head}.${body}.${signature}=`],
    ['a signature that is cut off', right.slice(0, -1)],
    ['a token for another purpose', signOwnJwt('form-token', 'at+jwt', claims)],
    ['the algorithm none', `${part({ ...header, alg: 'none' })}.${body}.`],
    ['another algorithm', signed({ ...header, alg: 'HS512' }, claims, 'sha512')],
    ['another algorithm by name', signed({ ...header, alg: 'HS512' }, claims)],
    ['another type', signed({ ...header, typ: 'form+jwt' }, claims)],
    ['an unknown key', signed({ ...header, kid: 'other' }, claims)],
    ['no key', signed({ alg: 'HS256', typ: 'at+jwt' }, claims)],
    ['an extension that must be understood', signed({ ...header, crit: ['b64'] }, claims)],
    ['a header that is a list', signed([header], claims)],
    ['claims that are a text', signed(header, 'claims')],
    ['claims that are null', signed(header, null)],
    ['another audience', signed(header, { ...claims, aud: 'eintritt-form' })],
    ['another issuer', signed(header, { ...claims, iss: 'https://other.example' })],
    ['no issuer', signed(header, { ...claims, iss: undefined })],
    ['a time of expiry that is now', signed(header, { ...claims, exp: seconds })],
    ['a time of expiry that is no number', signed(header, { ...claims, exp: String(seconds + 60) })],
    ['a time of expiry that is null', signed(header, { ...claims, exp: null })],
    ['a beginning in the future', signed(header, { ...claims, nbf: seconds + 1 })],
  ])('refuses %s', (_name, token) => {
    expect(read(token)).toBeNull();
  });
});
