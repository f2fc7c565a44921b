import type { FormRules } from '@/components/form-view/form-rules';
import { type FormValues, personIn, signerWords } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Locale } from '@/lib/rules/enums';
import { fullName } from '@/lib/rules/submissions/full-name';
import { at, type FindingParams, finding, type Problem } from '@/lib/rules/submissions/problem';
import { lettersOf } from '@/lib/rules/submissions/signing-rules';

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
  return [...rules.check(values, form, locale), ...checkTypedName(values, form)]
    .map(
      ({ path, ...problem }): ControlProblem => ({
        ...problem,
        name: rules.controlOf(path),
      }),
    )
    .sort((a, b) => stepPlace(a) - stepPlace(b) || placeIn(order, a) - placeIn(order, b));
}

/** A typed signature must be more than a first or a last name. The service compares whole names, as a form cannot. */
function checkTypedName(values: FormValues, form: ShownForm): Problem[] {
  const { who, count } = signerWords(values, form);
  const isByGuardian = who === 'child';
  if (isByGuardian && form.kind !== 'Membership') return [];
  const person = personIn(values, form);
  const signers = isByGuardian ? values.guardians.slice(0, count) : [person];
  const typed = lettersOf(values.signatureName);
  const isHalf = signers.some(({ firstName, lastName }) => {
    const names = [firstName, lastName].map(lettersOf);
    return typed && names.every(Boolean) && names.includes(typed);
  });
  return at(
    'signature',
    isHalf ? finding('signatureName', { names: signers.map(fullName).filter(Boolean).join(', ') }) : null,
  );
}

/** Controls outside of the order come last, in the order found. Family members' consents stand below the applicant's. */
function placeIn(order: readonly string[], { name }: ControlProblem): number {
  const [root = ''] = name.split('.', 1);
  if (name.includes('.mediaConsents')) return order.indexOf('mediaConsents') + 0.5;
  const place = order.indexOf(order.includes(name) ? name : root);
  return place < 0 ? order.length : place;
}
