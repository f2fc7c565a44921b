import { CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { CustomField } from '@/components/form-view/fields/custom-field';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import { memberFields } from '@/components/form-view/form-values';
import { departmentChoices } from '@/components/form-view/prices';
import { familyMembersMax } from '@/lib/rules/submissions/family-rules';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed, personNamesIn } from '@/lib/rules/submissions/submission-fields';

/** Other persons, one card each, to add and to remove. */
export function FamilyMembers() {
  const { t, memberKeys, action } = useFormModel();
  const { error, errorId } = useControl('familyMembers');
  return (
    <>
      <FieldNotes error={error} errorId={errorId} />
      {memberKeys.length === 0 && <p className="empty">{t('form.family.empty')}</p>}
      {memberKeys.map((key, index) => (
        <MemberCard key={key} index={index} />
      ))}
      {memberKeys.length < familyMembersMax && (
        <button
          type="submit"
          name="action"
          value="addFamilyMember"
          formAction={`${action}#familyMembers`}
          className="secondary wide"
          id="familyMembers"
        >
          <span aria-hidden="true">+</span> {t('form.actions.addMember')}
        </button>
      )}
    </>
  );
}

function MemberCard({ index }: { readonly index: number }) {
  const { t, form, values, action } = useFormModel();
  const path = `familyMembers.${index}`;
  const person = t('form.family.person', { number: index + 1 });
  const name = values.familyMembers[index]?.firstName.trim() || person;
  return (
    <fieldset className="card member">
      <legend>{person}</legend>
      <div className="grid">
        <CatalogueFields owner="FamilyMember" names={mainNames} path={`${path}.`} autoComplete={off} />
      </div>
      <MemberDepartments path={path} />
      {memberFields(form).map(field => (
        <CustomField
          key={field.internalName}
          field={field}
          name={`${path}.customFields.${field.internalName}`}
        />
      ))}
      <MoreAboutMember path={path} index={index} />
      <button
        type="submit"
        name="action"
        value={`removeFamilyMember.${index}`}
        formAction={`${action}#family`}
        className="quiet remove"
        aria-label={t('form.actions.removeMemberNamed', { name })}
      >
        {t('form.actions.removeMember')}
      </button>
    </fieldset>
  );
}

function MemberDepartments({ path }: { readonly path: string }) {
  const model = useFormModel();
  const { t, form } = model;
  if (!form.departmentSettings.isEnabled || form.departments.length === 0) return null;
  return (
    <div className="own-departments">
      <TickField name={`${path}.hasOwnDepartments`} label={t('form.family.ownDepartments')} />
      <ChoiceGroup
        name={`${path}.departmentIds`}
        legend={t('form.membership.departments')}
        choices={departmentChoices(model)}
        isMultiple
        className="departments compact"
      />
    </div>
  );
}

const isMore = (name: FieldName) => fieldNamed(name).isRare || fieldNamed(name).group === 'contact';
const mainNames = personNamesIn('FamilyMember').filter(name => !isMore(name));
const moreNames = personNamesIn('FamilyMember').filter(isMore);
/** Another person's data is not the reader's. */
const off = () => 'off';

function MoreAboutMember({ path, index }: { readonly path: string; readonly index: number }) {
  const { t, initial, errors } = useFormModel();
  const member = initial.familyMembers[index];
  const isOpen = moreNames.some(name => Boolean(member?.[name]) || errors[`${path}.${name}`] !== undefined);
  return (
    <details className="more" open={isOpen}>
      <summary>{t('form.family.more')}</summary>
      <div className="grid">
        <CatalogueFields owner="FamilyMember" names={moreNames} path={`${path}.`} autoComplete={off} />
      </div>
    </details>
  );
}
