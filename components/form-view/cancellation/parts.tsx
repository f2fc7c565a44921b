import { CancellationStep } from '@/components/form-view/cancellation/cancellation-step';
import { EndInFull, EndInShort } from '@/components/form-view/cancellation/end-of-membership';
import { LeaverStep } from '@/components/form-view/cancellation/leaver-step';
import { reviewCancellation } from '@/components/form-view/cancellation/review';
import { cancellationRules } from '@/components/form-view/cancellation/rules';
import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';

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
