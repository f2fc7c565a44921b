import { TickField } from '@/components/form-view/fields/tick-field';
import { useFormModel } from '@/components/form-view/form-model';
import { mandateHolder } from '@/components/form-view/form-values';
import { oneFullStop } from '@/lib/rules/payment/mandate';

/**
 * The mandate in a frame of its own, with the wording that the scheme prescribes and nothing else.
 */
export function Mandate() {
  const { t, form, values } = useFormModel();
  const { club } = form;
  const name = club.legalName || club.name;
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const facts = [
    [
      t('form.mandate.creditor'),
      [name, club.street, `${club.zip} ${club.city}`.trim()].filter(Boolean).join(', '),
    ],
    [t('form.mandate.creditorId'), club.creditorId],
    [t('form.mandate.reference'), t('form.mandate.referenceLater')],
    [
      t('form.mandate.type'),
      t(tariff?.priceInterval === 'OneTime' ? 'form.mandate.oneOff' : 'form.mandate.recurring'),
    ],
  ].filter(([, value]) => value !== '');
  return (
    <section className="mandate" aria-labelledby="mandate-title">
      <h3 id="mandate-title">{t('form.mandate.heading')}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{oneFullStop(t('form.mandate.text', { club: name }))}</p>
      <p>{t('form.mandate.refund')}</p>
      <TickField
        name="sepaMandateAccepted"
        label={t('form.mandate.accept', { holder: mandateHolder(values, form) })}
      />
    </section>
  );
}
