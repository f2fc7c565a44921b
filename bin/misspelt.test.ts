import { expect, test } from 'vitest';
import { findMisspelt } from './misspelt.mjs';

test('a misspelt setting is named with the one that is meant, in a file and in the environment', () => {
  expect(findMisspelt(['SMPT_URL', 'SMTP_URL'], ['BACKUP_TOO', 'TRUST_PROXI'])).toEqual([
    'SMPT_URL is no setting: is SMTP_URL meant?',
    'BACKUP_TOO is no setting: is BACKUP_TO meant?',
    'TRUST_PROXI is no setting: is TRUST_PROXY meant?',
  ]);
});

test('other names are no matter in the environment, but a file of settings has none', () => {
  const usual = [
    'HOME',
    'PATH',
    'PGHOST',
    'PGPORT',
    'HOSTNAME',
    'SHELL',
    'LOGNAME',
    'HTTP_PROXY',
    'NO_PROXY',
    'TERM',
  ];
  expect(findMisspelt([], usual)).toEqual([]);
  expect(findMisspelt(['SESSION_SECRET'], [])).toEqual([
    'SESSION_SECRET is no setting: .env.example has all names',
  ]);
});
