import { hasSingleName, scopeOf, toCancellationSubmit } from '@/components/form-view/cancellation/to-submit';
import { controlOfPath, type FormRules } from '@/components/form-view/form-rules';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import { checkCancellation } from '@/lib/rules/submissions/cancellation';
import { at, finding } from '@/lib/rules/submissions/problem';
import { personNamesIn } from '@/lib/rules/submissions/submission-fields';

const allSteps: readonly StepId[] = ['person', 'cancellation', 'review'];

/** The cancellation: who leaves, what is cancelled, and when it ends. */
export const cancellationRules: FormRules = {
  kind: 'Cancellation',
  page: 'cancellation',
  resource: 'cancellations',
  allSteps,
  orderOf: () => [
    'scope',
    'departmentIds',
    'familyMemberNames',
    'wishedDate',
    'extraordinaryDate',
    'extraordinaryReason',
    'reason',
    'comment',
  ],
  stepsOf: () => [...allSteps],
  stepOf: (name, form) => {
    const [root = '', child] = name.split('.');
    return personal.has(root) || isPersonal(child, form) ? 'person' : 'cancellation';
  },
  toSubmit: toCancellationSubmit,
  check: (values, form, locale) => {
    if (!form.cancellation) return [];
    const problems = checkCancellation(
      toCancellationSubmit(values, form, locale),
      {
        settings: form.cancellation,
        departments: form.departments,
        customFields: form.customFields,
        defaultCountry: form.club.country,
      },
      form.today,
    );
    const isWrong = problems.some(({ path }) => path.startsWith('familyMemberNames'));
    const isShort = scopeOf(values) === 'FamilyMembers' && !isWrong && hasSingleName(values);
    return [...problems, ...at('familyMemberNames', isShort ? finding('lastNameMissing') : null)];
  },
  controlOf: controlOfPath,
};

const personal = new Set<string>([...personNamesIn('Cancellation'), 'memberNumber']);

function isPersonal(internalName: string | undefined, form: ShownForm): boolean {
  return form.customFields.some(
    field => field.category === 'Personal' && field.internalName === internalName,
  );
}
