'use client';

import { parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useNow, useTimeZone } from 'use-intl';
import {
  type Days,
  daysOfPreset,
  defaultPreset,
  faultOf,
  intervalOf,
  type PeriodPreset,
  periodPresets,
} from '@/components/office/reports/report-period';
import { isoDate } from '@/components/office/submissions/inbox-filters';
import { today } from '@/lib/rules/dates/calendar';
import { trendIntervals } from '@/lib/rules/enums';

const parsers = {
  period: parseAsStringLiteral(periodPresets),
  from: isoDate,
  to: isoDate,
  interval: parseAsStringLiteral(trendIntervals),
};

const minuteMs = 60_000;

/** The period of the reports, stored in the address; invalid custom days count as absent. */
export function useReportPeriod() {
  const [chosen, setChosen] = useQueryStates(parsers, { history: 'push' });
  const timeZone = useTimeZone() ?? 'UTC';
  const day = today(timeZone, useNow({ updateInterval: minuteMs }));
  const { period, from, to, interval } = chosen;
  return useMemo(() => {
    const own = from && to && !faultOf({ from, to }) ? { from, to } : null;
    const preset = own ? null : (period ?? defaultPreset);
    const days = own ?? daysOfPreset(preset ?? defaultPreset, day);
    return {
      preset,
      days,
      interval: interval ?? intervalOf(days),
      choosePreset: (next: PeriodPreset) =>
        setChosen({ period: next === defaultPreset ? null : next, from: null, to: null }),
      chooseDays: (next: Days) => setChosen({ ...next, period: null }),
      chooseInterval: (next: 'Week' | 'Month') => setChosen({ interval: next }),
    };
  }, [period, from, to, interval, day, setChosen]);
}

export type ReportPeriod = ReturnType<typeof useReportPeriod>;
