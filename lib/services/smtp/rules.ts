import type { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import type { Violation } from '@/lib/platform/errors';

/** Settings with every text. */
export type WholeSmtp = SmtpSettingsWriteDto &
  Required<Pick<SmtpSettingsWriteDto, 'username' | 'fromName' | 'replyTo'>>;

/** Fills absent texts with the stored ones, or leaves them empty. */
export function withStoredTexts(
  settings: SmtpSettingsWriteDto,
  stored: Pick<WholeSmtp, 'username' | 'fromName' | 'replyTo'> | null,
): WholeSmtp {
  const { username = '', fromName = '', replyTo = '' } = stored ?? {};
  return { username, fromName, replyTo, ...settings };
}

type Server = Pick<WholeSmtp, 'host' | 'port' | 'security' | 'username'>;

/** The password to use: one that was sent, the stored one, or none. */
export type ChosenPassword =
  | { readonly kind: 'Given'; readonly password: string }
  | { readonly kind: 'Stored' }
  | { readonly kind: 'None' };

/**
 * Which password belongs to new settings. The stored one only goes where it went before, and never less protected:
 * with another host, port, user name or less encryption it is asked for again, so that nobody who may change
 * settings can have it sent to a server of his own.
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
