import { type ControlProblem, formProblems } from '@/components/form-view/form-problems';
import { emptyMember, type FormValues } from '@/components/form-view/form-values';
import { isStepId, type StepId, stepOfControl, stepsOf } from '@/components/form-view/steps';
import type { Locale } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';
import { familyMembersMax } from '@/lib/forms/family-rules';

export type PlainState = {
  readonly values: FormValues;
  readonly step: StepId;
  readonly problems: readonly ControlProblem[];
  /** Whether everything is right and the application is to be sent. */
  readonly isSending: boolean;
};

/**
 * What the form shows after a named button was pressed without a script. The buttons are the same ones that the
 * script answers in the browser; an unknown one shows the form again. Nothing typed is ever dropped, but for the
 * person that was to be removed.
 */
export function plainAction(
  action: string,
  state: { readonly values: FormValues; readonly step: StepId },
  form: PublicForm,
  locale: Locale,
): PlainState {
  const { values, step } = state;
  const [verb = '', argument = ''] = action.split('.');
  const stay: PlainState = { values, step, problems: [], isSending: false };
  const steps = stepsOf(form, values);
  switch (verb) {
    case 'next':
      return goOn(stay, form, locale);
    case 'enter':
    case 'review':
      return check(stay, steps, 'review', form, locale);
    case 'send':
      return {
        ...check(stay, steps, 'review', form, locale),
        isSending: hasNoProblems(values, form, locale),
      };
    case 'back':
      return { ...stay, step: steps[steps.indexOf(step) - 1] ?? 'membership' };
    case 'edit':
      return { ...stay, step: isStepId(argument) ? argument : step };
    case 'addFamilyMember':
      return { ...stay, values: withMember(values, form), step: 'family' };
    case 'removeFamilyMember':
      return { ...stay, values: withoutMember(values, Number(argument)), step: 'family' };
    default:
      return stay;
  }
}

function goOn(stay: PlainState, form: PublicForm, locale: Locale): PlainState {
  const steps = stepsOf(form, stay.values);
  const next = steps[steps.indexOf(stay.step) + 1] ?? 'review';
  return check(stay, next === 'review' ? steps : [stay.step], next, form, locale);
}

/** To `target` where the steps are right, else to the first that is not. */
function check(
  stay: PlainState,
  steps: readonly StepId[],
  target: StepId,
  form: PublicForm,
  locale: Locale,
): PlainState {
  const problems = formProblems(stay.values, form, locale).filter(({ name }) =>
    steps.includes(stepOfControl(name, form)),
  );
  const [first] = problems;
  return first ? { ...stay, problems, step: stepOfControl(first.name, form) } : { ...stay, step: target };
}

function hasNoProblems(values: FormValues, form: PublicForm, locale: Locale): boolean {
  return formProblems(values, form, locale).length === 0;
}

function withMember(values: FormValues, form: PublicForm): FormValues {
  if (values.familyMembers.length >= familyMembersMax) return values;
  return { ...values, familyMembers: [...values.familyMembers, emptyMember(form, values.lastName)] };
}

function withoutMember(values: FormValues, index: number): FormValues {
  return { ...values, familyMembers: values.familyMembers.filter((_, at) => at !== index) };
}
