import { toCents } from '@/lib/contracts/common';
import type { ExportContext } from '@/lib/documents/export-context';
import { blank } from '@/lib/documents/section';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { formatMonth } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';
import { intlLocale, numberFormat } from '@/lib/rules/format/intl-formats';

/** Labels and formats of one language for a report. */
export type ReportWords = ReturnType<typeof reportWords>;

const hoursAsDays = 48;

export function reportWords({ locale, club }: Pick<ExportContext, 'locale' | 'club'>) {
  const t = translatorFor('report', { locale, addressForm: club.addressForm });
  const number = (value: number, digits = 0, isSigned = false) =>
    numberFormat(intlLocale(locale), {
      maximumFractionDigits: digits,
      signDisplay: isSigned ? 'exceptZero' : 'auto',
    }).format(value);
  const money = (amount: number) => formatMoney(toCents(amount), club.currency, locale);
  const sign = (value: number) => (value > 0 ? '+' : '');
  /** Formats hours; from two days on as days. */
  const time = (hours: number, isSigned = false) =>
    Math.abs(hours) < hoursAsDays
      ? t('hours', { count: number(hours, 1, isSigned) })
      : t('days', { count: number(hours / 24, 1, isSigned) });
  return {
    t,
    month: (month: string, isShort = false) => formatMonth(month, locale, isShort),
    number,
    signed: (value: number) => number(value, 0, true),
    money,
    signedMoney: (amount: number) => `${sign(amount)}${money(amount)}`,
    time,
    rate: (share: number) => t('percent', { count: number(share * 100, 1) }),
    points: (share: number) => t('points', { count: number(share * 100, 1, true) }),
    percent: (percent: number) => t('percent', { count: number(percent, 0, true) }),
    /** A dash if there is no value. */
    orBlank: <Value>(value: Value | null, tell: (value: Value) => string) =>
      value === null ? blank : tell(value),
  };
}
