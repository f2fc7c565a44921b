'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useField } from '@/components/forms/use-field';
import { FileInput } from '@/components/office/file-input';
import { fieldId, listOf, useEntry } from '@/components/office/paper-entry/entry-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import type { SelectOption } from '@/components/ui/inputs/select';
import { fileNameOf } from '@/lib/rules/custom-fields/file-answer';
import { isFieldName } from '@/lib/rules/submissions/submission-fields';
import { suggestEmail } from '@/lib/rules/submissions/suggest-email';

type Labelled = { path: string; label?: string; optional?: boolean; hint?: string; className?: string };

/** The label given, else that of the path's last name. */
function useShared({ path, label, optional, hint, className }: Labelled) {
  const t = useTranslations('labels.field');
  const form = useEntry();
  const name = path.split('.').at(-1) ?? path;
  return {
    form,
    name: path,
    id: fieldId(path),
    label: label ?? (isFieldName(name) ? t(name) : name),
    ...(optional === undefined ? {} : { optional }),
    ...(hint === undefined ? {} : { hint }),
    ...(className === undefined ? {} : { fieldClassName: className }),
  };
}

type EntryInputProps = Labelled & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'onBlur'>;

export function EntryInput({ path, label, optional, hint, className, ...input }: EntryInputProps) {
  const shared = useShared({ path, label, optional, hint, className });
  return <TextField autoComplete="off" {...input} {...shared} />;
}

/** An e-mail address, with a question if it probably has a typing error. */
export function EntryEmail(props: Labelled) {
  const t = useTranslations('handouts.entry');
  const { value, set } = useField(useEntry(), props.path);
  const [left, setLeft] = useState<unknown>(null);
  const meant = typeof value === 'string' && value === left && suggestEmail(value);
  return (
    <div className={props.className}>
      <EntryInput {...props} className="" inputMode="email" onBlur={() => setLeft(value)} />
      <div role="status">
        {meant && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {t('emailMeant', { email: meant })}
            <Button type="button" size="sm" variant="secondary" onClick={() => set(meant)}>
              {t('emailTake')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

export function EntryText(props: Labelled) {
  return <TextAreaField rows={2} {...useShared(props)} />;
}

export type EntryOption = SelectOption;
type EntrySelectProps = Labelled & {
  options: readonly EntryOption[];
  blank?: string;
  onChosen?: () => void;
};

/** The browser's native list: typing the first letters selects. */
export function EntrySelect({ options, blank, onChosen, ...props }: EntrySelectProps) {
  const t = useTranslations('handouts.entry');
  const none = { value: '', label: blank ?? t('choose') };
  return (
    <SelectField {...useShared(props)} options={[none, ...options]} {...(onChosen ? { onChosen } : {})} />
  );
}

export function EntryTick({ path, label, hint }: { path: string; label: string; hint?: ReactNode }) {
  const { value, set, error } = useField(useEntry(), path, { label, write: String });
  return (
    <div id={fieldId(path)}>
      <Checkbox
        label={label}
        hint={hint}
        error={error}
        checked={value === true}
        onChange={event => set(event.target.checked)}
      />
    </div>
  );
}

/** A scan of what was enclosed on paper. */
export function EntryFile({ field, ...props }: Labelled & { field: string }) {
  const { form, name, label, fieldClassName, ...shown } = useShared(props);
  const { value, set, error } = useField(form, name, {
    label,
    write: answer => fileNameOf(String(answer ?? '')),
  });
  return (
    <Field label={label} {...shown} error={error} className={fieldClassName}>
      <FileInput field={field} value={typeof value === 'string' ? value : ''} onChange={set} />
    </Field>
  );
}

type EntryTicksProps = Labelled & { options: readonly EntryOption[] };

/** Several choices of a list. */
export function EntryTicks({ options, ...props }: EntryTicksProps) {
  const { form, name, label, fieldClassName, id, ...shown } = useShared(props);
  const { value, set, error } = useField(form, name, { label, write: String });
  const chosen = listOf(value);
  if (options.length === 0) return null;
  return (
    <FieldGroup legend={label} {...shown} error={error} className={fieldClassName}>
      <div id={id} className="flex flex-wrap gap-x-6 gap-y-2.5">
        {options.map(option => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              set(target.checked ? [...chosen, option.value] : chosen.filter(one => one !== option.value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
