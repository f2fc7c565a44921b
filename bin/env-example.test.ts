import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '@/lib/env';

const example = readFileSync('.env.example', 'utf8');
const lines = example.split('\n').filter(line => /^[A-Z0-9_]+=/.test(line));
const values = Object.fromEntries(lines.map(line => line.split('=', 2)));

test('.env.example names every setting that lib/env.ts reads, and no other', () => {
  const schema = readFileSync('lib/env.ts', 'utf8');
  const read = [...schema.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  expect(Object.keys(values).sort()).toEqual(read.sort());
});

test('the values in .env.example are the defaults', () => {
  const required = { DATABASE_URL: 'postgres://localhost/eintritt', APP_SECRET: 'x'.repeat(32) };
  expect(readEnv({ ...values, ...required })).toEqual(readEnv(required));
});

test('a missing secret is reported in one line with its required form', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/eintritt' })).toThrow(
    'APP_SECRET is not set: it must be at least 32 characters of random text',
  );
});

test('HOST defaults to loopback with a demo club, else to all addresses', () => {
  const required = { DATABASE_URL: 'postgres://localhost/eintritt', APP_SECRET: 'x'.repeat(32) };
  const hostOf = (source: Record<string, string>) => readEnv({ ...required, ...source }).HOST;
  expect([hostOf({}), hostOf({ DEMO: '1' }), hostOf({ DEMO: '0' })]).toEqual(['::', '127.0.0.1', '::']);
  expect([hostOf({ HOST: '::', DEMO: '1' }), hostOf({ HOST: '10.0.0.5' })]).toEqual(['::', '10.0.0.5']);
  expect(() => hostOf({ HOST: 'everywhere' })).toThrow(/^HOST must be an IP address of this machine/);
});
