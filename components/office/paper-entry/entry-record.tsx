'use client';

import { useTranslations } from 'use-intl';
import {
  EntryEmail,
  EntryFile,
  EntryInput,
  type EntryOption,
  EntrySelect,
  EntryText,
  EntryTick,
  EntryTicks,
} from '@/components/office/paper-entry/entry-fields';
import { useCountryOptions } from '@/components/office/use-country-options';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import { type ConditionOffer, conditionText } from '@/lib/rules/custom-fields/condition-text';
import { withoutCondition } from '@/lib/rules/custom-fields/field-condition';
import type { CustomFieldType } from '@/lib/rules/enums';
import { askedFields, type FieldSettings } from '@/lib/rules/submissions/asked-fields';
import { choiceLabel } from '@/lib/rules/submissions/field-text';
import {
  type FieldGroup,
  type FieldRecord,
  type FieldType,
  fieldChoices,
  fieldNamed,
} from '@/lib/rules/submissions/submission-fields';

type EntryRecordProps = {
  owner: FieldRecord;
  groups: readonly FieldGroup[];
  /** Path of the record: `identity.`. */
  prefix?: string;
  /** The club's choices for its membership form. */
  settings?: FieldSettings | undefined;
};

/** The fields of a record as its form asks them. On paper only what the catalogue requires is required. */
export function EntryRecord({ owner, groups, prefix = '', settings }: EntryRecordProps) {
  return askedFields(owner, settings, ...groups).map(({ name, hint }) => {
    const { type, choices, of } = fieldNamed(name);
    return (
      <EntryControl
        key={name}
        path={prefix + name}
        type={type}
        {...(choices ? { choices } : {})}
        isRequired={of[owner] === 'Required'}
        isWide={name === 'street'}
        {...(hint ? { hint } : {})}
      />
    );
  });
}

type EntryCustomFieldsProps = {
  fields: readonly CustomFieldSchema[];
  /** What conditions name. Only membership applications have fields with a condition. */
  offer?: ConditionOffer;
  prefix?: string;
};

/** The club's custom fields. On paper every field stands: one with a condition says it, and is optional. */
export function EntryCustomFields({ fields, offer, prefix = '' }: EntryCustomFieldsProps) {
  const labels = useTranslations('labels');
  return fields.map(field => {
    const { internalName, type, label, options, showIf } = field;
    const { isRequired } = withoutCondition(field);
    return (
      <EntryControl
        key={internalName}
        path={`${prefix}customFields.${internalName}`}
        {...{ type, label, isRequired, options }}
        {...(showIf && offer
          ? { hint: conditionText(showIf, offer, (key, params) => labels(key, params)) }
          : {})}
      />
    );
  });
}

type EntryControlProps = {
  path: string;
  type: FieldType;
  /** By default the label of the path's name. */
  label?: string;
  isRequired: boolean;
  options?: readonly EntryOption[];
  choices?: keyof typeof fieldChoices;
  isWide?: boolean;
  hint?: string;
};

/** One field of ours or of the club, with the control of its type. */
function EntryControl(props: EntryControlProps) {
  const { path, type, label, isRequired, options = [], choices, isWide, hint } = props;
  const answers = useTranslations('labels.answer');
  const chosen = useChoices(type, choices);
  const shared = {
    path,
    optional: !isRequired,
    ...(label === undefined ? {} : { label }),
    ...(isWide ? wide : {}),
    ...(hint === undefined ? {} : { hint }),
  };
  switch (type) {
    case 'Checkbox':
      return (
        <EntryTick
          path={path}
          label={isRequired ? (label ?? '') : `${label ?? ''} (${answers('optional')})`}
          {...(hint === undefined ? {} : { hint })}
        />
      );
    case 'TextArea':
      return <EntryText {...shared} {...wide} />;
    case 'Select':
    case 'Country':
      return <EntrySelect {...shared} options={chosen ?? options} />;
    case 'File':
      return <EntryFile {...shared} field={path.split('.').at(-1) ?? path} {...wide} />;
    case 'MultiSelect':
      return <EntryTicks {...shared} options={options} {...wide} />;
    case 'Date':
    case 'BirthDate':
      return <EntryInput {...shared} type="date" />;
    case 'Email':
      return <EntryEmail {...shared} />;
    default:
      return <EntryInput {...shared} inputMode={inputModes[type] ?? 'text'} />;
  }
}

const wide = { className: 'sm:col-span-2' };
type InputMode = 'text' | 'decimal' | 'tel' | 'numeric';
/** The types that clubs may use are all here or have a control of their own above. */
const inputModes: Readonly<
  Partial<Record<FieldType, InputMode>> &
    Record<
      Exclude<
        CustomFieldType,
        'Checkbox' | 'TextArea' | 'Select' | 'MultiSelect' | 'Date' | 'Email' | 'File'
      >,
      InputMode
    >
> = {
  Text: 'text',
  Number: 'decimal',
  Phone: 'tel',
  Zip: 'numeric',
};

/** The options of a field of ours. */
function useChoices(
  type: FieldType,
  choices: keyof typeof fieldChoices | undefined,
): readonly EntryOption[] | null {
  const labels = useTranslations('labels');
  const countries = useCountryOptions();
  if (type === 'Country') return countries;
  if (!choices) return null;
  return fieldChoices[choices].map(value => {
    const label = choiceLabel(choices, value);
    return { value, label: label ? labels(label) : value };
  });
}
