import { CatalogueField, CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { CustomFieldsOf } from '@/components/form-view/fields/custom-field';
import { useFormModel } from '@/components/form-view/form-model';
import { Guardians } from '@/components/form-view/membership/guardians';
import { AddressFields } from '@/components/form-view/sections/person-fields';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed, namesIn, textNamesIn } from '@/lib/rules/submissions/submission-fields';

export function PersonStep() {
  const { t } = useFormModel();
  return (
    <StepFrame id="person">
      <div className="grid">
        <CatalogueFields owner="Membership" names={namesIn('Membership', 'person').filter(isUsual)} />
      </div>
      <Guardians />
      <fieldset className="part">
        <legend>{t('form.person.address')}</legend>
        <AddressFields />
      </fieldset>
      <fieldset className="part">
        <legend>{t('form.person.contact')}</legend>
        <CatalogueField owner="Membership" name="email" hint={t('form.person.emailHint')} />
        <CatalogueFields
          owner="Membership"
          names={namesIn('Membership', 'contact').filter(name => name !== 'email' && isUsual(name))}
        />
        <MoreDetails />
      </fieldset>
      <CustomFieldsOf categories={['Personal']} />
    </StepFrame>
  );
}

const isUsual = (name: FieldName) => fieldNamed(name).isRare !== true;
const rareNames = textNamesIn('Membership', 'person', 'contact').filter(name => !isUsual(name));

/** Details that few people fill in; closed by default. */
function MoreDetails() {
  const { t, initial, errors } = useFormModel();
  const isOpen = rareNames.some(name => initial[name] !== '' || errors[name] !== undefined);
  return (
    <details className="more" open={isOpen}>
      <summary>
        {t('form.person.more')}{' '}
        <span className="hint">{rareNames.map(name => t(`labels.field.${name}`)).join(', ')}</span>
      </summary>
      <div className="grid">
        <CatalogueFields owner="Membership" names={rareNames} />
      </div>
    </details>
  );
}
