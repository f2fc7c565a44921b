import { describe, expect, it } from 'vitest';
import { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import { choosePassword, withStoredTexts } from '@/lib/services/smtp/rules';

const server = { host: 'smtp.example.org', port: 587, username: 'verein' };
const stored = { ...server, security: 'StartTls', hasPassword: true } as const;

function chosen(changes: Record<string, unknown>, before: Parameters<typeof choosePassword>[1] = stored) {
  const input = { ...server, security: 'StartTls', fromAddress: 'a@x.org', ...changes };
  const result = choosePassword(withStoredTexts(SmtpSettingsWriteDto.parse(input), null), before);
  return 'key' in result ? result.key : result.kind;
}

describe('the password of new settings', () => {
  it.each([
    ['Stored', {}],
    ['Stored', { security: 'Tls' }],
    ['Given', { password: 'neu' }],
    ['Given', { host: 'other.example.org', password: 'neu' }],
    ['None', { username: '' }],
    ['None', { username: '', password: null }],
    ['smtpPasswordAgain', { security: 'None' }],
    ['smtpPasswordAgain', { host: 'other.example.org' }],
    ['smtpPasswordAgain', { port: 25 }],
    ['smtpPasswordAgain', { username: 'other' }],
    ['smtpPasswordNeeded', { password: '' }],
    ['smtpPasswordNeeded', { password: null }],
    ['smtpUsernameNeeded', { username: '', password: 'x' }],
  ])('is %s for %j', (expected, changes) => {
    expect(chosen(changes)).toBe(expected);
  });

  it('is required if none is stored', () => {
    expect(chosen({}, null)).toBe('smtpPasswordNeeded');
    expect(chosen({}, { ...stored, hasPassword: false })).toBe('smtpPasswordNeeded');
    expect(chosen({ security: 'None' }, { ...stored, security: 'None' })).toBe('Stored');
  });
});
