'use client';

import { useTranslations } from 'use-intl';
import { CheckboxField, SelectField } from '@/components/forms/choice-fields';
import { MoneyField, NumberField } from '@/components/forms/number-fields';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { TariffValues } from '@/components/office/club/tariffs/tariff-draft';
import { Card } from '@/components/ui/display/card';
import { type AgeReference, membershipPriceIntervals } from '@/lib/rules/enums';
import { areAgesCrossed } from '@/lib/rules/money/tariff-fit';

type TariffFieldsProps = { form: ApiForm<TariffValues>; currency: string };

/** What it is, what it costs and for which ages. */
export function TariffFields({
  form,
  currency,
  ageReference,
}: TariffFieldsProps & { ageReference: AgeReference }) {
  const t = useTranslations('club.tariffs');
  const conditions = useTranslations('club.conditions');
  const errors = useTranslations('club.editor.errors');
  const areCrossed = areAgesCrossed(useFormValues(form));
  const labels = useTranslations('labels.priceInterval');
  return (
    <Card title={t('basics')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="name" label={t('name')} maxLength={100} fieldClassName="sm:col-span-2" />
        <TranslationFields
          form={form}
          name="name"
          label={t('name')}
          maxLength={100}
          fieldClassName="sm:col-span-2"
        />
        <MoneyField
          form={form}
          name="membershipPrice"
          label={t('price')}
          hint={t('priceHint')}
          currency={currency}
        />
        <SelectField
          form={form}
          name="priceInterval"
          label={t('interval')}
          hint={t('intervalHint')}
          options={membershipPriceIntervals.map(value => ({ value, label: labels(value) }))}
        />
        <NumberField
          form={form}
          name="minAge"
          label={conditions('minAge')}
          hint={conditions('minAgeHint')}
          className="max-w-32"
          optional
        />
        <NumberField
          form={form}
          name="maxAge"
          label={conditions('maxAge')}
          hint={conditions(`ageHint.${ageReference}`)}
          error={areCrossed ? errors('ageBounds') : undefined}
          className="max-w-32"
          optional
        />
        <div className="sm:col-span-2">
          <CheckboxField
            form={form}
            name="isFamilyMembership"
            label={t('isFamily')}
            hint={t('isFamilyHint')}
          />
        </div>
        <TextAreaField
          form={form}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          rows={2}
          optional
          fieldClassName="sm:col-span-2"
        />
        <TranslationFields
          form={form}
          name="description"
          label={t('description')}
          rows={2}
          fieldClassName="sm:col-span-2"
        />
      </div>
    </Card>
  );
}

/** The tariff's code in other programs. */
export function SoftwareCard({ form }: Pick<TariffFieldsProps, 'form'>) {
  const t = useTranslations('club.tariffs');
  return (
    <Card title={t('software')} description={t('softwareText')}>
      <TextField
        form={form}
        name="externalCode"
        label={t('externalCode')}
        hint={t('externalCodeHint')}
        maxLength={50}
        className="max-w-40"
        optional
      />
    </Card>
  );
}
