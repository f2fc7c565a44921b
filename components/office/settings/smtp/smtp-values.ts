import type { SmtpSettings } from '@/lib/api-client/smtp';
import type { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';

/** Settings in the form; an empty password means unchanged. */
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

/** Converts the form's values to a request. Omits an empty password, so that the stored one remains. */
export function toRequest({
  hasPassword: _hasPassword,
  password,
  ...settings
}: SmtpValues): SmtpSettingsWriteDto {
  return { ...settings, ...(password === '' ? {} : { password }) };
}

/**
 * Whether the stored password may be used with these settings: same host, port and user, and no loss of
 * encryption. Otherwise it is asked for again.
 */
export function canReusePassword(next: SmtpValues, stored: SmtpValues): boolean {
  const isSamePlace =
    next.host === stored.host && next.port === stored.port && next.username === stored.username;
  return stored.hasPassword && isSamePlace && (next.security !== 'None' || stored.security === 'None');
}
