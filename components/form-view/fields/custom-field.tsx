import type { ReactElement } from 'react';
import { shownFields } from '@/components/form-view/asked';
import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { emailFormat, phoneFormat } from '@/components/form-view/fields/copied-formats';
import { DateField } from '@/components/form-view/fields/date-field';
import { FileField } from '@/components/form-view/fields/file-field';
import { SelectField } from '@/components/form-view/fields/select-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useFormModel } from '@/components/form-view/form-model';
import type { ShownForm } from '@/components/form-view/shown-form';
import { valueAt } from '@/components/form-view/value-at';
import { customTextMax } from '@/lib/rules/custom-fields/custom-field-rules';
import { fileBytes } from '@/lib/rules/custom-fields/file-answer';
import { fieldNamed } from '@/lib/rules/submissions/submission-fields';

type Definition = ShownForm['customFields'][number];

/** The club's custom fields of these categories. */
export function CustomFieldsOf({ categories }: { readonly categories: readonly Definition['category'][] }) {
  const { form, values } = useFormModel();
  const fields = shownFields(form, values).filter(field => categories.includes(field.category));
  return fields.map(field => (
    <CustomField key={field.internalName} field={field} name={`customFields.${field.internalName}`} />
  ));
}

/** The club's questions that belong to no other part, below a heading of their own. */
export function ClubQuestions({ categories }: { readonly categories: readonly Definition['category'][] }) {
  const { t, form, values } = useFormModel();
  if (!shownFields(form, values).some(({ category }) => categories.includes(category))) return null;
  return (
    <fieldset className="part">
      <legend>{t('form.person.clubQuestions')}</legend>
      <CustomFieldsOf categories={categories} />
    </fieldset>
  );
}

/** A custom field, with the control for its type. The result type makes the compiler ask for one for a new type. */
export function CustomField({
  field,
  name,
}: {
  readonly field: Definition;
  readonly name: string;
}): ReactElement {
  const { t, values } = useFormModel();
  const shared = { name, label: field.label, hint: hintOf(field), isOptional: !field.isRequired };
  switch (field.type) {
    case 'Checkbox':
      if (typeof valueAt(values, name) === 'string') return <YesOrNo {...shared} />;
      return <TickField name={name} label={field.label} hint={hintOf(field)} />;
    case 'Select':
      return <SelectField {...shared} options={field.options} none={t('form.choose')} />;
    case 'MultiSelect':
      return (
        <ChoiceGroup
          name={name}
          legend={field.label}
          hint={hintOf(field)}
          isOptional={!field.isRequired}
          choices={field.options}
          isMultiple
          className="compact"
        />
      );
    case 'TextArea':
      return <TextAreaField {...shared} lengthMax={field.maxLength ?? customTextMax.TextArea} />;
    case 'Date':
      return <DateField {...shared} className="short" />;
    case 'Number':
      return <TextField {...shared} inputMode="decimal" autoComplete="off" className="short" />;
    case 'Email':
      return (
        <TextField
          {...shared}
          type="email"
          inputMode="email"
          autoComplete="off"
          lengthMax={fieldNamed('email').max}
          format={emailFormat}
        />
      );
    case 'Phone':
      return (
        <TextField
          {...shared}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          lengthMax={fieldNamed('phone').max}
          format={phoneFormat}
        />
      );
    case 'File':
      return <FileField {...shared} maxBytes={field.maxBytes ?? fileBytes.normal} />;
    case 'Text':
      return <TextField {...shared} autoComplete="off" lengthMax={field.maxLength ?? customTextMax.Text} />;
  }
}

/** A tick with a third value: unchanged. */
function YesOrNo(shared: {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
}) {
  const { t } = useFormModel();
  const options = [
    { value: 'true', label: t('labels.answer.yes') },
    { value: 'false', label: t('labels.answer.no') },
  ];
  return <SelectField {...shared} options={options} none={t('form.changes.asItIs')} />;
}

/** Placeholders disappear while typing and are too pale to read, so the hint contains them. */
function hintOf({ description, placeholder }: Definition): string | undefined {
  return [description, placeholder].filter(Boolean).join(' · ') || undefined;
}
