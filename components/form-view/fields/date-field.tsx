import { TextField, type TypedFormat } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { dotTypedDate, readTypedDate, writeTypedDate } from '@/components/form-view/typed-date';
import { textAt } from '@/components/form-view/value-at';
import { formatDate } from '@/lib/rules/format/format-date';

const dayFirst: TypedFormat = {
  typing: dotTypedDate,
  leaving: typed => writeTypedDate(readTypedDate(typed)),
};

type Props = {
  readonly name: string;
  readonly label?: string | undefined;
  /** The club's own, before how a date is typed. */
  readonly hint?: string | undefined;
  readonly autoComplete?: string;
  readonly className?: string;
};

/** A date of birth: typed, because a calendar is slow for years long past. */
export function BirthDateField({ name, label, hint, autoComplete = 'off', className }: Props) {
  const { t, isLive, values, locale } = useFormModel();
  const date = readTypedDate(textAt(values, name));
  const words = formatDate(date, locale);
  return (
    <TextField
      name={name}
      label={label ?? t('labels.field.birthDate')}
      hint={[hint, t('form.person.birthDateHint')].filter(Boolean).join(' ')}
      autoComplete={autoComplete}
      inputMode={isLive ? 'numeric' : undefined}
      maxLength={20}
      className={className}
      format={dayFirst}
    >
      {/* Spelled out if the language usually does so: this exposes day and month in the wrong
          order. */}
      {isLive && words !== date && words !== writeTypedDate(date) && (
        <p className="good">{t('form.person.birthDateRead', { date: words })}</p>
      )}
    </TextField>
  );
}
