'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { FormCancellation } from '@/lib/contracts/forms';
import { earliestEffectiveDate, isNoticePeriod } from '@/lib/rules/dates/cancellation-date';
import { cancellationModes, noticeUnits } from '@/lib/rules/enums';

type NoticeSettings = Pick<FormCancellation, 'cancellationMode' | 'noticePeriod' | 'businessYearStartMonth'>;

type NoticeFieldsProps = {
  value: NoticeSettings;
  today: string;
  error: string | undefined;
  onChange: (changes: Partial<NoticeSettings>) => void;
};

/** When a membership can end, with an example for a cancellation of today. */
export function NoticeFields({ value, today, error, onChange }: NoticeFieldsProps) {
  const t = useTranslations('forms.settings');
  const labels = useTranslations('labels');
  const { cancellationMode, noticePeriod, businessYearStartMonth } = value;
  const [typed, setTyped] = useState(`${noticePeriod.value}`);
  const isAllowed = isNoticePeriod(noticePeriod);
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('cancellationMode')}>
        <Select
          value={cancellationMode}
          onChange={({ target }) =>
            onChange({ cancellationMode: cancellationModes.find(one => one === target.value) ?? 'EndOfYear' })
          }
        >
          {cancellationModes.map(mode => (
            <option key={mode} value={mode}>
              {t(`modes.${mode}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('noticeValue')} error={error ?? (isAllowed ? undefined : t('noticeInvalid'))}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              onChange({ noticePeriod: { ...noticePeriod, value: Number(event.target.value) } });
            }}
          />
        </Field>
        <Field label={t('noticeUnit')}>
          <Select
            value={noticePeriod.unit}
            onChange={({ target }) => {
              const unit = noticeUnits.find(one => one === target.value) ?? 'Months';
              onChange({ noticePeriod: { ...noticePeriod, unit } });
            }}
          >
            {noticeUnits.map(unit => (
              <option key={unit} value={unit}>
                {labels(`noticeUnit.${unit}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <YearStart value={businessYearStartMonth} onChange={onChange} />
      {isAllowed && <Example value={value} today={today} />}
    </div>
  );
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function YearStart({ value, onChange }: { value: number; onChange: NoticeFieldsProps['onChange'] }) {
  const t = useTranslations('forms.settings');
  const format = useFormatter();
  return (
    <Field label={t('businessYear')} hint={t('businessYearHint')}>
      <Select
        value={value}
        onChange={event => onChange({ businessYearStartMonth: Number(event.target.value) })}
      >
        {months.map(month => (
          <option key={month} value={month}>
            {format.dateTime(new Date(Date.UTC(2026, month - 1, 1)), { month: 'long', timeZone: 'UTC' })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Example({ value, today }: { value: NoticeSettings; today: string }) {
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
