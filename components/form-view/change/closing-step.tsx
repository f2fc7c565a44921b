import { SignatureField } from '@/components/form-view/fields/signature-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { PrivacyNotice } from '@/components/form-view/sections/privacy-notice';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { addMonths } from '@/lib/rules/dates/calendar';
import { entryMonths, lengthMax } from '@/lib/rules/submissions/field-rules';

export function ClosingStep() {
  const { t, form } = useFormModel();
  return (
    <StepFrame id="closing">
      <TextField
        name="validFrom"
        label={t('labels.field.validFrom')}
        hint={t('form.changes.validFromHint')}
        type="date"
        min={addMonths(form.today, -entryMonths.past)}
        max={addMonths(form.today, entryMonths.ahead)}
        className="short"
        isOptional
      />
      <TextAreaField
        name="notes"
        label={t('labels.field.notes')}
        hint={t('form.changes.notesHint')}
        maxLength={lengthMax.notes}
        isOptional
      />
      <PrivacyNotice />
      {form.settings.showSignature && <SignatureField />}
    </StepFrame>
  );
}
