'use client';

import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Days } from '@/components/office/reports/report-period';

/** Longer times are shown in days. */
const hoursMax = 72;
const hoursADay = 24;

/** Calendar days at noon UTC, which is the same day for every formatter. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Joined by hand: server and browsers use different blanks in ranges, which causes hydration errors. */
const rangeOf =
  (write: (day: string) => string) =>
  ({ from, to }: Days) =>
    from === to ? write(from) : `${write(from)} – ${write(to)}`;

/** Formats numbers and days in the reader's language. */
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
      /** A count with its share, separated by a no-break space. */
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
      /** Whether to show times in days or hours. */
      durationUnit: (longest: number) =>
        longest < hoursMax
          ? { unit: 'hours' as const, of: (hours: number) => hours }
          : { unit: 'days' as const, of: (hours: number) => Math.round((hours / hoursADay) * 100) / 100 },
    };
  }, [format, t]);
}

export type ReportFormats = ReturnType<typeof useReportFormats>;
