import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';
import { ConsentStep } from '@/components/form-view/membership/consent-step';
import { FamilyStep } from '@/components/form-view/membership/family-step';
import { MembershipStep } from '@/components/form-view/membership/membership-step';
import { PaymentStep } from '@/components/form-view/membership/payment-step';
import { PersonStep } from '@/components/form-view/membership/person-step';
import { PriceInShort, PriceLines } from '@/components/form-view/membership/price-lines';
import { reviewMembership } from '@/components/form-view/membership/review';
import { membershipRules } from '@/components/form-view/membership/rules';

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
