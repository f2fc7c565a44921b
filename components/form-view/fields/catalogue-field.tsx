import { findAsked } from '@/components/form-view/asked';
import { emailFormat, phoneFormat, zipFormat } from '@/components/form-view/fields/copied-formats';
import { CountryField } from '@/components/form-view/fields/country-field';
import { BirthDateField } from '@/components/form-view/fields/date-field';
import { SelectField } from '@/components/form-view/fields/select-field';
import { SlipQuestion } from '@/components/form-view/fields/slip-question';
import { TextField } from '@/components/form-view/fields/text-field';
import { useFormModel } from '@/components/form-view/form-model';
import { needsPostcode } from '@/lib/rules/submissions/countries';
import { hasDigitsOnly } from '@/lib/rules/submissions/field-rules';
import { choiceLabel } from '@/lib/rules/submissions/field-text';
import {
  type FieldName,
  type FieldRecord,
  fieldChoices,
  fieldNamed,
} from '@/lib/rules/submissions/submission-fields';

type Props = {
  readonly owner: FieldRecord;
  readonly name: FieldName;
  /** Path of the record: `guardians.0.`. */
  readonly path?: string;
  /** Instead of the catalogue's. */
  readonly label?: string;
  readonly hint?: string | undefined;
  /** Makes the token for filling in from the catalogue's: another person's name is not the reader's. */
  readonly autoComplete?: (token: string) => string;
};

/** A field of ours with the control of its type, its label and its bounds; nothing if the club does not ask it. */
export function CatalogueField({
  owner,
  name,
  path = '',
  label: named,
  hint: ours,
  autoComplete = token => token,
}: Props) {
  const { t, form, values } = useFormModel();
  const asked = findAsked(form, owner, name);
  if (!asked) return null;
  const { type, choices, max, autoComplete: token } = fieldNamed(name);
  const filled = token === undefined ? 'off' : autoComplete(token);
  const label = named ?? t(`labels.field.${name}`);
  const hint = asked.hint || ours;
  const isOptional = asked.use === 'Optional';
  const shared = { name: path + name, label, hint, isOptional, lengthMax: max, autoComplete: filled };
  const question = <SlipQuestion name={path + name} />;
  if (choices)
    return (
      <SelectField
        {...{ name: path + name, label, hint, isOptional }}
        options={fieldChoices[choices].map(value => {
          const key = choiceLabel(choices, value);
          return { value, label: key ? t(`labels.${key}`) : value };
        })}
        none={t('form.choose')}
        autoComplete="off"
      />
    );
  switch (type) {
    case 'BirthDate':
      return <BirthDateField name={path + name} label={label} hint={hint} autoComplete={filled} />;
    case 'Country':
      return <CountryField name={path + name} hint={hint} />;
    case 'Phone':
      return <TextField {...shared} type="tel" inputMode="tel" format={phoneFormat} />;
    case 'Email':
      return (
        <TextField {...shared} type="email" inputMode="email" spellCheck="false" format={emailFormat}>
          {question}
        </TextField>
      );
    case 'Zip':
      return (
        <TextField
          {...shared}
          format={zipFormat}
          isOptional={isOptional || !needsPostcode(values.country || form.club.country)}
          inputMode={hasDigitsOnly(values.country || form.club.country) ? 'numeric' : undefined}
        />
      );
    default:
      return <TextField {...shared}>{(type === 'Name' || name === 'street') && question}</TextField>;
  }
}

/** Several fields of a record, in this order. */
export function CatalogueFields({
  names,
  hints = {},
  ...shared
}: Omit<Props, 'name' | 'hint'> & {
  readonly names: readonly FieldName[];
  readonly hints?: Partial<Record<FieldName, string>>;
}) {
  return names.map(name => <CatalogueField key={name} name={name} hint={hints[name]} {...shared} />);
}
