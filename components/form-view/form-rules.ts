import type { FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import type { Problem } from '@/lib/rules/submissions/problem';

/** The rules of one kind of form, without components: server and browser share them. */
export type FormRules = {
  readonly kind: SubmissionKind;
  /** Segment in the addresses of the page and of the public form. */
  readonly page: 'membership' | 'change' | 'cancellation';
  /** Segment in the address that submissions are sent to. */
  readonly resource: 'memberships' | 'changes' | 'cancellations';
  /** Every possible step, in order; the last one is `review`. */
  readonly allSteps: readonly StepId[];
  /** The steps that apply to these values. */
  readonly stepsOf: (form: ShownForm, values: FormValues) => StepId[];
  /** Controls or their name prefixes, in the order of the page within each step. */
  readonly orderOf: (form: ShownForm) => readonly string[];
  /** The step that contains a control. */
  readonly stepOf: (name: string, form: ShownForm) => StepId;
  /**
   * Converts the form's values to a submission (contract §4). Trims texts and omits fields that do
   * not apply.
   */
  readonly toSubmit: (values: FormValues, form: ShownForm, locale: Locale) => object;
  /** Everything that the service would refuse, by the paths of the submission. */
  readonly check: (values: FormValues, form: ShownForm, locale: Locale) => readonly Problem[];
  /** Controls that other values bring up, besides custom fields. */
  readonly alsoAsked?: (values: FormValues, form: ShownForm) => string[];
  /** The control that shows the error of a path of the submission. */
  readonly controlOf: (path: string) => string;
};

/** `guardians[0].email` → `guardians.0.email`; an error of a listed id belongs to its group. */
export function controlOfPath(path: string): string {
  return path
    .replace(/(departmentIds|surchargeIds|familyMemberNames)\[\d+\]$/, '$1')
    .replace(/\[(\d+)\]/g, '.$1');
}
