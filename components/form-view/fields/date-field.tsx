import type { ReactNode } from 'react';
import { TextField, type TypedFormat } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import {
  dateMarks,
  dotTypedDate,
  readTypedDate,
  readTypedDay,
  writeTypedDate,
} from '@/components/form-view/typed-date';
import { textAt } from '@/components/form-view/value-at';
import { formatDate } from '@/lib/rules/format/format-date';

function dayFirst(mark: string, read: (typed: string) => string): TypedFormat {
  const dotted = (text: string) => text.replaceAll(mark, '.');
  return {
    typing: (typed, before) => dotTypedDate(dotted(typed), dotted(before)).replaceAll('.', mark),
    leaving: typed => writeTypedDate(read(typed), mark),
  };
}

type Props = {
  readonly name: string;
  readonly label: string;
  /** The club's own, before how a date is typed. */
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
  /** `YYYY-MM-DD`. */
  readonly example?: string;
  /** Below the field. */
  readonly children?: ReactNode;
};

/** A date of birth: typed, because a calendar is slow for years long past. */
export function BirthDateField(props: Omit<Props, 'isOptional' | 'children' | 'example'>) {
  const { values } = useFormModel();
  const example = `${values.forWhom === 'child' ? 2015 : 1990}-02-28`;
  return <TypedDate {...props} example={example} read={readTypedDate} />;
}

/**
 * Any other day, with today as example: typed, because the browser's calendar has the browser's language and not the
 * form's.
 */
export function DateField(props: Props) {
  const { form } = useFormModel();
  return <TypedDate example={form.today} {...props} read={readTypedDay} />;
}

function TypedDate({
  name,
  hint,
  autoComplete = 'off',
  children,
  example,
  read,
  ...shared
}: Props & {
  readonly example: string;
  readonly read: (typed: string) => string;
}) {
  const { t, isLive, values, locale } = useFormModel();
  const date = read(textAt(values, name));
  const words = formatDate(date, locale);
  const mark = dateMarks[locale];
  return (
    <TextField
      {...shared}
      name={name}
      hint={[hint, t('form.person.dateHint', { date: writeTypedDate(example, mark) })]
        .filter(Boolean)
        .join(' ')}
      autoComplete={autoComplete}
      inputMode={isLive ? 'numeric' : undefined}
      format={dayFirst(mark, read)}
    >
      {/* Spelled out if the language usually does so: this exposes day and month in the wrong
          order. */}
      {isLive && words !== date && words !== writeTypedDate(date, mark) && (
        <p className="good">{t('form.person.birthDateRead', { date: words })}</p>
      )}
      {children}
    </TextField>
  );
}
