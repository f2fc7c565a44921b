import type { Texts } from '@/components/form-view/texts';
import {
  type ApplicationLine,
  type JoiningPerson,
  personLines,
  priceLines,
} from '@/lib/contracts/submissions/application-lines';
import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import type { Locale } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { formatMoney } from '@/lib/rules/format/format-money';

type Props = {
  readonly persons: readonly JoiningPerson[];
  readonly price: PriceQuote;
  /** False on a further form, which need not be about a membership. */
  readonly isMembership: boolean;
  readonly t: Texts;
  readonly locale: Locale;
};

/** Who joins, each with their departments, and every line of the price with its sums. */
export function ApplicationSummary({ persons, price, isMembership, t, locale }: Props) {
  const money = (cents: number) => formatMoney(cents, price.currency, locale);
  const sum = (amount: number) => money(Math.round(amount * 100));
  const costs = priceLines(price, { label: (key, params) => t(`labels.${key}`, params), money });
  const recurring = t(`labels.pricePer.${price.interval}`, { price: sum(price.recurring) });
  const sums: ApplicationLine[] = [
    [t('form.price.recurringSum'), price.interval === 'OneTime' ? '' : recurring],
    [t('form.price.oneTimeSum'), price.oneTime > 0 ? sum(price.oneTime) : ''],
    [t('form.price.firstPayment'), price.oneTime > 0 && price.recurring > 0 ? sum(price.firstPayment) : ''],
  ];
  return (
    <>
      <h2>{t(isMembership ? 'form.confirmation.persons' : 'form.confirmation.personsFurther')}</h2>
      <Lines
        lines={personLines(persons, date =>
          t('form.confirmation.bornOn', { date: formatDate(date, locale) }),
        )}
      />
      <h2>{t('form.confirmation.costs')}</h2>
      <Lines lines={costs} className="facts costs" />
      <Lines lines={sums.filter(([, value]) => value !== '')} className="facts costs" />
    </>
  );
}

type LinesProps = { readonly lines: readonly ApplicationLine[]; readonly className?: string };

function Lines({ lines, className = 'facts' }: LinesProps) {
  return (
    <dl className={className}>
      {lines.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
