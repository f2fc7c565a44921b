import { useTranslations } from 'use-intl';

const known = [
  'Rejected',
  'Deferred',
  'Refused',
  'AddressInvalid',
  'AuthFailed',
  'TlsFailed',
  'Timeout',
  'ConnectFailed',
  'AddressRefused',
  'RecipientLimit',
  'ClubLimit',
  'ClubMoved',
  'RecipientLeft',
  'TriesExhausted',
] as const;

/**
 * Why a mail was not sent, in words. `Rejected (550)` includes the server's number. Unknown errors are shown
 * unchanged.
 */
export function useMailError(): (error: string) => string {
  const t = useTranslations('settings.outbox.errors');
  return error => {
    const [, word, code] = /^(\w+)(?: \((\d+)\))?$/.exec(error) ?? [];
    const reason = known.find(one => one === word);
    if (!reason) return error;
    return code ? t('withCode', { reason: t(reason), code }) : t(reason);
  };
}
