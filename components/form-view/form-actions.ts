import { emptyMember, type FormValues, withParentsEmail } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { withValueAt } from '@/components/form-view/value-at';
import { hasRoomForFamily } from '@/lib/rules/submissions/family-rules';

/** Values and step after a named button; the same with and without a script. */
export type Changed = { readonly values: FormValues; readonly step: StepId };

/**
 * Applies a button that changes the values; null for any other button. Drops no input except that
 * of a removed person.
 */
export function changedBy(action: string, state: Changed, form: ShownForm): Changed | null {
  const { values, step } = state;
  const { familyMembers } = values;
  const [verb, argument] = action.split('.');
  switch (verb) {
    case 'addFamilyMember': {
      if (!hasRoomForFamily(familyMembers.length, true)) return state;
      const lastName = values.lastName || values.identity.lastName;
      return { step, values: { ...values, familyMembers: [...familyMembers, emptyMember(form, lastName)] } };
    }
    case 'removeFamilyMember':
      return {
        step,
        values: { ...values, familyMembers: familyMembers.filter((_, at) => at !== Number(argument)) },
      };
    case 'takeEarliest':
      return {
        step: 'cancellation',
        values: { ...values, wishedDate: form.cancellation?.earliest.effectiveDate ?? values.wishedDate },
      };
    case 'forChild':
      return { step, values: withParentsEmail({ ...values, forWhom: 'child' }) };
    case 'take': {
      const [, name = '', value = ''] = takeEmail.exec(action) ?? [];
      return { step, values: withValueAt(values, name, value) };
    }
    default:
      return null;
  }
}

/** `take.guardians.0.email:anna@gmail.com`; other controls are not set by a button. */
export const takeEmail = /^take\.((?:\w+\.)*email):(.+)$/;
