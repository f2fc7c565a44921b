import { describe, expect, it } from 'vitest';
import { meantPath } from './meant-path';

const token = `${'a-_B'.repeat(10)}abc`;
const statusToken = `${'a-_B'.repeat(24)}QA`;
const earlierStatusToken = `${'a-_B'.repeat(23)}QA_-`;
const signed = `${'eyJhbGciOiJIUzI1NiJ9'}.${'eyJjbHViIjoiMDE5'.repeat(3)}.${token}`;

const links = [
  `/confirm/${token}`,
  `/status/${statusToken}`,
  `/status/${earlierStatusToken}`,
  `/status/${statusToken}/edit`,
  `/status/${statusToken}/withdraw`,
  `/sign/demo/${token}`,
  `/unsubscribe/${signed}`,
  `/f/demo/membership/continue/${token}`,
];
const added = [
  '.',
  ',',
  ';',
  ':',
  '!',
  '?',
  ')',
  ').',
  ']',
  '>',
  '*',
  "'",
  '"',
  '%22',
  '%27',
  '%3E',
  '%20',
  '%20.',
  '%E2%80%9C',
  '%C2%A0',
  '=3D',
  '=',
  '&gt;',
  '/.',
  '%EF%BC%89',
];

describe('meantPath', () => {
  it.each(links)('leaves %s as it is', link => {
    expect(meantPath(link)).toBeNull();
  });

  it.each(links.flatMap(link => added.map(rest => [link, rest] as const)))(
    'drops behind %s: %s',
    (link, rest) => {
      expect(meantPath(link + rest)).toBe(link);
    },
  );

  it.each(['-', '_', '--'])('drops %s behind a token of known length', rest => {
    expect(meantPath(`/confirm/${token}${rest}`)).toBe(`/confirm/${token}`);
    expect(meantPath(`/status/${statusToken}${rest}`)).toBe(`/status/${statusToken}`);
  });

  it.each([
    ['/F/Demo/Membership', '/f/demo/membership'],
    ['/f/DEMO', '/f/demo'],
    ['/F/Demo).', '/f/demo'],
    ['/f/demo/membership/Sommer-Camp', '/f/demo/membership/sommer-camp'],
    ['/f/demo/membership.', '/f/demo/membership'],
    ['/F/DEMO/MEMBERSHIP%20', '/f/demo/membership'],
    ['/F/DEMO/MEMBERSHIP%E2%80%9D', '/f/demo/membership'],
    [`/F/Demo/Membership/Continue/${token}.`, `/f/demo/membership/continue/${token}`],
    [`/STATUS/${statusToken}`, `/status/${statusToken}`],
  ])('means by %s %s', (path, meant) => {
    expect(meantPath(path)).toBe(meant);
  });

  it.each([
    '/',
    '/f/demo',
    '/f/demo/membership',
    '/login',
    '/Login',
    '/confirm/',
    '/confirm/.',
    '/api/v1/Clubs',
    '/formulare',
  ])('leaves %s to others', path => {
    expect(meantPath(path)).toBeNull();
  });
});
