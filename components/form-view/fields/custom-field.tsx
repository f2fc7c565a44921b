import { ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { SelectField } from '@/components/form-view/fields/select-field';
import { TextAreaField } from '@/components/form-view/fields/text-area-field';
import { TextField } from '@/components/form-view/fields/text-field';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useFormModel } from '@/components/form-view/form-model';
import { type StepId, stepOfCategory } from '@/components/form-view/steps';
import type { PublicForm } from '@/lib/contracts/public';
import { customTextMax } from '@/lib/forms/custom-field-rules';
import { lengthMax } from '@/lib/forms/field-rules';

type Definition = PublicForm['customFields'][number];

/** The club's own questions that belong to a step. */
export function CustomFieldsOf({ step }: { readonly step: Exclude<StepId, 'family' | 'review'> }) {
  const { form } = useFormModel();
  const fields = form.customFields.filter(field => stepOfCategory[field.category] === step);
  return fields.map(field => (
    <CustomField key={field.internalName} field={field} name={`customFields.${field.internalName}`} />
  ));
}

/** One question of the club, by the control that fits its type. */
export function CustomField({ field, name }: { readonly field: Definition; readonly name: string }) {
  const { t } = useFormModel();
  const shared = { name, label: field.label, hint: hintOf(field), isOptional: !field.isRequired };
  switch (field.type) {
    case 'Checkbox':
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
      return <TextAreaField {...shared} maxLength={field.maxLength ?? customTextMax.TextArea} />;
    case 'Date':
      return (
        <TextField
          {...shared}
          type="date"
          min={field.min ?? undefined}
          max={field.max ?? undefined}
          className="short"
        />
      );
    case 'Number':
      return (
        <TextField {...shared} inputMode="decimal" autoComplete="off" maxLength={30} className="short" />
      );
    case 'Email':
      return (
        <TextField
          {...shared}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={lengthMax.email}
        />
      );
    case 'Phone':
      return (
        <TextField {...shared} type="tel" inputMode="tel" autoComplete="off" maxLength={lengthMax.phone} />
      );
    default:
      return <TextField {...shared} autoComplete="off" maxLength={field.maxLength ?? customTextMax.Text} />;
  }
}

/** A placeholder vanishes while one types and is too pale to read, so it stands in the hint. */
function hintOf({ description, placeholder }: Definition): string | undefined {
  return [description, placeholder].filter(Boolean).join(' · ') || undefined;
}
