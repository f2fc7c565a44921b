import { CatalogueField, CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';
import { AddressFields, MemberNumberField } from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { namesIn } from '@/lib/rules/submissions/submission-fields';
import { CancellationStep } from './cancellation-step';
import { EndInFull, EndInShort } from './end-of-membership';
import { reviewCancellation } from './review';
import { cancellationRules } from './rules';

/** The member who leaves. Asks for no sign-in (§ 312k BGB). */
function LeaverStep() {
  const { t } = useFormModel();
  return (
    <StepFrame id="person">
      <div className="grid">
        <CatalogueFields owner="Cancellation" names={namesIn('Cancellation', 'person')} />
        <MemberNumberField owner="Cancellation" />
      </div>
      <fieldset className="part">
        <legend>{t('form.person.address')}</legend>
        <AddressFields />
      </fieldset>
      <CatalogueField owner="Cancellation" name="email" hint={t('form.cancellation.emailHint')} />
      <CustomFieldsOf categories={['Personal']} />
    </StepFrame>
  );
}

export const cancellationParts: FormParts = {
  rules: cancellationRules,
  Steps: () => (
    <>
      <LeaverStep />
      <CancellationStep />
    </>
  ),
  Aside: {
    Heading: () => useFormModel().t('form.cancellation.end'),
    Short: EndInShort,
    Full: EndInFull,
    update: 'form.actions.updateEnd',
  },
  reviewOf: reviewCancellation,
};
