import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { CustomField } from '@/components/form-view/fields/custom-field';
import { BirthDateField } from '@/components/form-view/fields/date-field';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { GenderField } from '@/components/form-view/fields/gender-field';
import { PhoneField } from '@/components/form-view/fields/phone-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import { memberFields } from '@/components/form-view/form-values';
import { departmentChoices } from '@/components/form-view/prices';
import { familyMembersMax } from '@/lib/rules/submissions/family-rules';
import { lengthMax } from '@/lib/rules/submissions/field-rules';

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
        <TextField
          name={`${path}.firstName`}
          label={t('labels.field.firstName')}
          autoComplete="off"
          maxLength={lengthMax.name}
        />
        <TextField
          name={`${path}.lastName`}
          label={t('labels.field.lastName')}
          autoComplete="off"
          maxLength={lengthMax.name}
        />
        <BirthDateField name={`${path}.birthDate`} />
        <GenderField name={`${path}.gender`} />
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

function MoreAboutMember({ path, index }: { readonly path: string; readonly index: number }) {
  const { t, initial, errors } = useFormModel();
  const member = initial.familyMembers[index];
  const names = ['title', 'email', 'phone'] as const;
  const isOpen = names.some(name => Boolean(member?.[name]) || errors[`${path}.${name}`] !== undefined);
  return (
    <details className="more" open={isOpen}>
      <summary>{t('form.family.more')}</summary>
      <div className="grid">
        <TextField
          name={`${path}.title`}
          label={t('labels.field.title')}
          autoComplete="off"
          maxLength={lengthMax.title}
          isOptional
        />
        <PhoneField name={`${path}.phone`} />
        <TextField
          name={`${path}.email`}
          label={t('labels.field.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={lengthMax.email}
          isOptional
        />
      </div>
    </details>
  );
}
