import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { lengthMax } from '@/lib/forms/field-rules';

export function PhoneField({
  name,
  autoComplete = 'off',
}: {
  readonly name: string;
  readonly autoComplete?: string;
}) {
  const { t } = useFormModel();
  return (
    <TextField
      name={name}
      label={t(name.endsWith('mobile') ? 'labels.field.mobile' : 'labels.field.phone')}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      maxLength={lengthMax.phone}
      isOptional
    />
  );
}
