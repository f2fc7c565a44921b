'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  daysBefore,
  faultOf,
  type PeriodPreset,
  periodPresets,
} from '@/components/office/reports/report-period';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import type { ReportPeriod } from '@/components/office/reports/use-report-period';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/inputs/select';

const own = 'own';
/** Delay before loading, so that arrow keys can skip periods. */
const settleMs = 300;

/** Selects the days of the reports, by preset or by two dates, and shows the days of comparison. */
export function PeriodPicker({ period }: { period: ReportPeriod }) {
  const t = useTranslations('reports.period');
  const formats = useReportFormats();
  const { preset, days, choosePreset } = period;
  const [wanted, setWanted] = useState<PeriodPreset | typeof own | null>(null);
  const shown = wanted ?? preset ?? own;
  useEffect(() => {
    if (wanted === null || wanted === own) return;
    const timer = setTimeout(() => {
      setWanted(null);
      choosePreset(wanted);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [wanted, choosePreset]);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label={t('label')} className="w-full sm:w-56 print:hidden">
        <Select
          value={shown}
          onChange={({ target }) => setWanted(periodPresets.find(one => one === target.value) ?? own)}
        >
          {periodPresets.map(one => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
          <option value={own}>{t('own')}</option>
        </Select>
      </Field>
      {shown === own && (
        <OwnDays key={`${days.from} ${days.to}`} period={period} onChosen={() => setWanted(null)} />
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
