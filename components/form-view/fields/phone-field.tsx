import { TextField, type TypedFormat } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { readTypedPhone } from '@/components/form-view/typed-texts';
import { lengthMax } from '@/lib/rules/submissions/field-rules';

/** Shared with the club's custom telephone fields. */
export const phoneFormat: TypedFormat = { typing: typed => typed, leaving: readTypedPhone };

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
      format={phoneFormat}
      isOptional
    />
  );
}
