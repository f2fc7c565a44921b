import { ClosingStep } from '@/components/form-view/change/closing-step';
import { IdentityStep } from '@/components/form-view/change/identity-step';
import { reviewChange } from '@/components/form-view/change/review';
import { changeRules } from '@/components/form-view/change/rules';
import { WishesStep } from '@/components/form-view/change/wishes-step';
import type { FormParts } from '@/components/form-view/form-parts';

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
