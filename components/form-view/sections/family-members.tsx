import { askedIn, shownFields } from '@/components/form-view/asked';
import { memberTitle } from '@/components/form-view/control-label';
import { CatalogueFields } from '@/components/form-view/fields/catalogue-field';
import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { CustomField } from '@/components/form-view/fields/custom-field';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import { departmentsToTakeOver } from '@/components/form-view/member-departments';
import { departmentChoices } from '@/components/form-view/prices';
import { departmentNames } from '@/components/form-view/review-rows';
import type { ShownForm } from '@/components/form-view/shown-form';
import { valueAt } from '@/components/form-view/value-at';
import { hasRoomForFamily } from '@/lib/rules/submissions/family-rules';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed, personGroups } from '@/lib/rules/submissions/submission-fields';

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
      {hasRoomForFamily(memberKeys.length, true) && (
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
  const model = useFormModel();
  const { t, form, values, action } = model;
  const path = `familyMembers.${index}`;
  const person = memberTitle(index, model);
  return (
    <fieldset className="card member">
      <legend>{person}</legend>
      <div className="grid">
        <CatalogueFields
          owner="FamilyMember"
          names={namesOf(form, false)}
          path={`${path}.`}
          autoComplete={off}
          hints={{ email: t('form.family.emailHint') }}
        />
      </div>
      <MemberDepartments index={index} />
      {shownFields(form, values, values.familyMembers[index]).map(field => (
        <CustomField
          key={field.internalName}
          field={field}
          name={`${path}.customFields.${field.internalName}`}
        />
      ))}
      <MoreAboutMember path={path} />
      <button
        type="submit"
        name="action"
        value={`removeFamilyMember.${index}`}
        formAction={`${action}#family`}
        className="quiet remove"
        aria-label={t('form.actions.removeMemberNamed', { name: person })}
      >
        {t('form.actions.removeMember')}
      </button>
    </fieldset>
  );
}

/** Asked of each person: nobody is in a department, and pays for it, because somebody else is. */
function MemberDepartments({ index }: { readonly index: number }) {
  const model = useFormModel();
  const { t, form, values, action } = model;
  const { isEnabled, minSelection } = form.departmentSettings;
  if (!isEnabled || form.departments.length === 0) return null;
  const name = `familyMembers.${index}.departmentIds`;
  const member = values.familyMembers[index];
  const others = departmentsToTakeOver(index, values, form);
  return (
    <div className="own-departments">
      <ChoiceGroup
        name={name}
        legend={t('form.membership.departments')}
        choices={departmentChoices(model, member)}
        isMultiple
        isOptional={form.kind === 'Change' || minSelection === 0}
        className="departments compact"
      />
      {others
        .filter(({ departmentIds }) => departmentIds.join() !== member?.departmentIds.join())
        .map(({ from, departmentIds }) => (
          <button
            key={from}
            type="submit"
            name="action"
            value={`sameDepartments.${index}.${from}`}
            formAction={`${action}#${name}`}
            className="quiet"
          >
            {t('form.family.sameDepartments', {
              departments: departmentNames(departmentIds, form),
              who: from === 'me' ? values.forWhom : 'member',
              name: from === 'me' ? '' : memberTitle(Number(from), model),
            })}
          </button>
        ))}
    </div>
  );
}

/**
 * Contact and what is rare is asked on demand, unless the club requires it. An application asks openly for the address:
 * an adult gets a link of their own there.
 */
function namesOf(form: ShownForm, isMore: boolean): FieldName[] {
  const open = form.kind === 'Membership' && 'email';
  return askedIn(form, 'FamilyMember', ...personGroups)
    .filter(
      ({ name, use, isRare }) =>
        (isRare || (use === 'Optional' && name !== open && fieldNamed(name).group === 'contact')) === isMore,
    )
    .map(({ name }) => name);
}
/** Another person's data is not the reader's. */
const off = () => 'off';

function MoreAboutMember({ path }: { readonly path: string }) {
  const { t, form, initial, errors } = useFormModel();
  const names = namesOf(form, true);
  const isOpen = names.some(
    name => Boolean(valueAt(initial, `${path}.${name}`)) || errors[`${path}.${name}`] !== undefined,
  );
  if (names.length === 0) return null;
  return (
    <details className="more" open={isOpen}>
      <summary>{t('form.family.more')}</summary>
      <div className="grid">
        <CatalogueFields owner="FamilyMember" names={names} path={`${path}.`} autoComplete={off} />
      </div>
    </details>
  );
}
