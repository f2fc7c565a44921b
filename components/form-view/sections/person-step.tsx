import { CountryField } from '@/components/form-view/fields/country-field';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { BirthDateField } from '@/components/form-view/fields/date-field';
import { GenderField } from '@/components/form-view/fields/gender-field';
import { PhoneField } from '@/components/form-view/fields/phone-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { Guardians } from '@/components/form-view/sections/guardians';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { lengthMax } from '@/lib/forms/field-rules';

export function PersonStep() {
  return (
    <StepFrame id="person">
      <Name />
      <Guardians />
      <Address />
      <Contact />
      <CustomFieldsOf step="person" />
    </StepFrame>
  );
}

function Name() {
  const { t } = useFormModel();
  return (
    <div className="grid">
      <TextField
        name="firstName"
        label={t('labels.field.firstName')}
        autoComplete="given-name"
        maxLength={lengthMax.name}
      />
      <TextField
        name="lastName"
        label={t('labels.field.lastName')}
        autoComplete="family-name"
        maxLength={lengthMax.name}
      />
      <BirthDateField name="birthDate" autoComplete="bday" />
      <GenderField name="gender" />
    </div>
  );
}

function Address() {
  const { t } = useFormModel();
  return (
    <fieldset className="part">
      <legend>{t('form.person.address')}</legend>
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
          maxLength={lengthMax.zip}
        />
        <TextField
          name="city"
          label={t('labels.field.city')}
          autoComplete="address-level2"
          maxLength={lengthMax.city}
        />
      </div>
      <CountryField name="country" />
    </fieldset>
  );
}

function Contact() {
  const { t } = useFormModel();
  return (
    <fieldset className="part">
      <legend>{t('form.person.contact')}</legend>
      <TextField
        name="email"
        label={t('labels.field.email')}
        hint={t('form.person.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck="false"
        maxLength={lengthMax.email}
      />
      <PhoneField name="phone" autoComplete="tel" />
      <MoreDetails />
    </fieldset>
  );
}

/** What few people fill in: out of the way, but never out of reach. */
function MoreDetails() {
  const { t, initial, errors } = useFormModel();
  const names = ['title', 'mobile', 'nationality'] as const;
  const isOpen = names.some(name => initial[name] !== '' || errors[name] !== undefined);
  return (
    <details className="more" open={isOpen}>
      <summary>
        {t('form.person.more')} <span className="hint">{t('form.person.moreHint')}</span>
      </summary>
      <div className="grid">
        <TextField
          name="title"
          label={t('labels.field.title')}
          autoComplete="honorific-prefix"
          maxLength={lengthMax.title}
          isOptional
        />
        <PhoneField name="mobile" autoComplete="mobile tel" />
        <TextField
          name="nationality"
          label={t('labels.field.nationality')}
          autoComplete="off"
          maxLength={lengthMax.nationality}
          isOptional
        />
      </div>
    </details>
  );
}
