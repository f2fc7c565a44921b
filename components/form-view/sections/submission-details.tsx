import { FactGroup } from '@/components/form-view/sections/fact-group';
import { groupsOf, type Words } from '@/components/form-view/status/submission-groups';
import { type ApplicationLine, priceLines } from '@/lib/contracts/submissions/application-lines';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { PriceQuote } from '@/lib/contracts/submissions/submissions';
import { formatMoney } from '@/lib/rules/format/format-money';

type Props = Words & {
  readonly submission: SubmissionStatus['submission'];
  /** Full name of the person who reads the page. */
  readonly reader: string;
};

/** All that was submitted, in the groups of the form's check page, with the price and the mandate. */
export function SubmissionDetails({ submission, reader, ...words }: Props) {
  return (
    <>
      {groupsOf(submission, words).map(({ name, title, rows }) => (
        <FactGroup key={name} id={`of-${name}`} title={title} rows={rows} heading="h2">
          {name === 'membership' && submission.kind === 'Membership' && (
            <Costs price={submission.price} {...words} />
          )}
        </FactGroup>
      ))}
      <Mandate submission={submission} reader={reader} {...words} />
    </>
  );
}

/** Every line of the price with its sums. */
function Costs({ price, t, locale }: Words & { readonly price: PriceQuote }) {
  const money = (cents: number) => formatMoney(cents, price.currency, locale);
  const sum = (amount: number) => money(Math.round(amount * 100));
  const recurring = t(`labels.pricePer.${price.interval}`, { price: sum(price.recurring) });
  const lines = priceLines(price, { label: (key, params) => t(`labels.${key}`, params), money });
  const sums: ApplicationLine[] = [
    [t('form.price.recurringSum'), price.interval === 'OneTime' ? '' : recurring],
    [t('form.price.oneTimeSum'), price.oneTime > 0 ? sum(price.oneTime) : ''],
    [t('form.price.firstPayment'), price.oneTime > 0 && price.recurring > 0 ? sum(price.firstPayment) : ''],
  ];
  return (
    <>
      <h3>{t('form.confirmation.costs')}</h3>
      <Lines lines={lines} />
      <Lines lines={sums.filter(([, value]) => value !== '')} />
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly ApplicationLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="facts costs">
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

function Mandate({ submission, reader, t }: Props) {
  const mandate = submission.kind === 'Cancellation' ? null : submission.mandate;
  if (!mandate) return null;
  const account = submission.kind === 'Change' ? submission.wishes : submission;
  const holder = 'accountHolder' in account ? (account.accountHolder ?? '') : '';
  // The mandate speaks in the words of the account holder.
  const isOwn = holder.trim().toLowerCase() === reader.trim().toLowerCase();
  return (
    <section className="mandate" aria-labelledby="mandate">
      <h2 id="mandate">{t('form.confirmation.mandate')}</h2>
      {holder !== '' && !isOwn && <p>{t('form.confirmation.mandateOf', { holder })}</p>}
      <p className="lines">{mandate.text}</p>
      <p className="hint">
        {t('labels.field.mandateReference')}: {mandate.reference}
      </p>
      {mandate.givenBy && (
        <p className="hint">
          {t('labels.field.mandateGivenBy')}: {mandate.givenBy}
        </p>
      )}
    </section>
  );
}
