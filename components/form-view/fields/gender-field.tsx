import { SelectField } from '@/components/form-view/fields/select-field';
import { useFormModel } from '@/components/form-view/form-model';
import { genders } from '@/lib/rules/enums';

export function GenderField({ name }: { readonly name: string }) {
  const { t } = useFormModel();
  return (
    <SelectField
      name={name}
      label={t('labels.field.gender')}
      options={genders.map(gender => ({ value: gender, label: t(`labels.gender.${gender}`) }))}
      none={t('form.choose')}
      isOptional
      autoComplete="off"
    />
  );
}
