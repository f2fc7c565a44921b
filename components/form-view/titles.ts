import type { FormModel } from './form-model';
import { signerWords } from './form-values';
import type { ShownForm } from './shown-form';
import type { StepId } from './steps';
import type { Texts } from './texts';

/** What a form is called by. */
export type Named = {
  readonly kind: ShownForm['kind'];
  readonly furtherForm: { readonly title: string } | null;
};

/** The heading of the form. */
export function formTitle({ kind, furtherForm }: Named, t: Texts): string {
  return furtherForm?.title ?? t(`form.kinds.${kind}.title`);
}

/** The title of the form's page: after the first step with its name. It starts with a note if there are errors. */
export function documentTitle(
  model: Pick<FormModel, 't' | 'form' | 'values' | 'step' | 'steps'>,
  hasErrors: boolean,
): string {
  const { t, form, step, steps } = model;
  const names = [step === steps[0] ? '' : stepTitle(model, step), formTitle(form, t), form.club.name];
  const title = names.filter(Boolean).join(' – ');
  return hasErrors ? t('form.documentTitleErrors', { title }) : title;
}

/** What the last step says above its button. */
export function reviewText({ form, values, t }: Pick<FormModel, 't' | 'form' | 'values'>): string {
  const { kind, furtherForm } = form;
  const text = furtherForm ? 'form.further.review' : (`form.kinds.${kind}.review` as const);
  const words = signerWords(values, form);
  // Without a confirmation nobody asks the guardians of a child.
  if (words.who === 'child' && !form.settings.needConfirmation) words.who = 'other';
  return furtherForm?.reviewText || t(text, words);
}

/** The button that sends the form. */
export function sendLabel({ kind, furtherForm }: ShownForm, t: Texts): string {
  return furtherForm ? furtherForm.buttonText || t('form.further.send') : t(`form.kinds.${kind}.send`);
}

/** The name of a step as its heading shows it. */
export function stepTitle({ t, form, values }: Pick<FormModel, 't' | 'form' | 'values'>, id: StepId): string {
  if (id === 'membership' && form.furtherForm) return t('form.further.step');
  if (id === 'person') return t('form.steps.person', { who: values.forWhom });
  if (form.settings.showSignature) return t(`form.steps.${id}`);
  if (id === 'consent') return t('form.steps.consentOnly');
  return t(id === 'closing' ? 'form.steps.closingOnly' : `form.steps.${id}`);
}
