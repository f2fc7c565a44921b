import type { FormModel } from './form-model';
import type { ShownForm } from './shown-form';
import type { StepId } from './steps';
import type { Texts } from './texts';

type Named = Pick<ShownForm, 'kind' | 'club' | 'furtherForm'>;

/** The heading of the form. */
export function formTitle({ kind, furtherForm }: Named, t: Texts): string {
  return furtherForm?.title ?? t(`form.kinds.${kind}.title`);
}

/** The title of the form's page; it starts with a note if there are errors. */
export function documentTitle(form: Named, t: Texts, hasErrors: boolean): string {
  const title = `${formTitle(form, t)} – ${form.club.name}`;
  return hasErrors ? t('form.documentTitleErrors', { title }) : title;
}

/** What the last step says above its button. */
export function reviewText({ kind, furtherForm }: Named, t: Texts): string {
  return furtherForm ? furtherForm.reviewText || t('form.further.review') : t(`form.kinds.${kind}.review`);
}

/** The button that sends the form. */
export function sendLabel({ kind, furtherForm }: Named, t: Texts): string {
  return furtherForm ? furtherForm.buttonText || t('form.further.send') : t(`form.kinds.${kind}.send`);
}

export function sentTitle({ kind, club }: Named, t: Texts): string {
  return `${t(`form.kinds.${kind}.sent`)} – ${club.name}`;
}

/** The name of a step as its heading shows it. */
export function stepTitle({ t, form, values }: Pick<FormModel, 't' | 'form' | 'values'>, id: StepId): string {
  if (id === 'membership' && form.furtherForm) return t('form.further.step');
  if (id === 'person') return t('form.steps.person', { who: values.forWhom });
  if (form.settings.showSignature) return t(`form.steps.${id}`);
  if (id === 'consent') return t('form.steps.consentOnly');
  return t(id === 'closing' ? 'form.steps.closingOnly' : `form.steps.${id}`);
}
