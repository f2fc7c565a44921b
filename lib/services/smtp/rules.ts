import type { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import type { Violation } from '@/lib/platform/errors';

/** Settings with all optional texts filled in. */
export type CompleteSmtpSettings = SmtpSettingsWriteDto &
  Required<Pick<SmtpSettingsWriteDto, 'username' | 'fromName' | 'replyTo'>>;

/** Fills absent texts with the stored ones, or leaves them empty. */
export function withStoredTexts(
  settings: SmtpSettingsWriteDto,
  stored: Pick<CompleteSmtpSettings, 'username' | 'fromName' | 'replyTo'> | null,
): CompleteSmtpSettings {
  const { username = '', fromName = '', replyTo = '' } = stored ?? {};
  return { username, fromName, replyTo, ...settings };
}

type Server = Pick<CompleteSmtpSettings, 'host' | 'port' | 'security' | 'username'>;

/** The password to use: the sent one, the stored one, or none. */
export type ChosenPassword =
  | { readonly kind: 'Given'; readonly password: string }
  | { readonly kind: 'Stored' }
  | { readonly kind: 'None' };

/**
 * Chooses the password of new settings. The stored one is only sent to the same server with the same user name and at
 * least the same encryption. Otherwise it must be entered again, so a user who may change settings cannot send it to
 * their own server.
 */
export function choosePassword(
  next: Server & Pick<SmtpSettingsWriteDto, 'password'>,
  stored: (Server & { readonly hasPassword: boolean }) | null,
): ChosenPassword | Violation {
  const { username, password } = next;
  if (username === '') {
    return password ? { path: 'username', key: 'smtpUsernameNeeded' } : { kind: 'None' };
  }
  if (password) return { kind: 'Given', password };
  if (password !== undefined || !stored?.hasPassword) return { path: 'password', key: 'smtpPasswordNeeded' };
  return isSamePlace(next, stored) ? { kind: 'Stored' } : { path: 'password', key: 'smtpPasswordAgain' };
}

function isSamePlace(next: Server, stored: Server): boolean {
  return (
    next.host === stored.host &&
    next.port === stored.port &&
    next.username === stored.username &&
    (next.security !== 'None' || stored.security === 'None')
  );
}
