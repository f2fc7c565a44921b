import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { useFormModel } from '@/components/form-view/form-model';
import {
  AddressFields,
  EmailField,
  MemberNumberField,
  NameFields,
} from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';

/** The member who leaves. Asks for no sign-in (§ 312k BGB). */
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
