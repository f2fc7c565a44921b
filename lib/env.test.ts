import { execFileSync } from 'node:child_process';
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

it('a password with a character that ends the address, and one port for two servers, are refused in words', () => {
  const url = 'postgres://eintritt:pass#word@db/eintritt';
  expect(() => readEnv({ ...required, DATABASE_URL: url })).toThrow(/^DATABASE_URL must be .*%23 for #/);
  expect(() => readEnv({ ...required, PORT: '3000', METRICS_PORT: '3000' })).toThrow(
    'METRICS_PORT must be another number than PORT',
  );
  expect(() => readEnv({ ...required, PORT: '3000', METRICS_PORT: '2999' })).toThrow(
    'METRICS_PORT must not be one less than PORT: the worker takes the next port',
  );
  const web = { ...required, ROLE: 'web', PORT: '3000' };
  expect(() => readEnv({ ...web, METRICS_PORT: '3000' })).toThrow('another number than PORT');
  expect(readEnv({ ...web, METRICS_PORT: '2999' }).METRICS_PORT).toBe(2999);
});

it('a worker by itself, which does not listen on PORT, may have its metrics there', () => {
  const worker = { ...required, ROLE: 'worker', PORT: '3000', METRICS_PORT: '3000' };
  expect(readEnv(worker).METRICS_PORT).toBe(3000);
});

it.each(['mitglieder@tsv-grünwald.example', 'mitglieder@xn--tsv-grnwald-yhb.example', 'post@मेल.example'])(
  'the sender %s is accepted as it is',
  given => {
    expect(readEnv({ ...required, MAIL_FROM: given }).MAIL_FROM).toBe(given);
  },
);

it.each([
  'grünwald',
  'müller@club.example',
  'post@',
  'post@tsv grünwald.example',
  'a@b@tsv-grünwald.example',
  'a@tsv-grünwald.example/b',
])('the sender %s is refused in words', given => {
  expect(() => readEnv({ ...required, MAIL_FROM: given })).toThrow(/MAIL_FROM must be an e-mail address/);
});

it('a mail server without slashes is refused: its password would be sent without a valid certificate', () => {
  const given = { ...required, SMTP_URL: 'smtp:user:secret@mail.example:587' };
  expect(() => readEnv(given)).toThrow(/SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address/);
});

it('plain Node loads the settings, as the commands of bin do: without aliases of paths', () => {
  const read = `import { readEnv } from './lib/env.ts'; console.log(readEnv(${JSON.stringify(required)}).PORT)`;
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', read], { encoding: 'utf8' });
  expect(out.trim()).toBe('3000');
});
