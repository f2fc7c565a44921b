import { asksAgeFirst, namesAsked } from '@/components/form-view/asked';
import { CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { ClubQuestions, CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { useFormModel } from '@/components/form-view/form-model';
import { isForChild, isMinorAlone } from '@/components/form-view/form-values';
import { Guardians } from '@/components/form-view/membership/guardians';
import { AddressFields } from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { textAt } from '@/components/form-view/value-at';

export function PersonStep() {
  const { t, form, values } = useFormModel();
  const isChild = isForChild(values);
  const names = namesAsked(form, 'Membership', false, 'person');
  const contacts = namesAsked(form, 'Membership', false, 'contact');
  return (
    <StepFrame id="person">
      <div className="grid">
        <CatalogueFields
          owner="Membership"
          names={names.filter(name => name !== 'birthDate' || !asksAgeFirst(form))}
          // The browser knows the parent, not the child.
          autoComplete={token => (isChild ? 'off' : token)}
        />
      </div>
      {isChild && <Guardians />}
      <fieldset className="part">
        <legend>{t('form.person.address')}</legend>
        <AddressFields />
      </fieldset>
      <fieldset className="part">
        <legend>{t('form.person.contact')}</legend>
        <CatalogueFields
          owner="Membership"
          names={contacts.filter(name => !isChild || name !== 'email')}
          hints={{
            email: t(isMinorAlone(values, form) ? 'form.person.emailHintMinor' : 'form.person.emailHint'),
          }}
        />
        <MoreDetails />
      </fieldset>
      {!isChild && <Guardians />}
      <CustomFieldsOf categories={['Personal']} />
      <ClubQuestions categories={['Other']} />
    </StepFrame>
  );
}

/** Details that few people fill in; closed by default. */
function MoreDetails() {
  const { t, form, initial, errors } = useFormModel();
  const names = namesAsked(form, 'Membership', true, 'person', 'contact');
  if (names.length === 0) return null;
  const isOpen = names.some(name => textAt(initial, name) !== '' || errors[name] !== undefined);
  return (
    <details className="more" open={isOpen}>
      <summary>
        {t('form.person.more')}{' '}
        <span className="hint">{names.map(name => t(`labels.field.${name}`)).join(', ')}</span>
      </summary>
      <div className="grid">
        <CatalogueFields owner="Membership" names={names} />
      </div>
    </details>
  );
}
