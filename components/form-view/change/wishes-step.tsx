import type { ReactNode } from 'react';
import type { ChangeSection } from '@/components/form-view/change/section-names';
import { offeredSections } from '@/components/form-view/change/sections';
import { ConsentWishes, GuardianWishes, NameWishes } from '@/components/form-view/change/wish-fields';
import { CatalogueField, CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { DateField } from '@/components/form-view/fields/date-field';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import { Departments } from '@/components/form-view/sections/departments';
import { FamilyMembers } from '@/components/form-view/sections/family-members';
import { PaymentChoice } from '@/components/form-view/sections/payment-choice';
import { AddressFields } from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { Tariffs } from '@/components/form-view/sections/tariffs';
import { readTypedDate } from '@/components/form-view/typed-date';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { namesIn } from '@/lib/rules/submissions/submission-fields';

/** Requested changes: each section is ticked first, then its fields appear below it. */
export function WishesStep() {
  const { t, form, values } = useFormModel();
  const { error, errorId } = useControl('changes');
  const birthDate = readTypedDate(values.identity.birthDate);
  // Only a minor has guardians; what is ticked stays.
  const hasGuardians = birthDate === '' || needsGuardians(birthDate, form.today);
  const sections = offeredSections(form).filter(
    section => section !== 'guardians' || hasGuardians || values.changes.includes(section),
  );
  return (
    <StepFrame id="wishes">
      <DateField
        name="validFrom"
        label={t('labels.field.validFrom')}
        hint={t('form.changes.validFromHint')}
        className="short"
        isOptional
      />
      <fieldset className="part" id="changes" tabIndex={-1} aria-describedby={errorId}>
        <legend className="unseen">{t('form.steps.wishes')}</legend>
        <p className="hint">{t('form.changes.intro')}</p>
        <FieldNotes error={error} errorId={errorId} />
        {sections.map(section => (
          <Wish key={section} section={section} />
        ))}
      </fieldset>
    </StepFrame>
  );
}

const fieldsOf: Readonly<Record<ChangeSection, () => ReactNode>> = {
  name: NameWishes,
  address: () => <AddressFields />,
  contact: () => (
    <>
      <CatalogueField owner="Wishes" name="email" />
      <div className="grid">
        <CatalogueFields
          owner="Wishes"
          names={namesIn('Wishes', 'contact').filter(name => name !== 'email')}
        />
      </div>
    </>
  ),
  guardians: GuardianWishes,
  payment: PaymentChoice,
  tariff: Tariffs,
  departments: Departments,
  family: FamilyMembers,
  customFields: () => <CustomFieldsOf categories={['Personal', 'Membership', 'Payment', 'Other']} />,
  consents: ConsentWishes,
};

/**
 * A section to tick, with its fields. Without a script the style sheet hides them until it is
 * ticked.
 */
function Wish({ section }: { readonly section: ChangeSection }) {
  const { t, isLive, values } = useFormModel();
  const name = `changes.${section}`;
  const { error, errorId, aria } = useControl(name);
  const { registration } = useControl('changes');
  const isChosen = values.changes.includes(section);
  const Fields = fieldsOf[section];
  const words = t(`form.changes.${section}`);
  return (
    <div className="option wish">
      <label className="choice" htmlFor={name}>
        <input type="checkbox" {...aria} {...registration} value={section} checked={isChosen} />
        <span className="words">
          <span className="name">{words}</span>
          <span className="detail">{t(`form.changes.${section}Hint`)}</span>
        </span>
      </label>
      {(isChosen || !isLive) && (
        <fieldset className="wished">
          <legend className="unseen">{words}</legend>
          <FieldNotes error={error} errorId={errorId} />
          <Fields />
        </fieldset>
      )}
    </div>
  );
}
