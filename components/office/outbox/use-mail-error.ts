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
  'RecipientLeft',
] as const;

/** Why a mail did not go out, in words; `Rejected (550)` keeps the server's number. What is not known stays as it is. */
export function useMailError(): (error: string) => string {
  const t = useTranslations('settings.outbox.errors');
  return error => {
    const [, word, code] = /^(\w+)(?: \((\d+)\))?$/.exec(error) ?? [];
    const reason = known.find(one => one === word);
    if (!reason) return error;
    return code ? t('withCode', { reason: t(reason), code }) : t(reason);
  };
}
