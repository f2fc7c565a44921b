'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ArgumentField } from '@/components/office/exports/argument-field';
import { codesOf, textOfCodes } from '@/components/office/exports/codes-text';
import { useColumnLabel } from '@/components/office/exports/use-column-label';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/inputs/select';
import { Textarea } from '@/components/ui/inputs/textarea';
import { type LayoutColumn, personFieldNames } from '@/lib/contracts/club-software';

type ColumnFieldsProps = {
  column: LayoutColumn;
  errorOf: (member: string) => string | undefined;
  onChange: (column: LayoutColumn) => void;
  onRemove: () => void;
};

const fixed = '=text';

/** Header, content and format of one column. */
export function ColumnFields({ column, errorOf, onChange, onRemove }: ColumnFieldsProps) {
  const t = useTranslations('exporting');
  const labelOf = useColumnLabel();
  const withError = (member: string) => {
    const error = errorOf(member);
    return error ? { error } : {};
  };
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <Field label={t('editor.header')} {...withError('name')}>
        <Input
          autoComplete="off"
          maxLength={200}
          value={column.name}
          onChange={event => onChange({ ...column, name: event.target.value })}
        />
      </Field>
      <Field label={t('editor.content')} {...withError('field')}>
        <Select
          value={column.field ?? fixed}
          onChange={event => onChange(withContent(column, event.target.value))}
        >
          <option value={fixed}>{t('editor.fixed')}</option>
          {personFieldNames.map(name => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
        </Select>
      </Field>
      {column.field === undefined && (
        <Field label={t('editor.text')} optional {...withError('text')}>
          <Input
            autoComplete="off"
            maxLength={200}
            value={column.text ?? ''}
            onChange={event => {
              const { text: _text, ...rest } = column;
              const { value } = event.target;
              onChange(value === '' ? rest : { ...rest, text: value });
            }}
          />
        </Field>
      )}
      <ArgumentField column={column} onChange={onChange} {...withError('argument')} />
      {column.field !== undefined && <Forms column={column} errorOf={errorOf} onChange={onChange} />}
      <div className="sm:col-span-2">
        <Button size="sm" icon={Trash2} onClick={onRemove}>
          {t('editor.remove')}
        </Button>
      </div>
    </div>
  );
}

/** Changes the content of a column and drops the settings of the previous one. */
function withContent({ name }: LayoutColumn, content: string): LayoutColumn {
  const field = personFieldNames.find(one => one === content);
  if (!field) return { name };
  const first = field === 'Department' || field === 'DepartmentCode' ? { argument: 1 } : {};
  return { name, field, ...first };
}

type FormsProps = Pick<ColumnFieldsProps, 'column' | 'errorOf' | 'onChange'>;

/** Format settings that the program requires. */
function Forms({ column, errorOf, onChange }: FormsProps) {
  const t = useTranslations('exporting.editor');
  const [typedCodes, setTypedCodes] = useState<string | null>(null);
  const codesError = errorOf('codes');
  const maxError = errorOf('charactersMax');
  const { codes: _codes, ...withoutCodes } = column;
  const { charactersMax: _max, ...withoutMax } = column;
  const { shape: _shape, ...withoutShape } = column;
  return (
    <>
      <Field
        label={t('codes')}
        hint={t('codesHint')}
        optional
        className="sm:col-span-2"
        {...(codesError ? { error: codesError } : {})}
      >
        <Textarea
          rows={3}
          spellCheck={false}
          value={typedCodes ?? textOfCodes(column.codes)}
          onBlur={() => setTypedCodes(null)}
          onChange={event => {
            setTypedCodes(event.target.value);
            const codes = codesOf(event.target.value);
            onChange(codes ? { ...column, codes } : withoutCodes);
          }}
        />
      </Field>
      <Field label={t('charactersMax')} optional {...(maxError ? { error: maxError } : {})}>
        <Input
          type="number"
          min={1}
          max={10_000}
          value={column.charactersMax ?? ''}
          onChange={event => {
            const count = event.target.valueAsNumber;
            onChange(Number.isNaN(count) ? withoutMax : { ...column, charactersMax: count });
          }}
        />
      </Field>
      <div className="flex flex-col gap-2 self-end">
        <Checkbox
          label={t('isWholeOrNothing')}
          checked={column.isWholeOrNothing ?? false}
          onChange={event => onChange({ ...column, isWholeOrNothing: event.target.checked })}
        />
        <Checkbox
          label={t('isDigits')}
          checked={column.shape === 'Digits'}
          onChange={event => onChange(event.target.checked ? { ...column, shape: 'Digits' } : withoutShape)}
        />
        <Checkbox
          label={t('isRequired')}
          hint={t('isRequiredHint')}
          checked={column.isRequired ?? false}
          onChange={event => onChange({ ...column, isRequired: event.target.checked })}
        />
      </div>
    </>
  );
}
