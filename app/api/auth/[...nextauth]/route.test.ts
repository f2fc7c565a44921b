import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET, POST } from './route.next';

beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    APP_SECRET: 'only to read the settings of this test!!',
    APP_URL: 'http://localhost:3000',
  });
});

const context = (...nextauth: string[]) => ({ params: Promise.resolve({ nextauth }) });
const post = (body: BodyInit, type: string) =>
  new NextRequest('http://localhost:3000/api/auth/callback/credentials', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });

describe('requests refused before next-auth parses them', () => {
  it.each([
    ['invalid JSON', '[', 'application/json', 400],
    ['more than any sign-in needs', `email=${'x'.repeat(100_000)}`, 'application/x-www-form-urlencoded', 413],
    ['a file', '--a\r\n', 'multipart/form-data; boundary=a', 415],
  ])('%s', async (_name, body, type, status) => {
    const answer = await POST(post(body, type), context('callback', 'credentials'));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('X-Request-Id')).toMatch(/\S/);
  });

  it('a GET of the credentials callback, which next-auth answers with a server error', async () => {
    const request = new NextRequest('http://localhost:3000/api/auth/callback/credentials');
    const answer = await GET(request, context('callback', 'credentials'));
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('control characters in the address, which would reach a header', async () => {
    const request = new NextRequest('http://localhost:3000/api/auth/error?error=%00');
    expect((await GET(request, context('error'))).status).toBe(400);
  });
});
