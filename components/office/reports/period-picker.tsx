'use client';

import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { daysBefore, faultOf, periodPresets } from '@/components/office/reports/report-period';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import type { ReportPeriod } from '@/components/office/reports/use-report-period';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';

const own = 'own';

/** Of which days the reports are, by name or by two dates; and with which days they are compared. */
export function PeriodPicker({ period }: { period: ReportPeriod }) {
  const t = useTranslations('reports.period');
  const formats = useReportFormats();
  const { preset, days } = period;
  const [isOwnWanted, setIsOwnWanted] = useState(false);
  const isOwn = isOwnWanted || preset === null;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label={t('label')} className="w-full sm:w-56 print:hidden">
        <Select
          value={isOwn ? own : (preset ?? own)}
          onChange={({ target }) => {
            const chosen = periodPresets.find(one => one === target.value);
            setIsOwnWanted(!chosen);
            if (chosen) period.choosePreset(chosen);
          }}
        >
          {periodPresets.map(one => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
          <option value={own}>{t('own')}</option>
        </Select>
      </Field>
      {isOwn && (
        <OwnDays key={`${days.from} ${days.to}`} period={period} onChosen={() => setIsOwnWanted(false)} />
      )}
      <p className="pb-2 text-sm text-ink-muted max-sm:w-full">
        <span className="font-medium text-ink">{formats.days(days)}</span>
        <br />
        {t('compared', { days: formats.shortDays(daysBefore(days)) })}
      </p>
    </div>
  );
}

type OwnDaysProps = { period: ReportPeriod; onChosen: () => void };

function OwnDays({ period, onChosen }: OwnDaysProps) {
  const t = useTranslations('reports.period');
  const [draft, setDraft] = useState(period.days);
  const [isTold, setIsTold] = useState(false);
  const fault = faultOf(draft);

  function choose(event: FormEvent) {
    event.preventDefault();
    setIsTold(fault !== null);
    if (fault) return;
    period.chooseDays(draft);
    onChosen();
  }

  return (
    <form
      noValidate
      onSubmit={choose}
      className="flex w-full flex-wrap items-end gap-3 sm:w-auto print:hidden"
    >
      <Field
        label={t('from')}
        className="min-w-36 flex-1"
        {...(isTold && fault ? { error: t(`fault.${fault}`) } : {})}
      >
        <Input
          type="date"
          value={draft.from}
          onChange={({ target }) => setDraft({ ...draft, from: target.value })}
        />
      </Field>
      <Field label={t('to')} className="min-w-36 flex-1">
        <Input
          type="date"
          value={draft.to}
          onChange={({ target }) => setDraft({ ...draft, to: target.value })}
        />
      </Field>
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}
