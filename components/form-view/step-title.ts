import type { FormModel } from '@/components/form-view/form-model';
import type { StepId } from '@/components/form-view/steps';

/** The name of a step as its heading shows it. */
export function stepTitle({ t, form }: Pick<FormModel, 't' | 'form'>, id: StepId): string {
  if (form.settings.showSignature) return t(`form.steps.${id}`);
  if (id === 'consent') return t('form.steps.consentOnly');
  return t(id === 'closing' ? 'form.steps.closingOnly' : `form.steps.${id}`);
}
