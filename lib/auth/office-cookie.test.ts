import { beforeAll, describe, expect, it } from 'vitest';
import { isSameOrigin } from './office-cookie';

beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    APP_SECRET: 'only to read the settings of this test!!',
    APP_URL: 'http://club.lan:3000',
  });
});

const own = 'http://club.lan:3000';

describe('isSameOrigin', () => {
  it.each([
    ['GET', { 'sec-fetch-site': 'same-origin' }, true],
    ['GET', { 'sec-fetch-site': 'none' }, true],
    ['POST', { 'sec-fetch-site': 'none' }, false],
    ['GET', { 'sec-fetch-site': 'same-site' }, false],
    ['GET', { 'sec-fetch-site': 'cross-site', origin: own, referer: `${own}/submissions` }, false],
    ['POST', { origin: own }, true],
    ['POST', { origin: 'http://evil.lan:3000' }, false],
    ['POST', { origin: 'null' }, false],
    ['POST', {}, false],
    ['GET', {}, false],
    // Browsers send Sec-Fetch-Site to https and localhost only, and no Origin with a GET of the same origin.
    ['GET', { referer: `${own}/submissions?kind=Membership` }, true],
    ['HEAD', { referer: `${own}/` }, true],
    ['GET', { referer: 'http://evil.lan:3000/' }, false],
    ['GET', { referer: 'http://club.lan:3000.evil.example/' }, false],
    ['GET', { referer: 'no address' }, false],
    ['GET', { origin: 'http://evil.lan:3000', referer: `${own}/` }, false],
    ['POST', { referer: `${own}/submissions` }, false],
    ['DELETE', { referer: `${own}/submissions` }, false],
  ])('%s with %j: %s', (method, headers, isOwn) => {
    expect(isSameOrigin(method, new Headers(headers))).toBe(isOwn);
  });
});
