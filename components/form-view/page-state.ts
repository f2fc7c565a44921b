import type { FormModel, ShownNotice } from '@/components/form-view/form-model';
import type { ControlProblem } from '@/components/form-view/form-problems';
import type { FormRules } from '@/components/form-view/form-rules';
import { type FormValues, initialValues } from '@/components/form-view/form-values';
import type { Prefilled } from '@/components/form-view/prefill';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { StepId } from '@/components/form-view/steps';
import type { CompiledTexts, Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/rules/enums';
import type { Block } from '@/lib/rules/format/rich-text';

/** State from the server for the browser, so that both render the same page. */
export type PageState = {
  readonly form: ShownForm;
  readonly locale: Locale;
  readonly texts: CompiledTexts;
  /** The club's notes, parsed; absent where nothing shows them. */
  readonly notes?: readonly Block[];
  /** Path of the page, without query. */
  readonly path: string;
  /** Query that every address of the page has, without language: `preview=1`, or empty. */
  readonly pageQuery: string;
  /** Language in the address. */
  readonly askedLocale: Locale | null;
  /** Values that the address names. */
  readonly prefilled?: Prefilled;
  /** Null before any input. */
  readonly values: FormValues | null;
  /** Control name → error text. */
  readonly errors: Readonly<Record<string, string>>;
  /** Token of the mailed link that opened the form. */
  readonly draftToken?: string;
  readonly step: StepId;
  readonly notice: ShownNotice | null;
};

/** The form without any script: the server renders it, and the browser starts from it. */
export function plainModel(page: PageState, rules: FormRules, t: Texts): FormModel {
  const { form, locale, askedLocale, errors, step, notice } = page;
  const values = page.values ?? firstValues(page);
  return {
    form,
    rules,
    locale,
    t,
    notes: page.notes ?? [],
    action: addressOf(page, askedLocale),
    actionIn: other => addressOf(page, other),
    initial: values,
    values,
    errors,
    slips: {},
    isChecking: false,
    draftToken: page.draftToken ?? '',
    summary: Object.keys(errors),
    memberKeys: values.familyMembers.map((_, index) => String(index)),
    step,
    steps: rules.stepsOf(form, values),
    notice,
    isSending: false,
    isLive: false,
    register: name => ({ name, onChange: () => undefined }),
    setValue: () => undefined,
    formToken: () => form.formToken,
    leadTo: null,
  };
}

/** The form before any input, with the values that the address names. */
function firstValues({ form, prefilled }: PageState): FormValues {
  const values = initialValues(form);
  return { ...values, ...prefilled, customFields: { ...values.customFields, ...prefilled?.customFields } };
}

/** The page's own address, with a language if one is given. */
export function addressOf(
  { path, pageQuery }: Pick<PageState, 'path' | 'pageQuery'>,
  locale: Locale | null,
): string {
  const query = [locale && `lang=${locale}`, pageQuery].filter(Boolean).join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** The text of the first error of each control. */
export function errorsInWords(
  problems: readonly ControlProblem[],
  form: ShownForm,
  t: Texts,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const problem of problems) errors[problem.name] ??= problemInWords(problem, form, t);
  return errors;
}

/** A missing value is described by the action at its control: fill in, choose, tick. */
function problemInWords(problem: ControlProblem, form: ShownForm, t: Texts): string {
  if (problem.key === 'changeMissing' && problem.name.startsWith('changes.'))
    return t('form.errors.emptyPart');
  if (problem.key === 'nowAsked') return t('form.errors.nowAsked');
  if (problem.key !== 'required') return t.ofFinding(problem);
  if (/(?:^|\.)lastName$/.test(problem.name)) return t('form.errors.lastName');
  const [root = '', name] = problem.name.split('customFields.');
  const type = form.customFields.find(field => field.internalName === name)?.type;
  if (type === 'Checkbox' || root === 'guardianLiability') return t('form.errors.tick');
  const isChoice = type === 'Select' || type === 'MultiSelect' || choices.has(root);
  return isChoice ? t('form.errors.choose') : t.ofFinding(problem);
}

const choices = new Set(['membershipId', 'paymentMethod', 'departmentIds', 'scope', 'gender']);
