import { asksAgeFirst, findAsked } from '@/components/form-view/asked';
import { CatalogueField } from '@/components/form-view/fields/catalogue-field';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { DateField } from '@/components/form-view/fields/date-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';
import { isForChild, namedMembers } from '@/components/form-view/form-values';
import { Departments } from '@/components/form-view/sections/departments';
import { FamilyMembers } from '@/components/form-view/sections/family-members';
import { PaymentChoice } from '@/components/form-view/sections/payment-choice';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { Tariffs } from '@/components/form-view/sections/tariffs';
import { ConsentStep } from './consent-step';
import { ForWhom } from './for-whom';
import { PersonStep } from './person-step';
import { PriceInShort, PriceLines } from './price-lines';
import { reviewMembership } from './review';
import { membershipRules } from './rules';

function PaymentStep() {
  return (
    <StepFrame id="payment">
      <PaymentChoice />
      <CustomFieldsOf categories={['Payment']} />
    </StepFrame>
  );
}

/**
 * The other persons of a family tariff. Without JavaScript it is shown whenever the club has such a
 * tariff, because the page cannot know which tariff is ticked.
 */
function FamilyStep() {
  const { t, form, steps, isLive, values, errors } = useFormModel();
  const isOffered = form.memberships.some(tariff => tariff.isFamilyMembership);
  if (!isOffered || (isLive && !steps.includes('family'))) return null;
  return (
    <StepFrame id="family">
      <p className="hint">
        {t('form.family.intro', { who: values.forWhom })}{' '}
        {!steps.includes('family') && t('form.family.onlyFamilyTariff')}
      </p>
      <FamilyMembers />
      {namedMembers(values).length === 0 && (errors.familyMembers || values.isAlone) && (
        <TickField name="isAlone" label={t('form.family.alone')} />
      )}
    </StepFrame>
  );
}

function MembershipStep() {
  const { t, form, values } = useFormModel();
  const entryDate = findAsked(form, 'Membership', 'entryDate');
  return (
    <StepFrame id="membership">
      <ForWhom />
      {form.memberships.length === 0 && <p className="note">{t('form.membership.none')}</p>}
      {asksAgeFirst(form) && (
        <CatalogueField
          owner="Membership"
          name="birthDate"
          label={t('form.membership.birthDate', { who: values.forWhom })}
          hint={t('form.membership.ageHint')}
          autoComplete={token => (isForChild(values) ? 'off' : token)}
        />
      )}
      <Tariffs />
      <button type="submit" name="action" value="update" className="secondary only-plain">
        {t('form.actions.applyChoice')}
      </button>
      <Departments />
      {entryDate && (
        <DateField
          name="entryDate"
          label={t('labels.field.entryDate')}
          hint={entryDate.hint || (form.furtherForm ? '' : t('form.membership.entryDateHint'))}
          className="short"
        />
      )}
      <CustomFieldsOf categories={['Membership']} />
    </StepFrame>
  );
}

export const membershipParts: FormParts = {
  rules: membershipRules,
  Steps: () => (
    <>
      <MembershipStep />
      <PersonStep />
      <FamilyStep />
      <PaymentStep />
      <ConsentStep />
    </>
  ),
  Aside: {
    Heading: () => useFormModel().t('form.price.heading'),
    Short: PriceInShort,
    Full: PriceLines,
    update: 'form.actions.update',
  },
  reviewOf: reviewMembership,
};
