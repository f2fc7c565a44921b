import { type Option, SelectField } from '@/components/form-view/fields/select-field';
import { useFormModel } from '@/components/form-view/form-model';
import { intlLocale } from '@/lib/rules/format/intl-formats';
import { countryCodes } from '@/lib/rules/submissions/countries';

const optionsByLocale = new Map<string, readonly Option[]>();

/**
 * All countries by name, computed once per language: asking Intl for 250 names takes milliseconds.
 */
function countryOptions(locale: string): readonly Option[] {
  const known = optionsByLocale.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'region' });
  const collator = new Intl.Collator(intlLocale(locale));
  const options = countryCodes
    .map(code => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => collator.compare(a.label, b.label));
  optionsByLocale.set(locale, options);
  return options;
}

type Props = { readonly name: string; readonly hint?: string | undefined };

export function CountryField({ name, hint }: Props) {
  const { t, locale, form } = useFormModel();
  return (
    <SelectField
      name={name}
      label={t('labels.field.country')}
      hint={hint}
      options={countryOptions(locale)}
      none={form.kind === 'Change' ? t('form.choose') : undefined}
      autoComplete="country"
    />
  );
}
