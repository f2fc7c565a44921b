import { findAsked } from '@/components/form-view/asked';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { SignatureField } from '@/components/form-view/fields/signature-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { applicantName, type FormModel, useFormModel } from '@/components/form-view/form-model';
import { isForChild, namedMembers } from '@/components/form-view/form-values';
import { PrivacyNotice } from '@/components/form-view/sections/privacy-notice';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { intlLocale } from '@/lib/rules/format/intl-formats';
import { submissionFields } from '@/lib/rules/submissions/submission-fields';

export function ConsentStep() {
  const { t, form } = useFormModel();
  const notes = findAsked(form, 'Membership', 'notes');
  return (
    <StepFrame id="consent">
      <CustomFieldsOf categories={['Other']} />
      <MediaConsents />
      <PrivacyNotice>
        <TickField name="privacyAccepted" label={t('form.consent.privacyAccept')} />
      </PrivacyNotice>
      {form.settings.showSignature && <SignatureField />}
      {notes && (
        <TextAreaField
          name="notes"
          label={t('labels.field.notes')}
          hint={notes.hint || t('form.consent.notesHint')}
          maxLength={submissionFields.notes.max}
          isOptional={notes.use === 'Optional'}
        />
      )}
    </StepFrame>
  );
}

function MediaConsents() {
  const model = useFormModel();
  const { t, form } = model;
  if (form.consents.length === 0) return null;
  return (
    <fieldset className="part">
      <legend>{t('form.consent.media')}</legend>
      {form.consents.some(consent => !consent.isRequired) && (
        <p className="hint">{t('form.consent.mediaHint')}</p>
      )}
      <Coverage {...model} />
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

/** For whom the answers count, if not for the reader alone. */
function Coverage(model: FormModel) {
  const { t, values, locale, steps } = model;
  const members = steps.includes('family') ? namedMembers(values) : [];
  if (members.length === 0 && !isForChild(values)) return null;
  const names = [applicantName(model), ...members.map(({ firstName }) => firstName.trim())].filter(Boolean);
  return (
    <p className="hint">
      {t('form.consent.coverage', {
        count: names.length,
        names: new Intl.ListFormat(intlLocale(locale)).format(names),
      })}
    </p>
  );
}
