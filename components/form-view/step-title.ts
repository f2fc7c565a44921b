import type { FormModel } from '@/components/form-view/form-model';
import type { StepId } from '@/components/form-view/steps';

/** The name of a step as its heading shows it. */
export function stepTitle({ t, form }: Pick<FormModel, 't' | 'form'>, id: StepId): string {
  const isUnsigned = id === 'consent' && !form.settings.showSignature;
  return isUnsigned ? t('form.steps.consentOnly') : t(`form.steps.${id}`);
}
