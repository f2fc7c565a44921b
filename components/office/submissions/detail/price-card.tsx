'use client';

import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Card } from '@/components/ui/display/card';
import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import { formatMoney } from '@/lib/rules/format/format-money';

/** The price at the time of receipt: its lines and sums. */
export function PriceCard({ price }: { price: PriceQuote }) {
  const t = useTranslations('detail.price');
  const labels = useTranslations('labels');
  const format = useFormatter();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(Math.round(amount * 100), price.currency, locale);
  return (
    <Card title={t('title')}>
      <table className="w-full">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map(line => (
            <tr key={`${line.kind}-${line.id}`} className="align-top">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {line.label}
                <span className="block text-sm text-ink-muted">
                  {labels(`priceLine.${line.kind}`)}
                  {line.quantity > 1 &&
                    ` · ${t('quantity', { quantity: format.number(line.quantity), price: money(line.unitPrice) })}`}
                  {line.due === 'OneTime' && ` · ${labels('surchargeDueType.OneTime')}`}
                </span>
              </th>
              <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-2 flex flex-col gap-1.5 border-t pt-3">
        {price.interval !== 'OneTime' && (
          <Sum label={t('recurring')}>
            {labels(`pricePer.${price.interval}`, { price: money(price.recurring) })}
          </Sum>
        )}
        {price.oneTime > 0 && <Sum label={t('oneTime')}>{money(price.oneTime)}</Sum>}
        <Sum label={t('firstPayment')} strong>
          {money(price.firstPayment)}
        </Sum>
      </dl>
    </Card>
  );
}

function Sum({ label, strong, children }: { label: string; strong?: boolean; children: string }) {
  return (
    <div className={strong ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'}>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
