import { useFormModel } from '@/components/form-view/form-model';
import { EmailField, MemberNumberField, NameFields } from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';

/** Identity of the member, as the club has it on record. */
export function IdentityStep() {
  const { t } = useFormModel();
  return (
    <StepFrame id="identity">
      <p className="hint">{t('form.identity.intro')}</p>
      <div className="grid">
        <NameFields path="identity." />
        <MemberNumberField name="identity.memberNumber" />
      </div>
      <EmailField name="identity.email" hint={t('form.person.emailHint')} />
    </StepFrame>
  );
}
