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
import { areAgesCrossed, canEverFit } from '@/lib/rules/money/tariff-fit';

type ConditionFieldsProps = { form: ApiForm<TariffValues>; today: string };

const names = ['validFrom', 'validUntil', 'places', 'fullText'] as const;

/** When a tariff may be chosen and how often, with words for all that limits it. */
export function ConditionFields({ form, today }: ConditionFieldsProps) {
  const t = useTranslations('club.conditions');
  const tariff = useFormValues(form);
  const areCrossed = areAgesCrossed(tariff);
  const words = useConditionWords()(tariff);
  const result = words.length > 0 ? t('result', { conditions: words.join(', ') }) : t('none');
  const canFit = areCrossed || canEverFit(tariff, today);
  const isWrong = !canFit || names.some(name => form.refusal?.errors[name]);
  return (
    <FoldCard
      title={t('title')}
      summary={tariff.isOnlyInFurtherForms ? `${result} ${t('furtherFormsOnly')}` : result}
      description={t('text')}
      mustOpen={isWrong}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
        <NumberField
          form={form}
          name="places"
          label={t('places')}
          hint={t('placesHint')}
          className="max-w-32"
          optional
        />
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
