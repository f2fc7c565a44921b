import type { FormValues } from '@/components/form-view/form-values';
import { stepIds, stepOfControl } from '@/components/form-view/steps';
import { toMembershipSubmit } from '@/components/form-view/to-membership-submit';
import type { Locale } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';
import { checkMembershipApplication } from '@/lib/forms/check-membership-application';
import { membershipFormConfig } from '@/lib/forms/form-config';
import type { FindingParams } from '@/lib/forms/problem';

/** What is wrong with one control, by its name; the key is a text of the namespace `validation`. */
export type ControlProblem = { readonly name: string; readonly key: string; readonly params?: FindingParams };

/** Everything that the service would refuse in the form as it stands, in the order of the form. */
export function formProblems(values: FormValues, form: PublicForm, locale: Locale): ControlProblem[] {
  const submit = toMembershipSubmit(values, form, locale);
  const problems = checkMembershipApplication(submit, membershipFormConfig(form), form.today);
  const placeOf = ({ name }: ControlProblem) => stepIds.indexOf(stepOfControl(name, form));
  return problems
    .map(({ path, ...problem }): ControlProblem => ({ ...problem, name: controlOfPath(path) }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The control that shows the error at a JSON path: `guardians[0].email` → `guardians.0.email`; one of a list
 * of ids shows at its group.
 */
export function controlOfPath(path: string): string {
  return path.replace(/(departmentIds|surchargeIds)\[\d+\]$/, '$1').replace(/\[(\d+)\]/g, '.$1');
}
