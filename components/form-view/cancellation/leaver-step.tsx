import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { useFormModel } from '@/components/form-view/form-model';
import {
  AddressFields,
  EmailField,
  MemberNumberField,
  NameFields,
} from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';

/** Who leaves. No sign-in is asked for (§ 312k BGB shows why). */
export function LeaverStep() {
  const { t } = useFormModel();
  return (
    <StepFrame id="person">
      <div className="grid">
        <NameFields />
        <MemberNumberField name="memberNumber" />
      </div>
      <fieldset className="part">
        <legend>{t('form.person.address')}</legend>
        <AddressFields />
      </fieldset>
      <EmailField name="email" hint={t('form.cancellation.emailHint')} />
      <CustomFieldsOf categories={['Personal']} />
    </StepFrame>
  );
}
