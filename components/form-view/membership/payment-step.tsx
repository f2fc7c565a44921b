import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { PaymentChoice } from '@/components/form-view/sections/payment-choice';
import { StepFrame } from '@/components/form-view/sections/step-frame';

export function PaymentStep() {
  return (
    <StepFrame id="payment">
      <PaymentChoice />
      <CustomFieldsOf categories={['Payment']} />
    </StepFrame>
  );
}
