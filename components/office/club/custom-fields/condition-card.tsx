'use client';

import { useTranslations } from 'use-intl';
import { CheckboxGroupField, SelectField } from '@/components/forms/choice-fields';
import { NumberField } from '@/components/forms/number-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import {
  checkCondition,
  conditionKinds,
  toCondition,
} from '@/components/office/club/custom-fields/condition-draft';
import type { CustomFieldValues } from '@/components/office/club/custom-fields/custom-field-draft';
import {
  type ClubOffer,
  useConditionOffer,
  useConditionWords,
} from '@/components/office/club/custom-fields/use-condition-offer';
import { Card } from '@/components/ui/display/card';
import { ErrorState } from '@/components/ui/error-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { conditionValues, fieldsForCondition } from '@/lib/rules/custom-fields/check-condition';

type FieldForm = { form: ApiForm<CustomFieldValues> };
type WithOffer = FieldForm & { offer: ClubOffer };

/** When the membership form asks the field. */
export function ConditionCard({ form }: FieldForm) {
  const t = useTranslations('club.customFields.condition');
  const { offer, isFailed, refetch } = useConditionOffer();
  const isOfMember = useFormValues(form).category === 'FamilyMember';
  return (
    <Card title={t('title')} description={isOfMember ? `${t('text')} ${t('ofMember')}` : t('text')}>
      {offer && <ConditionFields form={form} offer={offer} />}
      {isFailed && <ErrorState title={t('failed')} onRetry={refetch} />}
      {!offer && !isFailed && <Skeleton className="h-24" />}
    </Card>
  );
}

function ConditionFields({ form, offer }: WithOffer) {
  const t = useTranslations('club.customFields.condition');
  const { showIf, ...field } = useFormValues(form);
  const others = fieldsForCondition(field, offer.customFields);
  const isOffered = {
    Membership: offer.memberships.length > 0,
    Department: offer.departments.length > 0,
    Age: true,
    Answer: others.length > 0,
  };
  const kinds = conditionKinds.filter(kind => isOffered[kind] || showIf.kinds.includes(kind));
  return (
    <div className="flex flex-col gap-5">
      <CheckboxGroupField
        form={form}
        name="showIf.kinds"
        legend={t('kinds')}
        hint={t('kindsHint')}
        options={kinds.map(value => ({ value, label: t(`kind.${value}`) }))}
      />
      {showIf.kinds.includes('Membership') && (
        <RecordsField form={form} name="membershipIds" records={offer.memberships} />
      )}
      {showIf.kinds.includes('Department') && (
        <RecordsField form={form} name="departmentIds" records={offer.departments} />
      )}
      {showIf.kinds.includes('Age') && <AgeFields form={form} />}
      {showIf.kinds.includes('Answer') && <AnswerFields form={form} offer={offer} />}
      <Result form={form} offer={offer} />
    </div>
  );
}

type RecordsFieldProps = FieldForm & {
  name: 'membershipIds' | 'departmentIds';
  records: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
};

/** Archived and deleted records are listed only while the condition names them. */
function RecordsField({ form, name, records }: RecordsFieldProps) {
  const t = useTranslations('club.customFields.condition');
  const deleted = useTranslations('labels.condition')('gone');
  const stored = form.stored.showIf[name];
  const chosen = [...new Set([...stored, ...useFormValues(form).showIf[name]])];
  const known = records.filter(({ id, isActive }) => isActive || chosen.includes(id));
  const gone = chosen.filter(id => !records.some(record => record.id === id));
  return (
    <CheckboxGroupField
      form={form}
      name={`showIf.${name}`}
      legend={t(name)}
      options={[
        ...known.map(record => ({
          value: record.id,
          label: record.isActive ? record.name : t('archived', { name: record.name }),
        })),
        ...gone.map(value => ({ value, label: deleted })),
      ]}
    />
  );
}

function AgeFields({ form }: FieldForm) {
  const t = useTranslations('club');
  const limit = { form, optional: true, className: 'max-w-32' } as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberField {...limit} name="showIf.minAge" label={t('conditions.minAge')} />
      <NumberField
        {...limit}
        name="showIf.maxAge"
        label={t('conditions.maxAge')}
        hint={t('customFields.condition.ageHint')}
      />
    </div>
  );
}

function AnswerFields({ form, offer }: WithOffer) {
  const t = useTranslations('club.customFields.condition');
  const labels = useTranslations('labels');
  const { showIf, ...field } = useFormValues(form);
  const { internalName, values } = showIf.answer;
  const other = offer.customFields.find(one => one.internalName === internalName);
  const offered = fieldsForCondition(field, offer.customFields);
  const isOffered = offered.some(one => one.internalName === internalName);
  const named = { value: internalName, label: other?.label ?? `${internalName} ${labels('condition.gone')}` };
  const possible = other ? conditionValues(other) : [];
  const labelOf = (value: string) => {
    if (other?.type === 'Checkbox') return labels(value === 'true' ? 'answer.yes' : 'answer.no');
    return (
      other?.options.find(option => option.value === value)?.label ?? `${value} ${labels('condition.gone')}`
    );
  };
  return (
    <>
      <SelectField
        form={form}
        name="showIf.answer.internalName"
        label={t('field')}
        onChosen={chosen => form.set({ showIf: { ...showIf, answer: { internalName: chosen, values: [] } } })}
        options={[
          { value: '', label: t('chooseField') },
          ...offered.map(one => ({ value: one.internalName, label: one.label })),
          ...(internalName === '' || isOffered ? [] : [named]),
        ]}
      />
      {internalName !== '' && (
        <CheckboxGroupField
          form={form}
          name="showIf.answer.values"
          legend={t('answers')}
          options={[...new Set([...possible, ...values])].map(value => ({ value, label: labelOf(value) }))}
        />
      )}
    </>
  );
}

/** The condition in words, and what must be corrected in it. */
function Result({ form, offer }: WithOffer) {
  const t = useTranslations('club.customFields.condition');
  const editor = useTranslations('club.editor.errors');
  const field = useTranslations('club.customFields');
  const words = useConditionWords();
  const { showIf } = useFormValues(form);
  const condition = toCondition(showIf);
  const isComplete = Object.keys(checkCondition(showIf, { editor, field })).length === 0;
  const gone = condition ? words.gone(condition, offer) : '';
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      {condition === null && <p className="text-ink-muted">{t('none')}</p>}
      {condition && isComplete && <p className="text-ink-muted">{words.text(condition, offer)}.</p>}
      {gone && <Notice tone="warning">{`${t('gone', { names: gone })} ${t('goneAdvice')}`}</Notice>}
    </div>
  );
}
