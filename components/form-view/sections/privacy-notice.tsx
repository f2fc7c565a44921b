import type { ReactNode } from 'react';
import { useFormModel } from '@/components/form-view/form-model';

/** The club's privacy notice, with a check box if the club requires it. */
export function PrivacyNotice({ children }: { readonly children?: ReactNode }) {
  const { t, form } = useFormModel();
  const { text, policyUrl } = form.privacy;
  return (
    <fieldset className="part privacy">
      <legend>{t('form.consent.privacy')}</legend>
      {text !== '' && (
        <details className="more reading">
          <summary>{t('form.consent.privacyText')}</summary>
          <p className="lines">{text}</p>
        </details>
      )}
      {/^https?:\/\//.test(policyUrl) && (
        <p>
          <a href={policyUrl} target="_blank" rel="noopener noreferrer">
            {t('form.consent.policyLink')}
          </a>
        </p>
      )}
      {children}
    </fieldset>
  );
}
