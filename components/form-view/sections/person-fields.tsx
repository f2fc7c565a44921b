import { CityProposals } from '@/components/form-view/fields/city-proposals';
import { CountryField } from '@/components/form-view/fields/country-field';
import { BirthDateField } from '@/components/form-view/fields/date-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { hasDigitsOnly, lengthMax } from '@/lib/rules/submissions/field-rules';

type Props = {
  /** Prefix of the person's values: `identity.`, or empty. */
  readonly path?: string;
  readonly autoComplete?: boolean;
};

/** First and last name and date of birth: the club identifies a person by them. */
export function NameFields({ path = '', autoComplete = true }: Props) {
  const { t } = useFormModel();
  const token = (name: string) => (autoComplete ? name : 'off');
  return (
    <>
      <TextField
        name={`${path}firstName`}
        label={t('labels.field.firstName')}
        autoComplete={token('given-name')}
        maxLength={lengthMax.name}
      />
      <TextField
        name={`${path}lastName`}
        label={t('labels.field.lastName')}
        autoComplete={token('family-name')}
        maxLength={lengthMax.name}
      />
      <BirthDateField name={`${path}birthDate`} autoComplete={token('bday')} />
    </>
  );
}

export function MemberNumberField({ name }: { readonly name: string }) {
  const { t } = useFormModel();
  return (
    <TextField
      name={name}
      label={t('labels.field.memberNumber')}
      hint={t('form.identity.memberNumberHint')}
      autoComplete="off"
      maxLength={lengthMax.memberNumber}
      isOptional
    />
  );
}

export function EmailField({ name, hint }: { readonly name: string; readonly hint?: string }) {
  const { t } = useFormModel();
  return (
    <TextField
      name={name}
      label={t('labels.field.email')}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck="false"
      maxLength={lengthMax.email}
    />
  );
}

export function AddressFields() {
  const { t, form, values } = useFormModel();
  return (
    <>
      <TextField
        name="street"
        label={t('labels.field.street')}
        autoComplete="street-address"
        maxLength={lengthMax.street}
      />
      <div className="grid zip">
        <TextField
          name="zip"
          label={t('labels.field.zip')}
          autoComplete="postal-code"
          inputMode={hasDigitsOnly(values.country || form.club.country) ? 'numeric' : undefined}
          maxLength={lengthMax.zip}
        />
        <TextField
          name="city"
          label={t('labels.field.city')}
          autoComplete="address-level2"
          maxLength={lengthMax.city}
        />
      </div>
      <CityProposals />
      <CountryField name="country" />
    </>
  );
}

/** Rarely filled in. */
export function TitleField() {
  const { t } = useFormModel();
  return (
    <TextField
      name="title"
      label={t('labels.field.title')}
      autoComplete="honorific-prefix"
      maxLength={lengthMax.title}
      isOptional
    />
  );
}

export function NationalityField() {
  const { t } = useFormModel();
  return (
    <TextField
      name="nationality"
      label={t('labels.field.nationality')}
      autoComplete="off"
      maxLength={lengthMax.nationality}
      isOptional
    />
  );
}
