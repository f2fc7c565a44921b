import {
  emptyMember,
  type FormValues,
  withFilledName,
  withParentsEmail,
} from '@/components/form-view/form-values';
import { departmentsToTakeOver } from '@/components/form-view/member-departments';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { dateMarks, writeTypedDate } from '@/components/form-view/typed-date';
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
  const [verb, argument, from] = action.split('.');
  switch (verb) {
    case 'addFamilyMember': {
      if (!hasRoomForFamily(familyMembers.length, true)) return state;
      const named = withFilledName(values);
      const added = emptyMember(form, named.filledName);
      return { step, values: { ...named, familyMembers: [...named.familyMembers, added] } };
    }
    case 'removeFamilyMember':
      return {
        step,
        values: { ...values, familyMembers: familyMembers.filter((_, at) => at !== Number(argument)) },
      };
    case 'sameDepartments': {
      const index = Number(argument);
      const taken = departmentsToTakeOver(index, values, form).find(one => one.from === from);
      const name = `familyMembers.${index}.departmentIds`;
      return { step, values: taken ? withValueAt(values, name, [...taken.departmentIds]) : values };
    }
    case 'takeEarliest':
      return {
        step: 'cancellation',
        values: {
          ...values,
          wishedDate: writeTypedDate(
            form.cancellation?.earliest.effectiveDate ?? values.wishedDate,
            dateMarks[form.locale],
          ),
        },
      };
    case 'forChild':
      return { step, values: withParentsEmail({ ...values, forWhom: 'child' }) };
    case 'forMe': {
      const guardians = values.guardians.map(one =>
        one.email === values.email ? { ...one, email: '' } : one,
      );
      return { step, values: { ...values, forWhom: 'me', guardians } };
    }
    default:
      return null;
  }
}
