'use client';

import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Days } from '@/components/office/reports/report-period';

/** Above this, hours say less than days. */
const hoursMax = 72;
const hoursADay = 24;

/** Civil days, at noon of a day that is the same everywhere. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Put together here: server and browsers differ in the blanks of a range, which hydration would take for a change. */
const rangeOf =
  (write: (day: string) => string) =>
  ({ from, to }: Days) =>
    from === to ? write(from) : `${write(from)} – ${write(to)}`;

/** Numbers and days as the reader writes them. */
export function useReportFormats() {
  const format = useFormatter();
  const t = useTranslations('reports');
  return useMemo(() => {
    const inUtc = { timeZone: 'UTC' } as const;
    const decimal = (value: number) => format.number(value, { maximumFractionDigits: 1 });
    const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
    return {
      count: (value: number) => format.number(value),
      decimal,
      percent,
      /** A count with its share, in one piece that is never broken. */
      withShare: (value: number, share: number) => `${format.number(value)}\u00a0(${percent(share)})`,
      money: (amount: number, currency: string) =>
        format.number(amount, { style: 'currency', currency, maximumFractionDigits: 2 }),
      day: (day: string) => format.dateTime(noon(day), { ...inUtc, dateStyle: 'medium' }),
      shortDay: (day: string) => format.dateTime(noon(day), { ...inUtc, day: 'numeric', month: 'numeric' }),
      month: (day: string) => format.dateTime(noon(day), { ...inUtc, month: 'long', year: 'numeric' }),
      shortMonth: (day: string) => format.dateTime(noon(day), { ...inUtc, month: 'short', year: '2-digit' }),
      days: rangeOf(day => format.dateTime(noon(day), { ...inUtc, dateStyle: 'long' })),
      shortDays: rangeOf(day => format.dateTime(noon(day), { ...inUtc, dateStyle: 'medium' })),
      duration: (hours: number) =>
        hours < hoursMax
          ? t('hours', { count: hours, text: decimal(hours) })
          : t('days', { count: hours / hoursADay, text: decimal(hours / hoursADay) }),
      /** Whether times are better told in days, and hours as that. */
      durationUnit: (longest: number) =>
        longest < hoursMax
          ? { unit: 'hours' as const, of: (hours: number) => hours }
          : { unit: 'days' as const, of: (hours: number) => Math.round((hours / hoursADay) * 100) / 100 },
    };
  }, [format, t]);
}

export type ReportFormats = ReturnType<typeof useReportFormats>;
