'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { MembershipPriceInterval } from '@/lib/rules/enums';
import { formatMoney } from '@/lib/rules/format/format-money';

export type Sums = {
  readonly interval: MembershipPriceInterval;
  readonly recurring: number;
  readonly oneTime: number;
};

/** Formats the sums of a price: "36,50 € im Monat, einmalig 25,00 €". */
export function quoteText(
  { interval, recurring, oneTime }: Sums,
  currency: string,
  { labels, locale }: Pick<SubmissionWords, 'labels' | 'locale'>,
): string {
  const money = (amount: number) => formatMoney(Math.round(amount * 100), currency, locale);
  if (interval === 'OneTime') return labels('pricePer.OneTime', { price: money(oneTime) });
  const text = labels(`pricePer.${interval}`, { price: money(recurring) });
  return oneTime > 0 ? labels('sums', { recurring: text, oneTime: money(oneTime) }) : text;
}

export function useQuoteText(): (sums: Sums, currency: string) => string {
  const labels = useTranslations('labels');
  const locale = useLocale();
  return (sums, currency) => quoteText(sums, currency, { labels, locale });
}
