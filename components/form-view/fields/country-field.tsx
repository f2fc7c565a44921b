import { SelectField } from '@/components/form-view/fields/select-field';
import { useFormModel } from '@/components/form-view/form-model';
import { countryChoices } from '@/lib/rules/format/country-choices';

type Props = { readonly name: string; readonly hint?: string | undefined };

export function CountryField({ name, hint }: Props) {
  const { t, locale, form } = useFormModel();
  const { near, others } = countryChoices(locale, form.club.country);
  return (
    <SelectField
      name={name}
      label={t('labels.field.country')}
      hint={hint}
      groups={[
        { label: t('form.person.countriesNear'), options: near },
        { label: t('form.person.countriesOther'), options: others },
      ]}
      none={form.kind === 'Change' ? t('form.choose') : undefined}
      autoComplete="country"
    />
  );
}
