import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { GenderField } from '@/components/form-view/fields/gender-field';
import { PhoneField } from '@/components/form-view/fields/phone-field';
import { useFormModel } from '@/components/form-view/form-model';
import { Guardians } from '@/components/form-view/membership/guardians';
import {
  AddressFields,
  EmailField,
  NameFields,
  NationalityField,
  TitleField,
} from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';

export function PersonStep() {
  const { t } = useFormModel();
  return (
    <StepFrame id="person">
      <div className="grid">
        <NameFields />
        <GenderField name="gender" />
      </div>
      <Guardians />
      <fieldset className="part">
        <legend>{t('form.person.address')}</legend>
        <AddressFields />
      </fieldset>
      <fieldset className="part">
        <legend>{t('form.person.contact')}</legend>
        <EmailField name="email" hint={t('form.person.emailHint')} />
        <PhoneField name="phone" autoComplete="tel" />
        <MoreDetails />
      </fieldset>
      <CustomFieldsOf categories={['Personal']} />
    </StepFrame>
  );
}

/** Details that few people fill in; closed by default. */
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
        <TitleField />
        <PhoneField name="mobile" autoComplete="mobile tel" />
        <NationalityField />
      </div>
    </details>
  );
}
