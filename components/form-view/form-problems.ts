import type { FormRules } from '@/components/form-view/form-rules';
import type { FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Locale } from '@/lib/rules/enums';
import type { FindingParams } from '@/lib/rules/submissions/problem';

/** What is wrong with one control, by its name; the key is a text of the namespace `validation`. */
export type ControlProblem = { readonly name: string; readonly key: string; readonly params?: FindingParams };

/** Everything that the service would refuse in the form as it stands, in the order of the form. */
export function formProblems(
  rules: FormRules,
  values: FormValues,
  form: ShownForm,
  locale: Locale,
): ControlProblem[] {
  const stepPlace = ({ name }: ControlProblem) => rules.allSteps.indexOf(rules.stepOf(name, form));
  return rules
    .check(values, form, locale)
    .map(({ path, ...problem }): ControlProblem => ({ ...problem, name: rules.controlOf(path) }))
    .sort((a, b) => stepPlace(a) - stepPlace(b) || placeIn(rules.order, a) - placeIn(rules.order, b));
}

/** Controls that the order does not name come last, as they are found. */
function placeIn(order: readonly string[], { name }: ControlProblem): number {
  const [root = ''] = name.split('.', 1);
  const place = order.indexOf(order.includes(name) ? name : root);
  return place < 0 ? order.length : place;
}
