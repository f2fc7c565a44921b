import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { IbanField } from '@/components/form-view/fields/iban-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { isMinorAlone, offeredMethods } from '@/components/form-view/form-values';
import { Mandate } from '@/components/form-view/sections/mandate';
import { isBicRequired } from '@/lib/rules/payment/bic';
import { checkIban } from '@/lib/rules/payment/iban';
import { submissionFields } from '@/lib/rules/submissions/submission-fields';

/** The payment method. The style sheet shows account and mandate for direct debit only. */
export function PaymentChoice() {
  const { t, form, values } = useFormModel();
  const isMinor = isMinorAlone(values, form);
  const hints = {
    SepaDirectDebit: t(isMinor ? 'form.payment.sepaHintMinor' : 'form.payment.sepaHint'),
    OnAccount: t('form.payment.onAccountHint'),
  };
  return (
    <div className="pays">
      <ChoiceGroup
        name="paymentMethod"
        legend={t('form.payment.method')}
        choices={offeredMethods(form).map(method => ({
          value: method,
          label: t(`labels.paymentMethod.${method}`),
          detail: hints[method],
        }))}
        className="methods"
      />
      {form.settings.showSepa && (
        <div className="bank">
          {isMinor && <p className="note">{t('form.payment.minor')}</p>}
          <TextField
            name="accountHolder"
            label={t('labels.field.accountHolder')}
            hint={t('form.payment.holderHint', { who: isMinor ? 'minor' : 'me' })}
            autoComplete="name"
            lengthMax={submissionFields.accountHolder.max}
            isOptional={isMinor}
          />
          <IbanField isOptional={isMinor} />
          <BicField />
          {!isMinor && <Mandate />}
        </div>
      )}
    </div>
  );
}

/** Shown only if the IBAN's country needs it; without JavaScript always shown. */
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
      className="short"
      isOptional={!(iban.ok && isBicRequired(iban.country))}
    />
  );
}
