import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import { centsText } from '@/components/form-view/prices';
import { readTypedDate } from '@/components/form-view/typed-date';
import { parseDate } from '@/lib/forms/calendar';
import type { Quote, QuoteLine } from '@/lib/forms/price';

export type ShortPrice = {
  /** `18,00 € im Monat`, or that no tariff is chosen. */
  readonly main: string;
  /** `+ 10,00 € einmalig`; empty where nothing is due once beside. */
  readonly once: string;
};

/** What the membership costs, as short as it can be said. */
export function priceInShort(model: FormModel): ShortPrice {
  const { t, quote } = model;
  if (!quote) return { main: t('form.price.chooseShort'), once: '' };
  const once = centsText(quote.oneTimeCents, model);
  if (quote.interval === 'OneTime') return { main: t('form.price.oneTime', { price: once }), once: '' };
  return {
    main: t(`labels.pricePer.${quote.interval}`, { price: centsText(quote.recurringCents, model) }),
    once: quote.oneTimeCents > 0 ? t('form.price.plusOneTime', { price: once }) : '',
  };
}

/** Every line of the price, then its sums. */
export function PriceLines() {
  const model = useFormModel();
  const { t, quote } = model;
  if (!quote) return <p className="hint">{t('form.price.choose')}</p>;
  return (
    <>
      <ul className="price-lines">
        {quote.lines.map(line => (
          <PriceLine key={`${line.kind}${line.id}`} line={line} quote={quote} />
        ))}
      </ul>
      <dl className="price-sums">
        {quote.interval !== 'OneTime' && (
          <div>
            <dt>{t('form.price.recurringSum', { interval: t(`labels.priceInterval.${quote.interval}`) })}</dt>
            <dd>{centsText(quote.recurringCents, model)}</dd>
          </div>
        )}
        {quote.oneTimeCents > 0 && (
          <div>
            <dt>{t('form.price.oneTimeSum')}</dt>
            <dd>{centsText(quote.oneTimeCents, model)}</dd>
          </div>
        )}
        {quote.oneTimeCents > 0 && quote.recurringCents > 0 && (
          <div className="first">
            <dt>{t('form.price.firstPayment')}</dt>
            <dd>{centsText(quote.firstPaymentCents, model)}</dd>
          </div>
        )}
      </dl>
      {hasOpenAges(model) && <p className="hint">{t('form.price.agesUnknown')}</p>}
    </>
  );
}

function PriceLine({ line, quote }: { readonly line: QuoteLine; readonly quote: Quote }) {
  const model = useFormModel();
  const { t } = model;
  const { quantity } = line;
  return (
    <li>
      <span className="name">
        {line.label}
        {quantity > 1 && (
          <span className="detail">
            {t('form.price.quantity', { quantity, price: centsText(line.unitCents, model) })}
          </span>
        )}
        {line.due === 'OneTime' && quote.interval !== 'OneTime' && (
          <span className="detail">{t('form.price.tag')}</span>
        )}
      </span>
      <span className="amount">{centsText(line.amountCents, model)}</span>
    </li>
  );
}

/** Whether a surcharge of the tariff depends on an age that is not known yet. */
function hasOpenAges({ form, values }: FormModel): boolean {
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const hasBounds =
    tariff?.surcharges.some(({ minAge, maxAge }) => minAge !== null || maxAge !== null) ?? false;
  const family = tariff?.isFamilyMembership ? values.familyMembers : [];
  const dates = [values, ...family].map(person => readTypedDate(person.birthDate));
  return hasBounds && dates.some(date => !parseDate(date));
}
