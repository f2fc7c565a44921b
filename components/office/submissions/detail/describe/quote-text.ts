'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { MembershipPriceInterval } from '@/lib/rules/enums';
import { formatMoney } from '@/lib/rules/format/format-money';

type Sums = {
  readonly interval: MembershipPriceInterval;
  readonly recurring: number;
  readonly oneTime: number;
};

/** Formats the sums of a price: "36,50 € im Monat, einmalig 25,00 €". */
export function useQuoteText(): (sums: Sums, currency: string) => string {
  const t = useTranslations('detail.hints');
  const labels = useTranslations('labels.pricePer');
  const locale = useLocale();
  return ({ interval, recurring, oneTime }, currency) => {
    const money = (amount: number) => formatMoney(Math.round(amount * 100), currency, locale);
    if (interval === 'OneTime') return labels('OneTime', { price: money(oneTime) });
    const text = labels(interval, { price: money(recurring) });
    return oneTime > 0 ? t('sums', { recurring: text, oneTime: money(oneTime) }) : text;
  };
}
