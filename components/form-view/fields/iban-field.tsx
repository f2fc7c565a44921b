import { TextField, type TypedFormat } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { countryName } from '@/lib/rules/format/intl-formats';
import { checkIban } from '@/lib/rules/payment/iban';
import { writeTypedIban } from '@/lib/rules/submissions/typed-texts';

const grouped: TypedFormat = { typing: writeTypedIban, leaving: writeTypedIban, isGrouped: true };

/** IBAN in groups of four, as on the card; a valid one shows the bank's country. */
export function IbanField({ isOptional = false }: { readonly isOptional?: boolean }) {
  const { t, values, locale } = useFormModel();
  const check = checkIban(values.iban);
  return (
    <TextField
      name="iban"
      label={t('labels.field.iban')}
      hint={t('form.payment.ibanHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck="false"
      isOptional={isOptional}
      className="iban"
      format={grouped}
    >
      <p className="good" aria-live="polite">
        {check.ok && t('form.payment.ibanBank', { country: countryName(check.country, locale) })}
      </p>
    </TextField>
  );
}
