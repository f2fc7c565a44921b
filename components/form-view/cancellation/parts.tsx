import { CatalogueField, CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';
import { AddressFields, MemberNumberField } from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { readTypedDate } from '@/components/form-view/typed-date';
import { addressNames, hasPlace } from '@/lib/rules/submissions/address';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { namesIn } from '@/lib/rules/submissions/submission-fields';
import { CancellationStep } from './cancellation-step';
import { EndInFull, EndInShort } from './end-of-membership';
import { reviewCancellation } from './review';
import { cancellationRules } from './rules';

/** The member who leaves. Asks for no sign-in (§ 312k BGB). */
function LeaverStep() {
  const { t, form, initial, values, errors } = useFormModel();
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  const isAddressOpen = hasPlace(initial) || addressNames.some(name => errors[name] !== undefined);
  return (
    <StepFrame id="person">
      <p className="hint">{t('form.cancellation.whoseData')}</p>
      <div className="grid">
        <CatalogueFields owner="Cancellation" names={namesIn('Cancellation', 'person')} />
        <MemberNumberField owner="Cancellation" />
      </div>
      <CatalogueField
        owner="Cancellation"
        name="email"
        hint={t(`form.cancellation.${isMinor ? 'emailHintMinor' : 'emailHint'}`)}
      />
      <details className="more" open={isAddressOpen}>
        <summary>
          {t('form.person.address')} <span className="hint">{t('form.cancellation.addressHint')}</span>
        </summary>
        <div className="part">
          <AddressFields owner="Cancellation" />
        </div>
      </details>
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
