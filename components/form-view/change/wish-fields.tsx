import { CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { SelectField } from '@/components/form-view/fields/select-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import { GuardianCard } from '@/components/form-view/sections/guardian-card';
import { namesIn } from '@/lib/rules/submissions/submission-fields';

export function NameWishes() {
  return (
    <div className="grid">
      <CatalogueFields owner="Wishes" names={namesIn('Wishes', 'person')} autoComplete={off} />
    </div>
  );
}

/** The reader's present data is not the wished one. */
const off = () => 'off';

export function GuardianWishes() {
  const { t } = useFormModel();
  const { error, errorId } = useControl('guardians');
  return (
    <div className="part" id="guardians" tabIndex={-1}>
      <FieldNotes error={error} errorId={errorId} />
      <GuardianCard index={0} heading={t('form.guardians.first')} />
      <GuardianCard index={1} heading={t('form.guardians.second')} />
    </div>
  );
}

/** Gives, withdraws or leaves a consent; withdrawing is as easy as giving (Art. 7 (3) GDPR). */
export function ConsentWishes() {
  const { t, form } = useFormModel();
  const options = [
    { value: 'true', label: t('form.changes.giveConsent') },
    { value: 'false', label: t('form.changes.withdrawConsent') },
  ];
  return form.consents.map(consent => (
    <SelectField
      key={consent.id}
      name={`consentWishes.${consent.id}`}
      label={consent.label}
      hint={consent.text || undefined}
      options={options}
      none={t('form.changes.asItIs')}
      autoComplete="off"
    />
  ));
}
