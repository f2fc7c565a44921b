import { CatalogueField, CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { SignatureField } from '@/components/form-view/fields/signature-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';
import { MemberNumberField } from '@/components/form-view/sections/person-fields';
import { PrivacyNotice } from '@/components/form-view/sections/privacy-notice';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { namesIn, submissionFields } from '@/lib/rules/submissions/submission-fields';
import { reviewChange } from './review';
import { changeRules } from './rules';
import { WishesStep } from './wishes-step';

/** Identity of the member, as the club has it on record. */
function IdentityStep() {
  const { t } = useFormModel();
  return (
    <StepFrame id="identity">
      <p className="hint">{t('form.identity.intro')}</p>
      <div className="grid">
        <CatalogueFields owner="Identity" names={namesIn('Identity', 'person')} path="identity." />
        <MemberNumberField owner="Identity" path="identity." />
      </div>
      <CatalogueField owner="Identity" name="email" path="identity." hint={t('form.person.emailHint')} />
    </StepFrame>
  );
}

function ClosingStep() {
  const { t, form } = useFormModel();
  return (
    <StepFrame id="closing">
      <TextAreaField
        name="notes"
        label={t('labels.field.notes')}
        hint={t('form.changes.notesHint')}
        lengthMax={submissionFields.notes.max}
        isOptional
      />
      <PrivacyNotice />
      {form.settings.showSignature && <SignatureField />}
    </StepFrame>
  );
}

export const changeParts: FormParts = {
  rules: changeRules,
  Steps: () => (
    <>
      <IdentityStep />
      <WishesStep />
      <ClosingStep />
    </>
  ),
  reviewOf: reviewChange,
};
