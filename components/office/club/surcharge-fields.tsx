'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Surcharge } from '@/components/office/club/tariff-draft';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MoneyInput } from '@/components/ui/money-input';
import { Select } from '@/components/ui/select';
import { WholeNumberInput } from '@/components/ui/typed-input';
import { surchargeDueTypes, surchargeScopes } from '@/lib/rules/enums';

type SurchargeFieldsProps = {
  surcharge: Surcharge;
  currency: string;
  mayEdit: boolean;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<Surcharge>) => void;
  onRemove: () => void;
  isIndented: boolean;
};

export function SurchargeFields({
  surcharge,
  currency,
  mayEdit,
  errorOf,
  onChange,
  onRemove,
  isIndented,
}: SurchargeFieldsProps) {
  const t = useTranslations('club.surcharges');
  const labels = useTranslations('labels');
  const name = surcharge.name || t('unnamed');
  return (
    <fieldset className={cn('grid items-end gap-4 py-4 pr-5 sm:grid-cols-2', isIndented && 'pl-5')}>
      <legend className="sr-only">{name}</legend>
      <Field label={t('name')} error={errorOf('name')} id={`surcharge-${surcharge.id}`}>
        <Input
          value={surcharge.name}
          maxLength={100}
          onChange={event => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label={t('price')} error={errorOf('price')}>
        <MoneyInput
          currency={currency}
          value={surcharge.price}
          onValueChange={price => onChange({ price: price ?? Number.NaN })}
        />
      </Field>
      <Field label={t('due')} error={errorOf('dueType')}>
        <Select
          value={surcharge.dueType}
          onChange={event => {
            const dueType = surchargeDueTypes.find(one => one === event.target.value);
            if (dueType) onChange({ dueType });
          }}
        >
          {surchargeDueTypes.map(one => (
            <option key={one} value={one}>
              {labels(`surchargeDueType.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('scope')} error={errorOf('scope')}>
        <Select
          value={surcharge.scope}
          onChange={event => {
            const scope = surchargeScopes.find(one => one === event.target.value);
            if (scope) onChange({ scope });
          }}
        >
          {surchargeScopes.map(one => (
            <option key={one} value={one}>
              {labels(`surchargeScope.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('minAge')} hint={t('ageHint')} error={errorOf('minAge')} optional>
        <WholeNumberInput
          value={surcharge.minAge ?? null}
          className="max-w-24"
          onValueChange={minAge => onChange({ minAge: minAge ?? undefined })}
        />
      </Field>
      <Field label={t('maxAge')} hint={t('ageHint')} error={errorOf('maxAge')} optional>
        <WholeNumberInput
          value={surcharge.maxAge ?? null}
          className="max-w-24"
          onValueChange={maxAge => onChange({ maxAge: maxAge ?? undefined })}
        />
      </Field>
      <Field label={t('description')} error={errorOf('description')} optional className="sm:col-span-2">
        <Input
          value={surcharge.description}
          onChange={event => onChange({ description: event.target.value })}
        />
      </Field>
      <Checkbox
        label={t('isOptional')}
        hint={t('isOptionalHint')}
        checked={surcharge.isOptional}
        onChange={event => onChange({ isOptional: event.target.checked })}
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
