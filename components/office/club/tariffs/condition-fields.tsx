'use client';

import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { NumberField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { TariffValues } from '@/components/office/club/tariffs/tariff-draft';
import { useConditionWords } from '@/components/office/club/tariffs/use-condition-words';
import { FoldCard } from '@/components/ui/display/fold-card';
import { Notice } from '@/components/ui/notice';
import type { AgeReference } from '@/lib/rules/enums';
import { areAgesCrossed, canEverFit } from '@/lib/rules/money/tariff-fit';

type ConditionFieldsProps = { form: ApiForm<TariffValues>; ageReference: AgeReference; today: string };

const names = ['minAge', 'maxAge', 'validFrom', 'validUntil', 'places', 'fullText'] as const;

/** Who may choose a tariff, and when; with words for what results. */
export function ConditionFields({ form, ageReference, today }: ConditionFieldsProps) {
  const t = useTranslations('club.conditions');
  const errors = useTranslations('club.editor.errors');
  const tariff = useFormValues(form);
  const areCrossed = areAgesCrossed(tariff);
  const words = useConditionWords()(tariff);
  const result = words.length > 0 ? t('result', { conditions: words.join(', ') }) : t('none');
  const canFit = areCrossed || canEverFit(tariff, today);
  const isWrong = areCrossed || !canFit || names.some(name => form.refusal?.errors[name]);
  const limit = { optional: true, className: 'max-w-32' } as const;
  return (
    <FoldCard
      title={t('title')}
      summary={tariff.isOnlyInFurtherForms ? `${result} ${t('furtherFormsOnly')}` : result}
      description={t('text')}
      mustOpen={isWrong}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField form={form} name="minAge" label={t('minAge')} {...limit} />
        <NumberField
          form={form}
          name="maxAge"
          label={t('maxAge')}
          hint={t(`ageHint.${ageReference}`)}
          error={areCrossed ? errors('ageBounds') : undefined}
          {...limit}
        />
        <TextField
          form={form}
          name="validFrom"
          label={t('validFrom')}
          hint={t('firstDayHint')}
          type="date"
          isNullable
          optional
        />
        <TextField
          form={form}
          name="validUntil"
          label={t('validUntil')}
          hint={t('lastDayHint')}
          type="date"
          isNullable
          optional
        />
        <NumberField form={form} name="places" label={t('places')} hint={t('placesHint')} {...limit} />
        <TextField
          form={form}
          name="fullText"
          label={t('fullText')}
          hint={t('fullTextHint')}
          maxLength={500}
          optional
        />
        <TranslationFields
          form={form}
          name="fullText"
          label={t('fullText')}
          maxLength={500}
          fieldClassName="sm:col-start-2"
        />
        <div className="sm:col-span-2">
          <CheckboxField
            form={form}
            name="isOnlyInFurtherForms"
            label={t('isOnlyInFurtherForms')}
            hint={t('isOnlyInFurtherFormsHint')}
          />
        </div>
      </div>
      <div className="mt-4" aria-live="polite">
        {!canFit && <Notice tone="warning">{t('never')}</Notice>}
        {canFit && !areCrossed && <p className="text-ink-muted">{result}</p>}
      </div>
    </FoldCard>
  );
}
