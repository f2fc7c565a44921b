import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { Departments } from '@/components/form-view/sections/departments';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { Tariffs } from '@/components/form-view/sections/tariffs';
import { addMonths } from '@/lib/rules/dates/calendar';
import { entryMonths } from '@/lib/rules/submissions/field-rules';

export function MembershipStep() {
  const { t, form } = useFormModel();
  return (
    <StepFrame id="membership">
      {form.memberships.length === 0 && <p className="note">{t('form.membership.none')}</p>}
      <Tariffs />
      <button type="submit" name="action" value="update" className="secondary only-plain">
        {t('form.actions.applyTariff')}
      </button>
      <Departments />
      <TextField
        name="entryDate"
        label={t('labels.field.entryDate')}
        hint={t('form.membership.entryDateHint')}
        type="date"
        min={addMonths(form.today, -entryMonths.past)}
        max={addMonths(form.today, entryMonths.ahead)}
        className="short"
      />
      <CustomFieldsOf categories={['Membership']} />
    </StepFrame>
  );
}
