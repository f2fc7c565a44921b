'use client';

import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useEntryValues } from '@/components/office/paper-entry/entry-context';
import { askedParts, bodyOf } from '@/components/office/paper-entry/entry-values';
import { Card } from '@/components/ui/display/card';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { PublicForm } from '@/lib/contracts/public';
import { formatMoney } from '@/lib/rules/format/format-money';
import type { Quote } from '@/lib/rules/money/price';
import { quoteApplication } from '@/lib/rules/money/quote-application';

/** The present price, to compare with the one on the paper. */
export function PricePanel({ form }: { form: PublicForm }) {
  const t = useTranslations('handouts.entry.price');
  const labels = useTranslations('labels');
  const locale = useLocale();
  const values = useEntryValues();
  const quote = quoteApplication(askedParts(bodyOf(values), form), membershipFormConfig(form), form.today);
  const money = (cents: number) => formatMoney(cents, form.club.currency, locale);
  const sumsOf = ({ interval, recurringCents, oneTimeCents }: Quote): [string, string][] => {
    const once: [string, string][] = [[labels('priceInterval.OneTime'), money(oneTimeCents)]];
    if (interval === 'OneTime') return once;
    const recurring = labels(`pricePer.${interval}`, { price: money(recurringCents) });
    return [[labels('field.price'), recurring], ...(oneTimeCents > 0 ? once : [])];
  };
  const sums = quote ? sumsOf(quote) : [];
  return (
    <Card title={t('title')}>
      {!quote && <p className="text-ink-muted">{t('none')}</p>}
      {quote && (
        <div aria-live="polite">
          <ul className="flex flex-col gap-1.5">
            {quote.lines.map(line => (
              <li key={`${line.kind}${line.id}`} className="flex justify-between gap-4">
                <span className="min-w-0">
                  {line.quantity > 1 && `${line.quantity} × `}
                  {line.label}
                </span>
                <span className="tabular-nums">{money(line.amountCents)}</span>
              </li>
            ))}
          </ul>
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t pt-3 font-semibold">
            {sums.map(([label, amount]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd className="text-right tabular-nums">{amount}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}
