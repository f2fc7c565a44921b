'use client';

import { useTranslations } from 'use-intl';
import { rulesOf } from '@/components/office/club/custom-field-draft';
import { OptionEditor } from '@/components/office/club/option-editor';
import type { RecordDraft } from '@/components/office/club/use-record-draft';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { WholeNumberInput } from '@/components/ui/typed-input';
import type { CustomField } from '@/lib/api-client/master-data';
import { isSafePattern } from '@/lib/rules/custom-fields/safe-pattern';

type CustomFieldRulesProps = { draft: RecordDraft<CustomField>; mayEdit: boolean };

/** Valid answers, as far as the type has options, and the default. */
export function CustomFieldRules({ draft, mayEdit }: CustomFieldRulesProps) {
  const t = useTranslations('club.customFields');
  const { value, set, errorOf } = draft;
  const rules = rulesOf[value.type];
  const isDate = value.type === 'Date';
  return (
    <>
      {rules.includes('options') && <OptionEditor draft={draft} mayEdit={mayEdit} />}
      <Card title={t('rules')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {rules.includes('lengths') &&
            (['minLength', 'maxLength'] as const).map(name => (
              <Field key={name} label={t(name)} error={errorOf(name)} optional>
                <WholeNumberInput
                  className="max-w-28"
                  value={value[name]}
                  onValueChange={length => set({ [name]: length })}
                />
              </Field>
            ))}
          {rules.includes('bounds') &&
            (['min', 'max'] as const).map(name => (
              <Field key={name} label={t(isDate ? `${name}Date` : name)} error={errorOf(name)} optional>
                <Input
                  type={isDate ? 'date' : 'text'}
                  inputMode={isDate ? undefined : 'decimal'}
                  className="max-w-44"
                  value={value[name] ?? ''}
                  onChange={event => set({ [name]: event.target.value || null })}
                />
              </Field>
            ))}
          {rules.includes('pattern') && <PatternField draft={draft} />}
          <DefaultField draft={draft} />
        </div>
      </Card>
    </>
  );
}

function PatternField({ draft }: { draft: RecordDraft<CustomField> }) {
  const t = useTranslations('club.customFields');
  const pattern = draft.value.pattern ?? '';
  const isSafe = isSafePattern(pattern);
  return (
    <div className="sm:col-span-2">
      <Field
        label={t('pattern')}
        hint={t('patternHint')}
        error={pattern !== '' && !isSafe ? t('patternUnsafe') : draft.errorOf('pattern')}
        optional
      >
        <Input
          value={pattern}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          className="font-mono"
          onChange={event => draft.set({ pattern: event.target.value || null })}
        />
      </Field>
      <p role="status" className="mt-1 text-sm text-ink-muted">
        {pattern !== '' && isSafe && t('patternSafe')}
      </p>
    </div>
  );
}

function DefaultField({ draft }: { draft: RecordDraft<CustomField> }) {
  const t = useTranslations('club.customFields');
  const labels = useTranslations('labels.answer');
  const { value, set, errorOf } = draft;
  const choices =
    value.type === 'Checkbox'
      ? [{ value: 'true', label: labels('yes') }]
      : rulesOf[value.type].includes('options')
        ? value.options
        : null;
  return (
    <Field
      label={t('defaultValue')}
      hint={t('defaultValueHint')}
      error={errorOf('defaultValue')}
      optional
      className="sm:col-span-2"
    >
      {choices ? (
        <Select
          value={value.defaultValue ?? ''}
          onChange={event => set({ defaultValue: event.target.value || null })}
        >
          <option value="">{t('noDefault')}</option>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          type={value.type === 'Date' ? 'date' : 'text'}
          value={value.defaultValue ?? ''}
          maxLength={500}
          onChange={event => set({ defaultValue: event.target.value || null })}
        />
      )}
    </Field>
  );
}
