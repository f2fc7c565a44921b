import type { FormRules } from '@/components/form-view/form-rules';
import type { FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Locale } from '@/lib/rules/enums';
import type { FindingParams } from '@/lib/rules/submissions/problem';

/** An error of one control; the key is a text of the namespace `validation`. */
export type ControlProblem = { readonly name: string; readonly key: string; readonly params?: FindingParams };

/** Everything in the present form that the service would refuse, in the order of the form. */
export function formProblems(
  rules: FormRules,
  values: FormValues,
  form: ShownForm,
  locale: Locale,
): ControlProblem[] {
  const order = rules.orderOf(form);
  const stepPlace = ({ name }: ControlProblem) => rules.allSteps.indexOf(rules.stepOf(name, form));
  return rules
    .check(values, form, locale)
    .map(
      ({ path, ...problem }): ControlProblem => ({
        ...problem,
        name: rules.controlOf(path),
      }),
    )
    .sort((a, b) => stepPlace(a) - stepPlace(b) || placeIn(order, a) - placeIn(order, b));
}

/** Controls outside of the order come last, in the order found. Family members' consents stand below the applicant's. */
function placeIn(order: readonly string[], { name }: ControlProblem): number {
  const [root = ''] = name.split('.', 1);
  if (name.includes('.mediaConsents')) return order.indexOf('mediaConsents') + 0.5;
  const place = order.indexOf(order.includes(name) ? name : root);
  return place < 0 ? order.length : place;
}
