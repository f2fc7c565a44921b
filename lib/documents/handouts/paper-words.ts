import { toCents } from '@/lib/contracts/common';
import type { ExportContext } from '@/lib/documents/export-context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { formatDate } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';

/** Texts and formats of one language for paper forms. */
export type PaperWords = ReturnType<typeof paperWords>;

export function paperWords({ locale, club }: Pick<ExportContext, 'locale' | 'club'>) {
  const options = { locale, addressForm: club.addressForm, timeZone: club.timeZone };
  return {
    texts: translatorFor('paper', options),
    labels: translatorFor('labels', options),
    form: translatorFor('form', options),
    pdf: translatorFor('pdf', options),
    date: (day: string) => formatDate(day, locale),
    money: (amount: number) => formatMoney(toCents(amount), club.currency, locale),
    cents: (cents: number) => formatMoney(cents, club.currency, locale),
  };
}
