import type { FormModel, Notice } from '@/components/form-view/form-model';
import type { ControlProblem } from '@/components/form-view/form-problems';
import { type FormValues, initialValues } from '@/components/form-view/form-values';
import { type StepId, stepsOf } from '@/components/form-view/steps';
import type { CompiledTexts, Texts } from '@/components/form-view/texts';
import { toMembershipSubmit } from '@/components/form-view/to-membership-submit';
import type { Locale } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';
import { membershipFormConfig } from '@/lib/forms/form-config';
import type { Quote } from '@/lib/forms/price';
import { quoteApplication } from '@/lib/forms/quote-application';

/** What the server hands the browser, so that both show the same page. */
export type PageState = {
  readonly form: PublicForm;
  readonly locale: Locale;
  readonly texts: CompiledTexts;
  /** Path of the page, without query. */
  readonly path: string;
  /** Language asked for in the address. */
  readonly askedLocale: Locale | null;
  /** Null where nothing was typed yet. */
  readonly values: FormValues | null;
  /** Control name → what is wrong, in words. */
  readonly errors: Readonly<Record<string, string>>;
  readonly step: StepId;
  readonly notice: { readonly kind: Notice; readonly seconds: number } | null;
};

/** The form as it stands without any script: what the server renders, and what the browser begins with. */
export function plainModel(page: PageState, t: Texts): FormModel {
  const { form, locale, path, askedLocale, errors, step, notice } = page;
  const values = page.values ?? initialValues(form);
  return {
    form,
    locale,
    t,
    action: askedLocale ? `${path}?lang=${askedLocale}` : path,
    actionIn: other => `${path}?lang=${other}`,
    initial: values,
    values,
    errors,
    summary: Object.keys(errors),
    memberKeys: values.familyMembers.map((_, index) => String(index)),
    quote: quoteOf(values, form, locale),
    step,
    steps: stepsOf(form, values),
    notice,
    isSending: false,
    isLive: false,
    register: name => ({ name }),
    setValue: () => undefined,
    leadTo: null,
  };
}

/** The price of the form as it stands; null until a tariff is chosen. */
export function quoteOf(values: FormValues, form: PublicForm, locale: Locale): Quote | null {
  return quoteApplication(toMembershipSubmit(values, form, locale), membershipFormConfig(form), form.today);
}

/** What is wrong in words, the first finding of each control. */
export function errorsInWords(
  problems: readonly ControlProblem[],
  form: PublicForm,
  t: Texts,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const problem of problems) errors[problem.name] ??= problemInWords(problem, form, t);
  return errors;
}

/** What is missing is told by what is to be done at the control: filled in, chosen, ticked. */
function problemInWords(problem: ControlProblem, form: PublicForm, t: Texts): string {
  if (problem.key !== 'required') return t.ofFinding(problem);
  const [root, name] = problem.name.split('customFields.');
  const type = form.customFields.find(field => field.internalName === name)?.type;
  if (type === 'Checkbox') return t('form.errors.tick');
  const isChoice =
    type === 'Select' || type === 'MultiSelect' || root === 'membershipId' || root === 'paymentMethod';
  return isChoice ? t('form.errors.choose') : t.ofFinding(problem);
}
