import { TextField, type TypedFormat } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { dotTypedDate, readTypedDate, writeTypedDate } from '@/components/form-view/typed-date';

const dayFirst: TypedFormat = {
  typing: dotTypedDate,
  leaving: typed => writeTypedDate(readTypedDate(typed)),
};

type Props = { readonly name: string; readonly autoComplete?: string; readonly className?: string };

/** A date of birth: typed, since nobody finds 1958 in a calendar. */
export function BirthDateField({ name, autoComplete = 'off', className }: Props) {
  const { t, isLive } = useFormModel();
  return (
    <TextField
      name={name}
      label={t('labels.field.birthDate')}
      hint={t('form.person.birthDateHint')}
      autoComplete={autoComplete}
      inputMode={isLive ? 'numeric' : undefined}
      maxLength={20}
      className={className}
      format={dayFirst}
    />
  );
}
