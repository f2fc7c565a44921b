import { expect, it } from 'vitest';
import { readEnv } from './env';

const required = { DATABASE_URL: 'postgres://localhost/eintritt', APP_SECRET: 'x'.repeat(32) };

it.each([
  ['https://eintritt.example', 'https://eintritt.example'],
  ['https://eintritt.example/', 'https://eintritt.example'],
  ['https://Eintritt.example:443', 'https://Eintritt.example:443'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('the address %s is read as %s', (given, read) => {
  expect(readEnv({ ...required, APP_URL: given }).APP_URL).toBe(read);
});

it.each(['https://club.example/eintritt', 'https://club.example/?a=b', 'https://club.example/#a'])(
  'the address %s, which is more than a host, is refused in words',
  given => {
    expect(() => readEnv({ ...required, APP_URL: given })).toThrow(/APP_URL must be a host name of its own/);
  },
);
