import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { PhoneField } from '@/components/form-view/fields/phone-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import { readTypedDate } from '@/components/form-view/typed-date';
import { lengthMax } from '@/lib/forms/field-rules';
import { needsGuardians } from '@/lib/forms/guardian-rules';

/**
 * The parents or guardians of a minor. Without JavaScript the page cannot know the age while it is filled in, so
 * the part is there, closed, until the server does.
 */
export function Guardians() {
  const { t, isLive, values, form } = useFormModel();
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  if (isMinor) {
    return (
      <fieldset className="part framed" id="guardians" tabIndex={-1}>
        <legend>{t('form.guardians.heading')}</legend>
        <GuardianFields />
      </fieldset>
    );
  }
  if (isLive) return null;
  return (
    <details className="part framed">
      <summary>{t('form.guardians.ask')}</summary>
      <GuardianFields />
    </details>
  );
}

function GuardianFields() {
  const { t, isLive, values } = useFormModel();
  const { error, errorId } = useControl('guardians');
  return (
    <>
      <p className="hint">{t('form.guardians.minor')}</p>
      <FieldNotes error={error} errorId={errorId} />
      <TickField name="hasSoleCustody" label={t('form.guardians.soleCustody')} />
      <GuardianCard index={0} heading={t('form.guardians.first')} />
      {(!isLive || !values.hasSoleCustody) && <GuardianCard index={1} heading={t('form.guardians.second')} />}
      <TickField name="guardianLiability" label={t('form.guardians.liability')} />
    </>
  );
}

function GuardianCard({ index, heading }: { readonly index: number; readonly heading: string }) {
  const { t } = useFormModel();
  const path = `guardians.${index}`;
  return (
    <fieldset className={`card guardian-${index}`}>
      <legend>{heading}</legend>
      <div className="grid">
        <TextField
          name={`${path}.firstName`}
          label={t('labels.field.firstName')}
          autoComplete={`section-guardian${index} given-name`}
          maxLength={lengthMax.name}
        />
        <TextField
          name={`${path}.lastName`}
          label={t('labels.field.lastName')}
          autoComplete={`section-guardian${index} family-name`}
          maxLength={lengthMax.name}
        />
      </div>
      <TextField
        name={`${path}.email`}
        label={t('labels.field.email')}
        type="email"
        inputMode="email"
        autoComplete={`section-guardian${index} email`}
        spellCheck="false"
        maxLength={lengthMax.email}
      />
      <div className="grid">
        <PhoneField name={`${path}.phone`} autoComplete={`section-guardian${index} tel`} />
        <TextField
          name={`${path}.relation`}
          label={t('labels.field.relation')}
          hint={t('form.guardians.relationHint')}
          autoComplete="off"
          maxLength={lengthMax.relation}
          isOptional
        />
      </div>
    </fieldset>
  );
}
