import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import { isBlankMember } from '@/components/form-view/form-values';
import { toMembershipSubmit } from '@/components/form-view/membership/to-submit';
import { centsText } from '@/components/form-view/prices';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { Quote, QuoteLine } from '@/lib/rules/money/price';
import { quoteApplication } from '@/lib/rules/money/quote-application';

/** The price of the present form; null until a tariff is chosen. */
function quoteOf({ values, form, locale }: FormModel): Quote | null {
  // A person that was added costs nothing before anything is typed about them.
  const named = { ...values, familyMembers: values.familyMembers.filter(member => !isBlankMember(member)) };
  return quoteApplication(toMembershipSubmit(named, form, locale), membershipFormConfig(form), form.today);
}

/** `18,00 € im Monat`, and below it the amount due once; or that no tariff is chosen. */
export function PriceInShort() {
  const model = useFormModel();
  const { t } = model;
  const quote = quoteOf(model);
  if (!quote) return t('form.price.chooseShort');
  const once = centsText(quote.oneTimeCents, model);
  if (quote.interval === 'OneTime') return t('form.price.oneTime', { price: once });
  return (
    <>
      {t(`labels.pricePer.${quote.interval}`, { price: centsText(quote.recurringCents, model) })}
      {quote.oneTimeCents > 0 && (
        <span className="once"> {t('form.price.plusOneTime', { price: once })}</span>
      )}
    </>
  );
}

/** Every line of the price, then its sums. */
export function PriceLines() {
  const model = useFormModel();
  const { t } = model;
  const quote = quoteOf(model);
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
            <dt>{t('form.price.recurringSum')}</dt>
            <dd>
              {t(`labels.pricePer.${quote.interval}`, { price: centsText(quote.recurringCents, model) })}
            </dd>
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
      {quote.hasOpenAges && <p className="hint">{t('form.price.agesUnknown')}</p>}
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
        {quantity > 1 && line.unitCents > 0 && (
          <span className="detail">
            {t('form.price.quantity', { quantity, price: centsText(line.unitCents, model) })}
          </span>
        )}
      </span>
      <span className="amount">
        {line.amountCents > 0
          ? t(`labels.pricePer.${line.due === 'OneTime' ? 'OneTime' : quote.interval}`, {
              price: centsText(line.amountCents, model),
            })
          : t('form.price.included')}
      </span>
    </li>
  );
}
