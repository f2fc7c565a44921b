import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { IbanField } from '@/components/form-view/fields/iban-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useFormModel } from '@/components/form-view/form-model';
import { offeredMethods } from '@/components/form-view/form-values';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { isBicRequired } from '@/lib/forms/bic';
import { lengthMax } from '@/lib/forms/field-rules';
import { checkIban } from '@/lib/forms/iban';

export function PaymentStep() {
  const { t, form } = useFormModel();
  const methods = offeredMethods(form);
  const hints = { SepaDirectDebit: t('form.payment.sepaHint'), OnAccount: t('form.payment.onAccountHint') };
  return (
    <StepFrame id="payment">
      <ChoiceGroup
        name="paymentMethod"
        legend={t('form.payment.method')}
        choices={methods.map(method => ({
          value: method,
          label: t(`labels.paymentMethod.${method}`),
          detail: hints[method],
        }))}
        className="methods"
      />
      {form.settings.showSepa && (
        <div className="bank">
          <TextField
            name="accountHolder"
            label={t('labels.field.accountHolder')}
            hint={t('form.payment.holderHint')}
            autoComplete="name"
            maxLength={lengthMax.accountHolder}
          />
          <IbanField />
          <BicField />
          <Mandate />
        </div>
      )}
      <CustomFieldsOf step="payment" />
    </StepFrame>
  );
}

/** Asked only where the IBAN is of a country whose banks need it; without JavaScript always there. */
function BicField() {
  const { t, isLive, values, errors } = useFormModel();
  const iban = checkIban(values.iban);
  const isNeeded = (iban.ok && isBicRequired(iban.country)) || values.bic !== '' || errors.bic !== undefined;
  if (isLive && !isNeeded) return null;
  return (
    <TextField
      name="bic"
      label={t('labels.field.bic')}
      hint={t('form.payment.bicHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck="false"
      maxLength={14}
      className="short"
      isOptional={!(iban.ok && isBicRequired(iban.country))}
    />
  );
}

/** The mandate in a frame of its own, with the wording that the scheme prescribes and nothing else. */
function Mandate() {
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
      <p>{t('form.mandate.text', { club: name })}</p>
      <p>{t('form.mandate.refund')}</p>
      <TickField name="sepaMandateAccepted" label={t('form.mandate.accept')} />
    </section>
  );
}
