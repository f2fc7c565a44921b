'use client';

import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckboxField, SelectField } from '@/components/forms/choice-fields';
import { MoneyField, NumberField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { areAgesCrossed, type TariffValues } from '@/components/office/club/tariffs/tariff-draft';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { surchargeDueTypes, surchargeScopes } from '@/lib/rules/enums';

type SurchargeFieldsProps = {
  form: ApiForm<TariffValues>;
  index: number;
  currency: string;
  mayEdit: boolean;
  onRemove: () => void;
  isIndented: boolean;
};

export function SurchargeFields({
  form,
  index,
  currency,
  mayEdit,
  onRemove,
  isIndented,
}: SurchargeFieldsProps) {
  const t = useTranslations('club.surcharges');
  const labels = useTranslations('labels');
  const errors = useTranslations('club.editor.errors');
  const at = `surcharges.${index}` as const;
  const { id, name: typed, ...ages } = useWatch({ control: form.control, name: at });
  const name = typed || t('unnamed');
  return (
    <fieldset className={cn('grid items-end gap-4 py-4 pr-5 sm:grid-cols-2', isIndented && 'pl-5')}>
      <legend className="sr-only">{name}</legend>
      <TextField form={form} name={`${at}.name`} id={`surcharge-${id}`} label={t('name')} maxLength={100} />
      <MoneyField form={form} name={`${at}.price`} label={t('price')} currency={currency} />
      <SelectField
        form={form}
        name={`${at}.dueType`}
        label={t('due')}
        options={surchargeDueTypes.map(value => ({ value, label: labels(`surchargeDueType.${value}`) }))}
      />
      <SelectField
        form={form}
        name={`${at}.scope`}
        label={t('scope')}
        options={surchargeScopes.map(value => ({ value, label: labels(`surchargeScope.${value}`) }))}
      />
      {(['minAge', 'maxAge'] as const).map(age => (
        <NumberField
          key={age}
          form={form}
          name={`${at}.${age}`}
          label={t(age)}
          hint={t('ageHint')}
          error={age === 'maxAge' && areAgesCrossed(ages) ? errors('ageBounds') : undefined}
          className="max-w-24"
          optional
        />
      ))}
      <TextField
        form={form}
        name={`${at}.description`}
        label={t('description')}
        optional
        fieldClassName="sm:col-span-2"
      />
      {(['name', 'description'] as const).map(text => (
        <TranslationFields
          key={text}
          form={form}
          name={`${at}.${text}`}
          label={t(text)}
          fieldClassName="sm:col-span-2"
        />
      ))}
      <CheckboxField
        form={form}
        name={`${at}.isOptional`}
        label={t('isOptional')}
        hint={t('isOptionalHint')}
      />
      {mayEdit && (
        <div className="flex items-end sm:justify-end">
          <Button
            size="sm"
            variant="ghost"
            icon={Trash2}
            onClick={onRemove}
            aria-label={t('removeNamed', { name })}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
