'use client';

import { useTranslations } from 'use-intl';
import { FileInput } from '@/components/office/file-input';
import type { EditControl, EditValue } from '@/components/office/submissions/detail/describe/field-view';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import { Input } from '@/components/ui/inputs/input';
import { Select, SelectOptions } from '@/components/ui/inputs/select';
import { Textarea } from '@/components/ui/inputs/textarea';

type EditControlInputProps = {
  label: string;
  control: EditControl;
  value: EditValue;
  error?: string;
  onChange: (value: EditValue) => void;
};

/** The control of one value; focused, because the user has just opened it. */
export function EditControlInput({ label, control, value, error, onChange }: EditControlInputProps) {
  const t = useTranslations('detail.edit');
  const written = typeof value === 'string' ? value : '';
  const chosen = Array.isArray(value) ? value.map(String) : [];
  if (control.kind === 'checkbox') {
    return (
      <Checkbox
        autoFocus
        label={label}
        error={error}
        checked={value === true}
        onChange={event => onChange(event.target.checked)}
      />
    );
  }
  if (control.kind === 'checkboxes') {
    return (
      <FieldGroup legend={label} error={error}>
        {control.options.map((option, index) => (
          <Checkbox
            key={option.value}
            autoFocus={index === 0}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={event =>
              onChange(
                event.target.checked ? [...chosen, option.value] : chosen.filter(one => one !== option.value),
              )
            }
          />
        ))}
      </FieldGroup>
    );
  }
  return (
    <Field label={label} error={error} hint={'hint' in control ? control.hint : undefined}>
      {control.kind === 'select' && (
        <Select
          autoFocus
          value={written}
          onChange={event => onChange(event.target.value)}
          className="max-w-md"
        >
          {(control.isOptional || written === '') && <option value="">{t('noChoice')}</option>}
          <SelectOptions options={control.options} />
        </Select>
      )}
      {control.kind === 'file' && (
        <FileInput autoFocus field={control.field} value={written} onChange={onChange} />
      )}
      {control.kind === 'textarea' && (
        <Textarea autoFocus value={written} onChange={event => onChange(event.target.value)} />
      )}
      {control.kind === 'text' && (
        <Input
          autoFocus
          type={control.type}
          autoComplete="off"
          value={written}
          onChange={event => onChange(event.target.value)}
          className={control.type === 'date' ? 'max-w-48' : 'max-w-md'}
        />
      )}
    </Field>
  );
}
