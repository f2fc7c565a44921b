import type { FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import type { Problem } from '@/lib/rules/submissions/problem';

/** What makes a form one of its kind, without anything to be seen: the server needs it as well as the browser. */
export type FormRules = {
  readonly kind: SubmissionKind;
  /** In the addresses of the page and of the public form. */
  readonly page: 'membership' | 'change' | 'cancellation';
  /** In the address that submissions go to. */
  readonly resource: 'memberships' | 'changes' | 'cancellations';
  /** Every step that this form can have, in order; the last one is `review`. */
  readonly allSteps: readonly StepId[];
  /** The steps of the form as it is filled in. */
  readonly stepsOf: (form: ShownForm, values: FormValues) => StepId[];
  /** Controls, or the first parts of their names, in the order of the page within each step. */
  readonly order: readonly string[];
  /** The step in which a control stands. */
  readonly stepOf: (name: string, form: ShownForm) => StepId;
  /** Converts the form's values to a submission (contract §4). Trims texts and leaves out fields that do not apply. */
  readonly toSubmit: (values: FormValues, form: ShownForm, locale: Locale) => object;
  /** Everything that the service would refuse, by the paths of the submission. */
  readonly check: (values: FormValues, form: ShownForm, locale: Locale) => readonly Problem[];
  /** The control that shows the error at a path of the submission. */
  readonly controlOf: (path: string) => string;
};

/** `guardians[0].email` → `guardians.0.email`; one of a list of ids shows at its group. */
export function controlOfPath(path: string): string {
  return path
    .replace(/(departmentIds|surchargeIds|familyMemberNames)\[\d+\]$/, '$1')
    .replace(/\[(\d+)\]/g, '.$1');
}
