'use client';

import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckboxField, SelectField } from '@/components/forms/choice-fields';
import { MoneyField, NumberField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import type { TariffValues } from '@/components/office/club/tariffs/tariff-draft';
import { useSurchargeTerms } from '@/components/office/club/tariffs/use-surcharge-terms';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { surchargeDueTypes, surchargeScopes } from '@/lib/rules/enums';
import { areAgesCrossed } from '@/lib/rules/money/tariff-fit';

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
  const surcharge = useWatch({ control: form.control, name: at });
  const { id, name: typed } = surcharge;
  const name = typed || t('unnamed');
  const summary = useSurchargeTerms()(surcharge).join(', ');
  const isRefused =
    areAgesCrossed(surcharge) ||
    Object.keys(form.refusal?.errors ?? {}).some(
      path => path.startsWith(`${at}.`) && path !== `${at}.name` && path !== `${at}.price`,
    );
  return (
    <fieldset className={cn('grid gap-4 py-4 pr-5 sm:grid-cols-2', isIndented && 'pl-5')}>
      <legend className="sr-only">{name}</legend>
      <TextField form={form} name={`${at}.name`} id={`surcharge-${id}`} label={t('name')} maxLength={100} />
      <MoneyField form={form} name={`${at}.price`} label={t('price')} currency={currency} />
      <MoreFields summary={summary} mustOpen={isRefused}>
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
            error={age === 'maxAge' && areAgesCrossed(surcharge) ? errors('ageBounds') : undefined}
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
      </MoreFields>
      {mayEdit && (
        <div className="sm:col-span-2">
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

type MoreFieldsProps = { summary: string; mustOpen: boolean; children: ReactNode };

/** When it is due, for whom and how it is explained; folded, with the terms in words. */
function MoreFields({ summary, mustOpen, children }: MoreFieldsProps) {
  const t = useTranslations('club.surcharges');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group sm:col-span-2"
      open={isOpen || mustOpen}
      onToggle={event => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
        <span className="min-w-0">
          <span className="font-medium">{t('more')}</span>
          <span className="block text-sm text-ink-muted group-open:hidden">{summary}</span>
        </span>
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
