import { conditionalControls } from '@/components/form-view/asked';
import { changedBy } from '@/components/form-view/form-actions';
import { type ControlProblem, formProblems } from '@/components/form-view/form-problems';
import type { FormRules } from '@/components/form-view/form-rules';
import { type FormValues, withFamilyName } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { isStepId, type StepId } from '@/components/form-view/steps';
import { withValueAt } from '@/components/form-view/value-at';
import type { Locale } from '@/lib/rules/enums';

export type PlainState = {
  readonly values: FormValues;
  readonly step: StepId;
  readonly problems: readonly ControlProblem[];
  /** Whether the form is valid and the submission is to be sent. */
  readonly isSending: boolean;
};

type Opened = { readonly rules: FormRules; readonly form: ShownForm; readonly locale: Locale };

/**
 * The form after a named button without a script. The script handles the same buttons in the
 * browser; an unknown one shows the form again.
 */
export function plainAction(
  action: string,
  state: { readonly values: FormValues; readonly step: StepId; readonly asked?: readonly string[] },
  opened: Opened,
): PlainState {
  const { rules, form } = opened;
  const { values, step } = state;
  const [verb = '', argument = ''] = action.split('.');
  const changed = changedBy(action, state, form);
  const ready = { step, values: withFamilyName(values, form) };
  const stay: PlainState = { ...(changed ?? ready), problems: [], isSending: false };
  const known = { ...opened, asked: state.asked ?? [] };
  const steps = rules.stepsOf(form, values);
  switch (verb) {
    case 'next':
      return goOn(stay, steps, known);
    case 'enter':
    case 'reload':
    case 'review':
      return check(stay, steps, 'review', known);
    case 'send': {
      const checked = check(stay, steps, 'review', known);
      return { ...checked, isSending: checked.problems.length === 0 };
    }
    case 'back':
      return { ...stay, step: steps[steps.indexOf(step) - 1] ?? step };
    case 'removeFile': {
      const name = action.slice(verb.length + 1);
      return { ...stay, values: withValueAt(values, name, '') };
    }
    case 'take': {
      const [, name = '', value = ''] = takeEmail.exec(action) ?? [];
      return { ...stay, values: withValueAt(values, name, value) };
    }
    case 'edit':
      return { ...stay, step: isStepId(argument) ? argument : step };
    default:
      return stay;
  }
}

/** `take.guardians.0.email:anna@gmail.com`; other controls are not set by a button. */
const takeEmail = /^take\.((?:\w+\.)*email):(.+)$/;

/** With the controls that were on the page because of other values. */
type Known = Opened & { readonly asked: readonly string[] };

function goOn(stay: PlainState, steps: readonly StepId[], opened: Known): PlainState {
  const next = steps[steps.indexOf(stay.step) + 1] ?? 'review';
  return check(stay, next === 'review' ? steps : [stay.step], next, opened);
}

/** Goes to `target` if the steps are valid, otherwise to the first invalid one. */
function check(
  stay: PlainState,
  steps: readonly StepId[],
  target: StepId,
  { rules, form, locale, asked }: Known,
): PlainState {
  const added = conditionalControls(form, stay.values, rules).filter(name => !asked.includes(name));
  const found = formProblems(rules, stay.values, form, locale).filter(({ name }) => !added.includes(name));
  const problems = [...found, ...added.map(name => ({ name, key: 'nowAsked' }))].filter(({ name }) =>
    steps.includes(rules.stepOf(name, form)),
  );
  const [first] = problems;
  return first ? { ...stay, problems, step: rules.stepOf(first.name, form) } : { ...stay, step: target };
}
