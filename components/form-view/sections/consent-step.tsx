import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { SignatureField } from '@/components/form-view/fields/signature-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useFormModel } from '@/components/form-view/form-model';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { lengthMax } from '@/lib/forms/field-rules';

export function ConsentStep() {
  const { t, form } = useFormModel();
  return (
    <StepFrame id="consent">
      <CustomFieldsOf step="consent" />
      <TextAreaField
        name="notes"
        label={t('labels.field.notes')}
        hint={t('form.consent.notesHint')}
        maxLength={lengthMax.notes}
        isOptional
      />
      <MediaConsents />
      <Privacy />
      {form.settings.showSignature && <SignatureField />}
    </StepFrame>
  );
}

function MediaConsents() {
  const { t, form } = useFormModel();
  if (form.consents.length === 0) return null;
  return (
    <fieldset className="part">
      <legend>{t('form.consent.media')}</legend>
      {form.consents.some(consent => !consent.isRequired) && (
        <p className="hint">{t('form.consent.mediaHint')}</p>
      )}
      {form.consents.map(consent => (
        <TickField
          key={consent.id}
          name={`mediaConsents.${consent.id}`}
          label={consent.label}
          hint={[consent.text, consent.isRequired ? t('form.consent.required') : '']
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </fieldset>
  );
}

function Privacy() {
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
      <TickField name="privacyAccepted" label={t('form.consent.privacyAccept')} />
    </fieldset>
  );
}
