import type { SmtpSettings } from '@/lib/api-client/smtp';
import type { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';

/** Settings as the form holds them: with a password that was typed, empty where none was. */
export type SmtpValues = Omit<SmtpSettings, 'hasPassword' | 'dateModified'> & {
  readonly password: string;
  readonly hasPassword: boolean;
};

export const noSmtp: SmtpValues = {
  host: '',
  port: 587,
  security: 'StartTls',
  username: '',
  password: '',
  fromAddress: '',
  fromName: '',
  replyTo: '',
  hasPassword: false,
};

export function toValues({ dateModified: _dateModified, ...settings }: SmtpSettings): SmtpValues {
  return { ...settings, password: '' };
}

/** What is sent: the password only where one was typed, so that the stored one is kept. */
export function toRequest({
  hasPassword: _hasPassword,
  password,
  ...settings
}: SmtpValues): SmtpSettingsWriteDto {
  return { ...settings, ...(password === '' ? {} : { password }) };
}

/** Whether the stored password goes where it went before; else it is asked for again. */
export function keepsPassword(next: SmtpValues, stored: SmtpValues): boolean {
  const isSamePlace =
    next.host === stored.host && next.port === stored.port && next.username === stored.username;
  return stored.hasPassword && isSamePlace && (next.security !== 'None' || stored.security === 'None');
}
