'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { NumberField } from '@/components/forms/number-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { FormCancellation } from '@/lib/contracts/forms';
import { earliestEffectiveDate, isNoticePeriod } from '@/lib/rules/dates/cancellation-date';
import { cancellationModes, noticeUnits } from '@/lib/rules/enums';

type NoticeFieldsProps = { form: ApiForm<FormCancellation>; today: string };

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** When a membership can end, with an example for a cancellation of today. */
export function NoticeFields({ form, today }: NoticeFieldsProps) {
  const t = useTranslations('forms.settings');
  const labels = useTranslations('labels');
  const format = useFormatter();
  const value = useFormValues(form);
  const isAllowed = isNoticePeriod(value.noticePeriod);
  const nameOf = (month: number) =>
    format.dateTime(new Date(Date.UTC(2026, month - 1, 1)), { month: 'long', timeZone: 'UTC' });
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        form={form}
        name="cancellationMode"
        label={t('cancellationMode')}
        options={cancellationModes.map(mode => ({ value: mode, label: t(`modes.${mode}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          form={form}
          name="noticePeriod.value"
          label={t('noticeValue')}
          error={isAllowed ? undefined : t('noticeInvalid')}
        />
        <SelectField
          form={form}
          name="noticePeriod.unit"
          label={t('noticeUnit')}
          options={noticeUnits.map(unit => ({ value: unit, label: labels(`noticeUnit.${unit}`) }))}
        />
      </div>
      <SelectField
        form={form}
        name="businessYearStartMonth"
        label={t('businessYear')}
        hint={t('businessYearHint')}
        options={months.map(month => ({ value: month, label: nameOf(month) }))}
      />
      {isAllowed && <Example value={value} today={today} />}
    </div>
  );
}

type ExampleProps = {
  value: Pick<FormCancellation, 'cancellationMode' | 'noticePeriod' | 'businessYearStartMonth'>;
  today: string;
};

function Example({ value, today }: ExampleProps) {
  const t = useTranslations('forms.settings');
  const format = useFormatter();
  const { effectiveDate, deadline } = earliestEffectiveDate(value, today);
  const show = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p role="status" className="rounded-md bg-accent-soft px-4 py-3 text-accent-ink">
      {t('example', { end: show(effectiveDate) })}
      {value.cancellationMode !== 'Immediately' && ` ${t('exampleDeadline', { deadline: show(deadline) })}`}
    </p>
  );
}
