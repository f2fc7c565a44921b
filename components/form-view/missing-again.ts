import type { FormModel } from '@/components/form-view/form-model';
import { listText } from '@/lib/rules/format/intl-formats';

/** Asks for the fields that no draft contains and that are still empty; empty if there are none. */
export function missingAgain({ form, values, locale, t }: FormModel): string {
  const { changes } = values;
  const isChange = form.kind === 'Change';
  const hasBank = values.iban.trim() !== '' && values.sepaMandateAccepted;
  const wantsBank = values.paymentMethod === 'SepaDirectDebit' && (!isChange || changes.includes('payment'));
  const wantsConsents = isChange
    ? changes.includes('consents') && Object.values(values.consentWishes).every(wish => wish === '')
    : form.kind === 'Membership' && !values.privacyAccepted;
  const parts = [
    wantsBank && !hasBank ? t('form.draft.bank') : '',
    wantsConsents ? t('form.draft.consents') : '',
    form.settings.showSignature && values.signature === '' ? t('form.draft.signature') : '',
  ].filter(Boolean);
  const missing = listText(parts, locale);
  return missing && t('form.draft.restoredWithout', { missing });
}
