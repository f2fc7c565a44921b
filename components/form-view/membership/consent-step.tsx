import { findAsked } from '@/components/form-view/asked';
import { memberTitle } from '@/components/form-view/control-label';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { SignatureField } from '@/components/form-view/fields/signature-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { applicantName, type FormModel, useFormModel } from '@/components/form-view/form-model';
import { isForChild, namedMembers } from '@/components/form-view/form-values';
import { custodyText } from '@/components/form-view/membership/custody-text';
import { familyConsents, memberConsentsName } from '@/components/form-view/membership/family-consents';
import { PrivacyNotice } from '@/components/form-view/sections/privacy-notice';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { listText } from '@/lib/rules/format/intl-formats';
import type { ConsentWay } from '@/lib/rules/submissions/family-consents';
import { submissionFields } from '@/lib/rules/submissions/submission-fields';

export function ConsentStep() {
  const model = useFormModel();
  const { t, form } = model;
  const custody = custodyText(model);
  const notes = findAsked(form, 'Membership', 'notes');
  return (
    <StepFrame id="consent">
      <MediaConsents />
      <PrivacyNotice>
        <TickField name="privacyAccepted" label={t('form.consent.privacyAccept')} />
      </PrivacyNotice>
      {custody && <p className="note">{custody}</p>}
      {form.settings.showSignature && <SignatureField />}
      {notes && (
        <TextAreaField
          name="notes"
          label={t('labels.field.notes')}
          hint={notes.hint || t('form.consent.notesHint')}
          lengthMax={submissionFields.notes.max}
          isOptional={notes.use === 'Optional'}
        />
      )}
    </StepFrame>
  );
}

function MediaConsents() {
  const model = useFormModel();
  const { t, form, values, memberKeys } = model;
  if (form.consents.length === 0) return null;
  const ways = familyConsents(values, form);
  const byLink = ways.flatMap((way, index) => (way === 'Link' ? [memberTitle(index, model)] : []));
  return (
    <>
      <Coverage ways={ways} />
      <ConsentGroup isRequired />
      <ConsentGroup isRequired={false} />
      {byLink.length > 0 && <p className="note">{t('form.consent.byLink', namesOf(byLink, model))}</p>}
      {ways.map(
        (way, index) => way !== 'Link' && <MemberConsents key={memberKeys[index]} index={index} way={way} />,
      )}
    </>
  );
}

function ConsentGroup({ isRequired }: { readonly isRequired: boolean }) {
  const { t, form } = useFormModel();
  const consents = form.consents.filter(consent => consent.isRequired === isRequired);
  if (consents.length === 0) return null;
  return (
    <fieldset className="part">
      <legend>{t(isRequired ? 'form.consent.required' : 'form.consent.media')}</legend>
      {!isRequired && <p className="hint">{t('form.consent.mediaHint')}</p>}
      {consents.map(({ id, label, text }) => (
        <TickField key={id} name={`mediaConsents.${id}`} label={label} hint={text} />
      ))}
    </fieldset>
  );
}

/** For whom the answers count, if not for the reader alone. */
function Coverage({ ways }: { readonly ways: readonly ConsentWay[] }) {
  const model = useFormModel();
  const { t, values, steps } = model;
  const members = steps.includes('family')
    ? namedMembers(values).filter((_, index) => ways[index] === 'Shared')
    : [];
  if (members.length === 0 && !isForChild(values)) return null;
  const names = [applicantName(model), ...members.map(({ firstName }) => firstName.trim())].filter(Boolean);
  return <p className="hint">{t('form.consent.coverage', namesOf(names, model))}</p>;
}

/**
 * What the applicant says that a family member answered, or answers for a child otherwise than for themselves. The texts
 * of the consents stand above. Without JavaScript the boxes of a child are hidden by the style sheet.
 */
function MemberConsents({ index, way }: { readonly index: number; readonly way: ConsentWay }) {
  const path = memberConsentsName(index);
  const { model, error, errorId } = useControl(path);
  const { t, form, isLive } = model;
  const name = memberTitle(index, model);
  return (
    <>
      {way !== 'Own' && (
        <TickField
          name={`familyMembers.${index}.hasOwnConsents`}
          label={t('form.consent.differ', { name })}
        />
      )}
      {(way !== 'Shared' || !isLive) && (
        <fieldset className="card consents-of" id={path} tabIndex={-1} aria-describedby={errorId}>
          <legend>{name}</legend>
          {way === 'Own' && <p className="hint">{t('form.consent.asked', { name })}</p>}
          <FieldNotes error={error} errorId={errorId} />
          {form.consents.map(({ id, label, isRequired }) => (
            <TickField
              key={id}
              name={`${path}.${id}`}
              label={label}
              hint={isRequired ? t('form.consent.required') : ''}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function namesOf(names: readonly string[], { locale }: FormModel) {
  return { count: names.length, names: listText(names, locale) };
}
